import { Button, Text } from '@mantine/core'
import { IconShieldOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { admin } from '#kernel/access/rules.ts'
import { useConfirm } from '#kernel/admin/collection/use-confirm.tsx'
import { useCan, useSession, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { USERS_KEY } from '../../../../admin/keys.ts'
import { adminTexts } from '../../../../admin/messages.ts'
import { personName } from '../../../../admin/person-name.ts'
import { removeUserFactors } from '../../../person.calls.ts'
import { Fact, Facts } from '../facts.tsx'
import type { KnownSignIns } from './known-sign-ins.ts'

/** Which second factors there are; an admin helps whoever lost theirs. */
export function SecondFactorCard(known: KnownSignIns) {
  const { person, signIns } = known
  const t = useTexts(adminTexts)
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
  const t = useTexts(adminTexts)
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
