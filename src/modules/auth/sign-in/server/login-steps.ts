import type { Context } from '#kernel/server/context.ts'
import { isFreshSession } from '../../accounts/server/own-account.ts'
import { findUser } from '../../accounts/server/queries.ts'
import { hasProvider } from '../../outside-accounts/server/provider.ts'
import { relyingParty } from '../../passkeys/server/relying-party.ts'
import { preparedTotp } from '../../second-factor/server/enable-totp.ts'
import { factorsOf } from '../../second-factor/server/factors.ts'
import type { AuthTables } from '../../server/tables.ts'
import type { CodeStep, PasswordStep, SetupStep, SignInStep } from '../pages.ts'

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
