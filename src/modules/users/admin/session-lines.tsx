import { Button, Text } from '@mantine/core'
import { useMessages } from '#kernel/admin/session.tsx'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { readableNetwork } from '../people/readable-network.ts'
import { adminMessages } from './messages.ts'
import { Moment } from './moment.tsx'

export type SessionLine = {
  id: string
  device: string
  network: string
  lastActive: string
  /** Said as a badge, e.g. that it is this very one. */
  note?: string
  isFixed?: boolean
}

type Props = { sessions: readonly SessionLine[]; onEnd?(id: string): void }

/** Devices in words, where from and when last seen. */
export function SessionLines({ sessions, onEnd }: Props) {
  const t = useMessages(adminMessages)
  if (sessions.length === 0) return <Text c="dimmed">{t('sessions.none')}</Text>
  return (
    <Lines>
      {sessions.map((session) => (
        <Line
          key={session.id}
          name={session.device}
          note={
            <>
              {readableNetwork(session.network)} · <Moment date={session.lastActive} />
            </>
          }
        >
          {session.note && <StatusBadge tone="info" label={session.note} />}
          {onEnd && !session.isFixed && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('sessions.endOne', { device: session.device })}
              onClick={() => onEnd(session.id)}
            >
              {t('sessions.end')}
            </Button>
          )}
        </Line>
      ))}
    </Lines>
  )
}
