import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { useTexts } from '../../../session.tsx'
import { texts } from '../../messages.ts'
import type { StepUpOffer } from '../account-calls.ts'
import type { StepUpFormState } from './use-step-up-form.ts'

type Props = { id: string; offer: StepUpOffer; form: StepUpFormState }

/** The password, and a code where the account has one; a fault stands where it belongs. */
export function StepUpFields({ id, offer, form }: Props) {
  const t = useTexts(texts)
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
