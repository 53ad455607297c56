import type { Context } from '#kernel/server/context.ts'
import type { CodeStep, PasswordStep, SetupStep, SignInStep } from '../pages.ts'
import { hasProvider } from './outside/provider.ts'
import { isFreshSession } from './own-account.ts'
import { relyingParty } from './passkeys/relying-party.ts'
import { findUser } from './queries.ts'
import { preparedTotp } from './second-factor/enable-totp.ts'
import { factorsOf } from './second-factor/factors.ts'
import type { AuthTables } from './tables.ts'

export function signInStep(context: Context<AuthTables>, next: string): SignInStep {
  return {
    step: 'sign-in',
    next,
    error: '',
    handle: '',
    notice: null,
    isUnverified: false,
    hasPasskeys: relyingParty(context) !== undefined,
    hasFacebook: hasProvider(context),
  }
}

export async function codeStep(context: Context<AuthTables>, next: string): Promise<CodeStep> {
  const user = context.pending && (await findUser(context.db, context.pending.userId))
  return { step: 'code', next, error: '', factors: user ? await factorsOf(context, user) : [] }
}

export function passwordStep(next: string): PasswordStep {
  return { step: 'new-password', next, error: '' }
}

export async function setupStep(context: Context<AuthTables>, next: string): Promise<SetupStep> {
  const prepared = await preparedTotp(context)
  return {
    step: 'set-up',
    next,
    error: '',
    prepared: prepared ? { secret: prepared.secret, qr: prepared.qr } : null,
    hasPasskeys: relyingParty(context) !== undefined,
    asksPassword: !isFreshSession(context),
  }
}
