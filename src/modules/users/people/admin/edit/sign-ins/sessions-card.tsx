import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminTexts } from '../../../../admin/messages.ts'
import { SessionLines } from '../../../../admin/session-lines.tsx'
import { endUserSessions } from '../../../person.calls.ts'
import type { KnownSignIns } from './known-sign-ins.ts'

type Props = KnownSignIns & { onChange(): void }

/** Where the person is signed in; each place can be ended, or all of them. */
export function SessionsCard({ person, signIns, mayEdit, onChange }: Props) {
  const t = useTexts(adminTexts)
  const { attempt, isBusy } = useAttempt()
  const end = async (session?: string) => {
    const ask = { params: { id: person._id }, body: { session } }
    if (await attempt(() => call(endUserSessions, ask), t('sessions.ended'))) onChange()
  }
  const sessions = signIns.sessions.map((session) => ({
    id: session._id,
    device: session.device,
    network: session.network,
    lastActive: session.lastActive,
    note: session.isActed ? t('sessions.acted') : undefined,
  }))
  return (
    <CardSection
      title={t('sessions.title')}
      actions={
        mayEdit &&
        sessions.length > 1 && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconLogout {...SMALL_ICON} />}
            loading={isBusy}
            onClick={() => void end()}
          >
            {t('sessions.endAll')}
          </Button>
        )
      }
    >
      <SessionLines sessions={sessions} onEnd={mayEdit ? (id) => void end(id) : undefined} />
    </CardSection>
  )
}
