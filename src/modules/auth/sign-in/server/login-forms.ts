import { z } from 'zod'
import { translator } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import type { UserRow } from '../../accounts/server/queries.ts'
import { messages } from '../../messages.ts'
import { changePassword } from '../../passwords/server/change-password.ts'
import { Code } from '../../second-factor/second-factor.calls.ts'
import type { TypedCode } from '../../second-factor/server/disable-second-factor.ts'
import { enableTotp, prepareTotpHere } from '../../second-factor/server/enable-totp.ts'
import { factorFailures } from '../../second-factor/server/failures.ts'
import { verifySecondFactor } from '../../second-factor/server/verify-second-factor.ts'
import type { AuthTables } from '../../server/tables.ts'
import { limitOf } from '../../sessions/server/start-session.ts'
import type { LoginData } from '../pages.ts'
import { shownFaults } from './form-faults.ts'
import { codeStep, passwordStep, setupStep, signInStep } from './login-steps.ts'
import { signIn } from './sign-in.ts'

/** `done`: who may go where they wanted; null while a further step is due. */
type FormOutcome = { done: UserRow | null } | { step: LoginData; status: number }
type Fields = Readonly<Record<string, string>>
type Submit = (context: Context<AuthTables>, fields: Fields, next: string) => Promise<FormOutcome>

export const submitSignIn: Submit = async (context, fields, next) => {
  const handle = part(fields, 'handle', 254)
  try {
    const outcome = await signIn(context, { handle, password: part(fields, 'password') })
    return outcome.kind === 'asked' ? { done: null } : entered(context, outcome.user)
  } catch (error) {
    const { status, text, code } = faultOf(context, error)
    const isUnverified = code === 'unverified'
    return { step: { ...signInStep(context, next), handle, error: text, isUnverified }, status }
  }
}

export const submitCode: Submit = async (context, fields, next) => {
  try {
    return entered(context, await verifySecondFactor(context, typedCode(fields)))
  } catch (error) {
    const { status, text } = faultOf(context, error)
    if (status === 401) return { step: { ...signInStep(context, next), error: text }, status }
    return { step: { ...(await codeStep(context, next)), error: text }, status }
  }
}

export const submitNewPassword: Submit = async (context, fields, next) => {
  const given = { password: part(fields, 'password'), newPassword: part(fields, 'newPassword') }
  try {
    return entered(context, await changePassword(context, given))
  } catch (error) {
    const { status, text } = faultOf(context, error)
    return { step: { ...passwordStep(next), error: text }, status }
  }
}

export const submitSetup: Submit = async (context, fields, next) => {
  try {
    if (fields.step === 'prepare') {
      await prepareTotpHere(context, part(fields, 'password') || undefined)
      return { done: null }
    }
    const codes = await enableTotp(context, typedDigits(fields))
    return { step: { step: 'codes', next, error: '', codes }, status: 200 }
  } catch (error) {
    const { status, text } = faultOf(context, error)
    return { step: { ...(await setupStep(context, next)), error: text }, status }
  }
}

function entered(context: Context<AuthTables>, user: UserRow): FormOutcome {
  return { done: limitOf(context, user) === null ? user : null }
}

function typedCode(fields: Fields): TypedCode {
  const recovery = part(fields, 'recovery_code', 40)
  return recovery ? { recovery_code: recovery } : { code: typedDigits(fields) }
}

function typedDigits(fields: Fields): string {
  const code = Code.safeParse(fields.code ?? '')
  if (!code.success) throw factorFailures.code()
  return code.data
}

function part(fields: Fields, name: string, max = 200): string {
  return (fields[name] ?? '').slice(0, max)
}

const Wait = z.object({ retryAfter: z.number() })

/** Failures a person can mend are shown in the form; anything else is an error page. */
function faultOf({ lang }: Context<AuthTables>, error: unknown) {
  const { status, code, faults, error: whole } = shownFaults(error, lang)
  const text = Object.values(faults)[0] ?? waitText(error, lang) ?? whole
  return { status, code, text }
}

function waitText(error: unknown, lang: 'de' | 'en'): string | undefined {
  const wait = Wait.safeParse(error instanceof Error && 'details' in error ? error.details : {})
  if (!wait.success) return undefined
  const t = translator(messages, lang)
  const seconds = wait.data.retryAfter
  if (seconds < 90) return t('error.wait_seconds', { count: seconds })
  return t('error.wait_minutes', { count: Math.ceil(seconds / 60) })
}
