import type { StepUpProof } from '#kernel/contract/endpoint.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import { noteStepUp, steppedUpUntil } from '#kernel/server/sessions/step-up.ts'
import { confirmPassword, ownAccount } from '../../accounts/server/own-account.ts'
import { noteFailure, type UserRow } from '../../accounts/server/queries.ts'
import { factorsOf } from '../../second-factor/server/factors.ts'
import { factorFailures } from '../../second-factor/server/failures.ts'
import { type FactorProof, factorUse } from '../../second-factor/server/verify-second-factor.ts'
import type { AuthTables } from '../../server/tables.ts'
import { beginTry } from '../../sign-in/server/throttle.ts'
import type { StepUpState } from '../step-up.calls.ts'

type StepUpInput = { password?: string } & (object | FactorProof)

/**
 * The owner of the session proves to be there: with the password, and with the second factor if the
 * account has one. It counts for a few minutes and for this session alone.
 */
export async function stepUp(
  context: Context<AuthTables>,
  input: StepUpInput,
): Promise<StepUpState> {
  const user = await ownAccount(context)
  const { session } = context
  if (!session) throw failures.notSignedIn()
  const proof = factorIn(input)
  // A passkey opens the door alone at the sign-in too; whoever has no password shows only that.
  const isPasskeyAlone = user.password_hash === null && proof && 'passkey' in proof
  if (!isPasskeyAlone) await confirmPassword(context, user, input.password)
  if (user.two_factor_enabled && !proof) throw factorFailures.missing()
  const by: StepUpProof = proof ? 'second-factor' : 'password'
  await finish(context, { user, proof, sessionId: session.id })
  return stateOf(context, user, { at: new Date(), by })
}

type Step = { user: UserRow; proof: FactorProof | undefined; sessionId: string }

/** Each code and each answer of a passkey is good once, as at the sign-in. */
async function finish(
  context: Context<AuthTables>,
  { user, proof, sessionId }: Step,
): Promise<void> {
  const attempt = proof
    ? await beginTry(context, { kind: 'code', account: user.id, userId: user.id })
    : undefined
  const isUsedUp = proof
    ? await factorUse(context, { user, proof, purpose: 'step-up' })
    : async () => true
  const by: StepUpProof = proof ? 'second-factor' : 'password'
  const isGood = await context.change(async (change) => {
    if (!(await isUsedUp(change))) return false
    await noteStepUp(change.kernel, { sessionId, by })
    await change.audit({ noun: 'user', id: user.id, action: 'step-up', after: { by } })
    return true
  })
  if (isGood) return attempt?.forget()
  await noteFailure(context.db, user)
  throw factorFailures.code()
}

export async function readStepUp(context: Context<AuthTables>): Promise<StepUpState> {
  return stateOf(context, await ownAccount(context), context.session?.steppedUp)
}

async function stateOf(
  context: Context<AuthTables>,
  user: UserRow,
  steppedUp: { at: Date; by: StepUpProof } | undefined,
): Promise<StepUpState> {
  const { session } = context
  const until = session && steppedUpUntil({ ...session, steppedUp })
  return {
    factors: await factorsOf(context, user),
    has_password: user.password_hash !== null,
    asks_factor: user.two_factor_enabled,
    shown: until && steppedUp ? { by: steppedUp.by, until: until.toISOString() } : null,
  }
}

function factorIn(input: StepUpInput): FactorProof | undefined {
  return 'code' in input || 'recovery_code' in input || 'passkey' in input ? input : undefined
}
