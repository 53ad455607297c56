import { Button, Text } from '@mantine/core'
import { useMessages } from '#kernel/admin/session.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { Moment } from '../people/admin/edit/facts.tsx'
import classes from '../people/admin/edit/lines.module.css'
import { adminMessages } from './messages.ts'

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
    <ul className={classes.lines}>
      {sessions.map((session) => (
        <li key={session.id} className={classes.line}>
          <div className={classes.words}>
            <p className={classes.name}>{session.device}</p>
            <p className={classes.note}>
              {session.network} · <Moment date={session.lastActive} />
            </p>
          </div>
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
        </li>
      ))}
    </ul>
  )
}
