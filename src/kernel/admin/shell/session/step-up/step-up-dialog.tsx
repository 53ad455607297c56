import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { IconExternalLink, IconFingerprint, IconShieldLock } from '@tabler/icons-react'
import { useId } from 'react'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { useAdminPath, useMessages } from '../../../session.tsx'
import { messages } from '../../messages.ts'
import { useDialogLabels } from '../../use-dialog-labels.ts'
import type { StepUpOffer } from '../account-calls.ts'
import { useAccount } from '../live-session.tsx'
import { type StepUpFormState, useStepUpForm } from './use-step-up-form.ts'
import type { StepUpQuestion } from './use-step-up-question.ts'

type Props = { id: string; offer: StepUpOffer; form: StepUpFormState }

type DialogProps = { question: StepUpQuestion; onDone(): void; onCancel(): void }

/** Asks for what the call needs, or says what is missing for it. */
export function StepUpDialog(props: DialogProps) {
  if (isPossible(props.question)) return <Ask {...props} />
  return <FactorMissing onCancel={props.onCancel} />
}

/** Where a second factor is a must, there has to be one. */
function isPossible({ needs, offer }: StepUpQuestion): boolean {
  const { hasApp, hasRecoveryCodes, hasPasskey } = offer
  return needs === 'password' || hasApp || hasRecoveryCodes || hasPasskey
}

function Ask({ question, onDone, onCancel }: DialogProps) {
  const t = useMessages(messages)
  const labels = useDialogLabels()
  const formId = useId()
  const form = useStepUpForm(question, onDone)
  return (
    <Modal
      opened
      onClose={onCancel}
      title={t('stepUp.title')}
      icon={<IconShieldLock {...ICON} />}
      labels={labels}
      size="md"
      footer={
        <>
          <Button variant="default" onClick={onCancel}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={form.isBusy}>
            {t(form.isPasskeyOnly ? 'stepUp.passkey' : 'stepUp.submit')}
          </Button>
        </>
      }
    >
      <StepUpFields id={formId} offer={question.offer} form={form} />
    </Modal>
  )
}

function FactorMissing({ onCancel }: { onCancel(): void }) {
  const t = useMessages(messages)
  const labels = useDialogLabels()
  const adminPath = useAdminPath()
  const { securityPath } = useAccount()
  return (
    <Modal
      opened
      onClose={onCancel}
      title={t('stepUp.factorTitle')}
      icon={<IconShieldLock {...ICON} />}
      labels={labels}
      size="md"
      footer={
        <>
          <Button variant="default" onClick={onCancel}>
            {t('dialog.cancel')}
          </Button>
          <Button
            component="a"
            href={adminPath(securityPath)}
            target="_blank"
            rel="noreferrer"
            data-autofocus
            leftSection={<IconExternalLink {...SMALL_ICON} />}
            onClick={onCancel}
          >
            {t('stepUp.factorAction')}
          </Button>
        </>
      }
    >
      <Text>{t('stepUp.factorText')}</Text>
    </Modal>
  )
}

/** The password, and a code where the account has one; a fault stands where it belongs. */
function StepUpFields({ id, offer, form }: Props) {
  const t = useMessages(messages)
  const { faults } = form
  return (
    <form id={id} noValidate onSubmit={form.submit}>
      <Stack gap="md">
        <Text>{t(offer.hasPassword ? 'stepUp.text' : 'stepUp.noPassword')}</Text>
        {offer.hasPassword && (
          <PasswordInput
            data-autofocus
            label={t('stepUp.password')}
            autoComplete="current-password"
            maxLength={200}
            visibilityToggleButtonProps={{ 'aria-label': t('stepUp.showPassword') }}
            error={faults.password}
            value={form.password}
            onChange={(event) => form.setPassword(event.currentTarget.value)}
          />
        )}
        {form.hasCode && (
          <TextInput
            label={t(offer.hasApp ? 'stepUp.code' : 'stepUp.recoveryCode')}
            description={offer.hasApp && offer.hasRecoveryCodes ? t('stepUp.codeHint') : undefined}
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={40}
            error={faults.code}
            value={form.code}
            onChange={(event) => form.setCode(event.currentTarget.value)}
          />
        )}
        {form.hasPasskey && !form.isPasskeyOnly && (
          <Button
            variant="default"
            fullWidth
            disabled={form.isBusy}
            leftSection={<IconFingerprint {...SMALL_ICON} />}
            onClick={form.showPasskey}
          >
            {t('stepUp.passkey')}
          </Button>
        )}
        {faults.whole && (
          <Alert color="red" role="alert">
            {faults.whole}
          </Alert>
        )}
      </Stack>
    </form>
  )
}
