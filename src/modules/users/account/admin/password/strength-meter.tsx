import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { checkPasswordStrength } from '#modules/auth/passwords/password.calls.ts'
import { accountTexts } from '../../../admin/messages.ts'
import classes from './strength-meter.module.css'

const ASK_AFTER = 500
const STEPS = [1, 2, 3, 4] as const

/** How hard a password is to guess, in four steps and in words. Silent until something is typed. */
export function StrengthMeter({ password, handle }: { password: string; handle: string }) {
  const t = useTexts(accountTexts)
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
    <div role="status" className={classes.meter} data-good={isGood || undefined}>
      <div className={classes.steps} aria-hidden>
        {STEPS.map((step) => (
          <span key={step} className={classes.step} data-full={score >= step || undefined} />
        ))}
      </div>
      <p className={classes.words}>
        {t(isGood ? 'strength.good' : 'strength.weak')} {[warning, ...suggestions].join(' ')}
      </p>
    </div>
  )
}
