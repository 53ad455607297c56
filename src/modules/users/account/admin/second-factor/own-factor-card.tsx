import { Button, Group, Text } from '@mantine/core'
import { IconDeviceMobile, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { disable2FA, secondFactorState } from '#modules/auth/second-factor/second-factor.calls.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { personKey } from '../../../admin/keys.ts'
import { accountMessages, formWords } from '../../../admin/messages.ts'
import { passwordField } from '../password-field.tsx'
import { RenewDialog } from './renew-dialog.tsx'
import { SetupDialog } from './setup-dialog.tsx'
import { toProof } from './typed-code.ts'

const FIELDS = { password: passwordField(), code: text({ required: true, max: 40, code: true }) }

const DisableInput = z.object({ password: z.string(), code: z.string() })

type State = Reply<typeof secondFactorState>
type Open = 'setup' | 'renew' | 'disable' | undefined

export const factorKey = personKey(undefined, 'second-factor')

/** The second factor: whether it is on, by what, and how many recovery codes are left. */
export function OwnFactorCard() {
  const t = useMessages(accountMessages)
  const [open, setOpen] = useState<Open>()
  const state = useQuery({ queryKey: factorKey, queryFn: () => call(secondFactorState, {}) })
  const close = () => {
    setOpen(undefined)
    void state.refetch()
  }
  const isOn = state.data?.enabled
  return (
    <CardSection
      title={t('factor.title')}
      description={t('factor.text')}
      actions={
        state.data && (
          <StatusBadge tone={isOn ? 'good' : 'warn'} label={t(isOn ? 'factor.on' : 'factor.off')} />
        )
      }
    >
      <SectionQuery query={state}>
        {(found) => (
          <>
            <Words state={found} />
            <Buttons state={found} onOpen={setOpen} />
          </>
        )}
      </SectionQuery>
      {open === 'setup' && <SetupDialog onClose={close} />}
      {open === 'renew' && <RenewDialog onClose={close} />}
      {open === 'disable' && <DisableDialog onClose={close} />}
    </CardSection>
  )
}

function Words({ state }: { state: State }) {
  const t = useMessages(accountMessages)
  return (
    <>
      <Text>{t(state.totp ? 'factor.appOn' : 'factor.appOff')}</Text>
      {state.enabled && <Text>{t('factor.codes', { count: state.recovery_codes_left })}</Text>}
      {state.required && <Text c="dimmed">{t('factor.required')}</Text>}
    </>
  )
}

function Buttons({ state, onOpen }: { state: State; onOpen(what: Open): void }) {
  const t = useMessages(accountMessages)
  return (
    <Group gap="xs">
      <Button
        variant={state.totp ? 'default' : 'filled'}
        leftSection={<IconDeviceMobile {...SMALL_ICON} />}
        onClick={() => onOpen('setup')}
      >
        {t(state.totp ? 'factor.replace' : 'factor.setup')}
      </Button>
      {state.enabled && (
        <Button
          variant="default"
          leftSection={<IconRefresh {...SMALL_ICON} />}
          onClick={() => onOpen('renew')}
        >
          {t('factor.renew')}
        </Button>
      )}
      {state.enabled && !state.required && (
        <Button variant="default" c="var(--k-bad)" onClick={() => onOpen('disable')}>
          {t('factor.disable')}
        </Button>
      )}
    </Group>
  )
}

function DisableDialog({ onClose }: { onClose(): void }) {
  const t = useMessages(accountMessages)
  const disable = async ({ password, code }: z.output<typeof DisableInput>) => {
    await call(disable2FA, { body: { password, ...toProof(code) } })
    notify({ content: t('factor.disabled') })
  }
  return (
    <FieldsDialog
      isOpen
      title={t('factor.disable')}
      text={t('factor.disableText')}
      submit={t('factor.disable')}
      isDanger
      fields={FIELDS}
      words={wordsOf(formWords, 'proof')}
      schema={DisableInput}
      onSubmit={disable}
      onClose={onClose}
    />
  )
}
