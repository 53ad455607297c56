import { Alert, Button, PasswordInput, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { changePassword, MIN_PASSWORD } from '#modules/auth/contract.ts'
import { checkPasswordStrength } from '#modules/auth/passwords/password.calls.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { notify } from '#ui/notification/notify.tsx'
import { accountMessages } from '../../../admin/messages.ts'
import classes from '../account.module.css'
import strengthMeterClasses from './strength-meter.module.css'

const ASK_AFTER = 500

const STEPS = [1, 2, 3, 4] as const

/** The old password, a new one, and how good that is while it is typed. */
export function ChangePasswordCard({ handle }: { handle: string }) {
  const t = useMessages(accountMessages)
  const form = usePasswordForm()
  const toggle = { 'aria-label': t('password.show') }
  return (
    <CardSection title={t('password.title')} description={t('password.text')}>
      <form noValidate className={classes.narrow} onSubmit={form.submit}>
        <Stack gap="md">
          <input type="hidden" name="username" autoComplete="username" value={handle} />
          <PasswordInput
            label={t('password.old')}
            autoComplete="current-password"
            visibilityToggleButtonProps={toggle}
            error={form.faults.old}
            value={form.old}
            onChange={(event) => form.setOld(event.currentTarget.value)}
          />
          <PasswordInput
            label={t('password.fresh')}
            autoComplete="new-password"
            visibilityToggleButtonProps={toggle}
            error={form.faults.fresh}
            value={form.fresh}
            onChange={(event) => form.setFresh(event.currentTarget.value)}
          />
          <StrengthMeter password={form.fresh} handle={handle} />
          {form.failure && (
            <Alert color="red" role="alert">
              {form.failure}
            </Alert>
          )}
          <div>
            <Button type="submit" loading={form.isSending}>
              {t('password.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </CardSection>
  )
}

type Faults = { old?: string; fresh?: string }

function usePasswordForm() {
  const t = useMessages(accountMessages)
  const say = useFailureWords()
  const [old, setOld] = useState('')
  const [fresh, setFresh] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      await call(changePassword, { body: { password: old, newPassword: fresh } })
      setOld('')
      setFresh('')
      notify({ content: t('password.done') })
    } catch (error) {
      setFailure(say(error))
    } finally {
      setSending(false)
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found: Faults = {
      ...(old === '' && { old: t('password.oldMissing') }),
      ...(fresh.length < MIN_PASSWORD && { fresh: t('password.short', { min: MIN_PASSWORD }) }),
    }
    setFaults(found)
    setFailure(undefined)
    if (Object.keys(found).length === 0) void send()
  }
  return { old, setOld, fresh, setFresh, faults, failure, isSending, submit }
}

/** How hard a password is to guess, in four steps and in words. Silent until something is typed. */
function StrengthMeter({ password, handle }: { password: string; handle: string }) {
  const t = useMessages(accountMessages)
  const [asked] = useDebouncedValue(password, ASK_AFTER)
  const { data } = useQuery({
    queryKey: ['password-strength', asked],
    queryFn: () => call(checkPasswordStrength, { body: { password: asked, handle } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  if (password === '' || !data) return null
  const { score, isGood, warning, suggestions } = data
  return (
    <div role="status" className={strengthMeterClasses.meter} data-good={isGood || undefined}>
      <div className={strengthMeterClasses.steps} aria-hidden>
        {STEPS.map((step) => (
          <span
            key={step}
            className={strengthMeterClasses.step}
            data-full={score >= step || undefined}
          />
        ))}
      </div>
      <p className={strengthMeterClasses.words}>
        {t(isGood ? 'strength.good' : 'strength.weak')} {[warning, ...suggestions].join(' ')}
      </p>
    </div>
  )
}
