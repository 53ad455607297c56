import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
  type OwnSession,
} from '#modules/auth/sessions/session.calls.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { personKey } from '../../admin/keys.ts'
import { accountTexts } from '../../admin/messages.ts'
import { type SessionLine, SessionLines } from '../../admin/session-lines.tsx'

/** Where the own account is signed in. */
export function OwnSessionsCard() {
  const t = useTexts(accountTexts)
  const { attempt, isBusy } = useAttempt()
  const sessions = useQuery({
    queryKey: personKey(undefined, 'sessions'),
    queryFn: () => call(listSessions, {}),
  })
  const end = async (work: () => Promise<unknown>) => {
    if (await attempt(work, t('sessions.ended'))) await sessions.refetch()
  }
  const hasOthers = (sessions.data?.items.length ?? 0) > 1
  return (
    <CardSection
      title={t('sessions.title')}
      description={t('sessions.text')}
      actions={
        hasOthers && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconLogout {...SMALL_ICON} />}
            loading={isBusy}
            onClick={() => void end(() => call(endOtherSessions, {}))}
          >
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <SectionQuery query={sessions}>
        {({ items }) => (
          <SessionLines
            sessions={items.map((session) => toLine(session, t('sessions.current')))}
            onEnd={(id) => void end(() => call(endOwnSession, { params: { id } }))}
          />
        )}
      </SectionQuery>
    </CardSection>
  )
}

function toLine(session: OwnSession, note: string): SessionLine {
  const { _id, device, ip_prefix, last_active, current } = session
  const line = { id: _id, device, network: ip_prefix, lastActive: last_active }
  return current ? { ...line, note, isFixed: true } : line
}
