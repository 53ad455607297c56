import { Button, Group, Stack, Text } from '@mantine/core'
import { IconKey, IconLogout, IconMailForward, IconShieldOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { admin, staff } from '#kernel/access/rules.ts'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { requestPasswordReset } from '#modules/auth/passwords/password.calls.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { Fact, Facts } from '#ui/facts/facts.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { personKey, USERS_KEY } from '../../../../admin/keys.ts'
import { adminMessages } from '../../../../admin/messages.ts'
import { Moment } from '../../../../admin/moment.tsx'
import { personName } from '../../../../admin/person-name.ts'
import { SessionLines } from '../../../../admin/session-lines.tsx'
import { endUserSessions, readSignIns, removeUserFactors } from '../../../person.calls.ts'
import { userQuestions } from '../../questions.ts'
import type { Person } from '../../user-calls.ts'

/** What the cards about signing in draw from. */
type KnownSignIns = {
  person: Person
  signIns: Reply<typeof readSignIns>
  mayEdit: boolean
}

type Props = KnownSignIns & { onChange(): void }

/** When and how a person signs in, and what helps when they cannot. */
export function SignInsTab({ item }: ItemProps<Person>) {
  const t = useMessages(adminMessages)
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
  const t = useMessages(adminMessages)
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
  const t = useMessages(adminMessages)
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
            onClick={() => void userQuestions.ask({ kind: 'password', person })}
          >
            {t('signIns.oneTime')}
          </Button>
        </Group>
      )}
    </CardSection>
  )
}

/** Which second factors there are; an admin helps whoever lost theirs. */
function SecondFactorCard(known: KnownSignIns) {
  const { person, signIns } = known
  const t = useMessages(adminMessages)
  const isOn = person.two_factor?.enabled === true
  return (
    <CardSection
      title={t('factor.title')}
      actions={
        <StatusBadge
          tone={isOn ? 'good' : 'neutral'}
          label={t(isOn ? 'factor.on' : 'factor.off')}
        />
      }
    >
      <Facts>
        <Fact label={t('factor.app')}>{t(signIns.hasTotp ? 'factor.yes' : 'factor.no')}</Fact>
        <Fact label={t('factor.passkeys')}>{signIns.passkeys}</Fact>
        <Fact label={t('factor.codes')}>{signIns.recoveryCodes}</Fact>
      </Facts>
      {isOn && (
        <Text c="dimmed" size="sm">
          {t('factor.lost')}
        </Text>
      )}
      {(isOn || signIns.passkeys > 0) && <RemoveButton {...known} />}
    </CardSection>
  )
}

function RemoveButton({ person, mayEdit }: KnownSignIns) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const { user } = useSession()
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const { confirm, dialog } = useConfirm()
  if (!mayEdit || !can(admin) || user.id === person._id) return null
  const remove = async () => {
    const isSure = await confirm({
      title: t('factor.removeTitle'),
      text: t('factor.removeText', { name: personName(person) }),
      yes: t('factor.remove'),
      isDanger: true,
    })
    if (!isSure) return
    const ask = { params: { id: person._id } }
    await attempt(() => call(removeUserFactors, ask), t('factor.removed'))
    await client.invalidateQueries({ queryKey: USERS_KEY })
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShieldOff {...SMALL_ICON} />}
        loading={isBusy}
        onClick={() => void remove()}
      >
        {t('factor.remove')}
      </Button>
      {dialog}
    </>
  )
}
