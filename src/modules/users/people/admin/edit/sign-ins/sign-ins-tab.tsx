import { Button, Group, Stack } from '@mantine/core'
import { IconKey, IconLogout, IconMailForward } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { requestPasswordReset } from '#modules/auth/passwords/password.calls.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { personKey } from '../../../../admin/keys.ts'
import { adminTexts } from '../../../../admin/messages.ts'
import { SessionLines } from '../../../../admin/session-lines.tsx'
import { endUserSessions, readSignIns } from '../../../person.calls.ts'
import { put } from '../../questions.ts'
import type { Person } from '../../user-calls.ts'
import { Fact, Facts, Moment } from '../facts.tsx'
import type { KnownSignIns } from './known-sign-ins.ts'
import { SecondFactorCard } from './second-factor-card.tsx'

type Props = KnownSignIns & { onChange(): void }

/** When and how a person signs in, and what helps when they cannot. */
export function SignInsTab({ item }: ItemProps<Person>) {
  const t = useTexts(adminTexts)
  const mayEdit = useCan()(staff('users', 'edit')) && item.isEditable
  const signIns = useQuery({
    queryKey: personKey(item._id, 'sign-ins'),
    queryFn: () => call(readSignIns, { params: { id: item._id } }),
  })
  if (!signIns.data) {
    return (
      <CardSection title={t('signIns.title')}>
        <SectionQuery query={signIns} lines={4}>
          {() => null}
        </SectionQuery>
      </CardSection>
    )
  }
  const known = { person: item, signIns: signIns.data, mayEdit }
  return (
    <Stack gap="md">
      <PasswordCard {...known} />
      <SecondFactorCard {...known} />
      <SessionsCard {...known} onChange={() => void signIns.refetch()} />
    </Stack>
  )
}

/** Where the person is signed in; each place can be ended, or all of them. */
function SessionsCard({ person, signIns, mayEdit, onChange }: Props) {
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

/** The password: whether there is one, and the two ways to a new one. */
function PasswordCard({ person, signIns, mayEdit }: KnownSignIns) {
  const t = useTexts(adminTexts)
  const { attempt, isBusy } = useAttempt()
  const { handle } = person
  const reset = () =>
    attempt(
      () => call(requestPasswordReset, { body: { handle } }),
      t('signIns.resetDone', { handle }),
    )
  return (
    <CardSection title={t('signIns.title')}>
      <Facts>
        <Fact label={t('facts.lastLogin')}>
          <Moment date={signIns.lastLogin} />
        </Fact>
        <Fact label={t('facts.failedLogins')}>{signIns.failedLogins}</Fact>
        <Fact label={t('facts.password')}>
          {t(signIns.hasPassword ? 'facts.passwordSet' : 'facts.passwordNone')}
          {person.must_change_password && ` · ${t('facts.oneTime')}`}
          {person.reset_requested && ` · ${t('facts.resetRequested')}`}
        </Fact>
      </Facts>
      {mayEdit && !person.isBlocked && (
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconMailForward {...SMALL_ICON} />}
            loading={isBusy}
            onClick={() => void reset()}
          >
            {t('signIns.reset')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconKey {...SMALL_ICON} />}
            onClick={() => put({ kind: 'password', person })}
          >
            {t('signIns.oneTime')}
          </Button>
        </Group>
      )}
    </CardSection>
  )
}
