import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import { confirmPassword, ownAccount } from '../../accounts/server/own-account.ts'
import type { UserRow } from '../../accounts/server/queries.ts'
import { tellOfChange } from '../../mail-keys/server/security-mails.ts'
import type { AuthTables } from '../../server/tables.ts'
import { needsSecondFactor } from '../../sessions/server/start-session.ts'
import { factorFailures } from './failures.ts'
import { afterProtection } from './protect-account.ts'
import { dropCodes, renewCodes, spendRecoveryCode } from './recovery-codes.ts'
import { spendTotp } from './totp.ts'

export type TypedCode = { code: string } | { recovery_code: string }

/** Needs the password and a code: a session left open somewhere must not be enough. */
export async function disableSecondFactor(
  context: Context<AuthTables>,
  given: { password: string } & TypedCode,
): Promise<void> {
  const user = await ownAccount(context)
  if (!user.two_factor_enabled) throw factorFailures.notEnabled()
  if (needsSecondFactor(context, user)) throw factorFailures.required()
  await confirmPassword(context, user, given.password)
  const token = await context.change(async (change) => {
    if (!(await spendTypedCode(change, context, { user, given }))) throw factorFailures.code()
    const off = await switchOff(change, user)
    const done = { user: off, what: 'off', action: 'second-factor-disabled' } as const
    return afterProtection(change, context, done)
  })
  context.reply.startSession(token)
}

/** No code of an app and no recovery code counts any more. */
export async function switchOff(change: Change<AuthTables>, { id }: UserRow): Promise<UserRow> {
  await dropCodes(change.db, id)
  return change.db
    .updateTable('users')
    .set((eb) => ({
      two_factor_enabled: false,
      totp_secret: null,
      totp_pending: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function spendTypedCode(
  change: Change<AuthTables>,
  context: Context<AuthTables>,
  { user, given }: { user: UserRow; given: TypedCode },
): Promise<boolean> {
  if ('code' in given) return spendTotp(change.db, context, { user, code: given.code })
  const code = given.recovery_code
  return spendRecoveryCode(change.db, context, { userId: user.id, code })
}

/** Ten new codes for an account that has a second factor. */
export async function renewOwnCodes(
  context: Context<AuthTables>,
  password: string,
): Promise<string[]> {
  const user = await ownAccount(context)
  if (!user.two_factor_enabled) throw factorFailures.notEnabled()
  await confirmPassword(context, user, password)
  return context.change(async (change) => {
    await change.audit({ noun: 'user', id: user.id, action: 'recovery-codes-renewed' })
    await tellOfChange(change, context, { user, what: 'codes' })
    return renewCodes(change.db, context, user.id)
  })
}
