import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { type Role, SYSTEM } from '#kernel/access/roles.ts'
import { writeAudit } from '#kernel/server/audit/write-audit.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { endSessionsOf } from '#kernel/server/sessions/sessions.ts'
import { findByHandle } from '../accounts/server/queries.ts'
import { hashPassword } from '../passwords/server/passwords.ts'
import { dropCodes } from '../second-factor/server/recovery-codes.ts'
import type { AuthTables } from './tables.ts'

export { alertAdmins } from '../accounts/server/alert-admins.ts'
export { nextCustomerNumber } from '../accounts/server/customer-number.ts'
export { isReserved, normalHandle } from '../accounts/server/mail-address.ts'
export { isFreshSession } from '../accounts/server/own-account.ts'
export { tellAdmins } from '../accounts/server/tell-admins.ts'
export { mailKey } from '../mail-keys/server/account-mails.ts'
export { issueKey } from '../mail-keys/server/auth-keys.ts'
export { hasProvider } from '../outside-accounts/server/provider.ts'
export { removePasskey, renamePasskey } from '../passkeys/server/change-passkeys.ts'
export { passkeysOf, toPasskey } from '../passkeys/server/queries.ts'
export { relyingParty } from '../passkeys/server/relying-party.ts'
export { changePassword } from '../passwords/server/change-password.ts'
export { checkOwnPassword, checkSharedPassword } from '../passwords/server/check-password.ts'
export { hashPassword } from '../passwords/server/passwords.ts'
export {
  disableSecondFactor,
  renewOwnCodes,
  spendTypedCode,
} from '../second-factor/server/disable-second-factor.ts'
export { enableTotp, preparedTotp, prepareTotp } from '../second-factor/server/enable-totp.ts'
export { countRecoveryCodes } from '../second-factor/server/factors.ts'
export { takeAwayFactors } from '../second-factor/server/reset-second-factor.ts'
export { deviceWords } from '../sessions/server/device-words.ts'
export {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '../sessions/server/own-sessions.ts'
export { needsSecondFactor } from '../sessions/server/start-session.ts'
export { networkOf } from '../sign-in/server/network.ts'
export { verifyAddress } from '../sign-up/pages.ts'

type NewPassword = { handle: string; password: string; isOneTime: boolean }

/**
 * Sets a password and ends every session of the account; whoever runs the house vouches for its
 * address. For the CLI and the first start.
 */
export async function setPassword(db: Kysely<AuthTables>, given: NewPassword): Promise<boolean> {
  const user = await findByHandle(db, given.handle)
  if (!user || user.handle === 'guest') return false
  await db
    .updateTable('users')
    .set({
      password_hash: await hashPassword(given.password),
      must_change_password: given.isOneTime,
      verified_at: user.verified_at ?? new Date(),
    })
    .where('id', '=', user.id)
    .execute()
  await endSessionsOf(db, user.id)
  return true
}

/** On the very first start: gives admin a password, and returns it when it must be shown once. */
export async function prepareAdmin(
  db: Kysely<AuthTables>,
  configured: string | undefined,
): Promise<string | undefined> {
  const admin = await findByHandle(db, 'admin')
  if (!admin || admin.password_hash) return undefined
  if (configured) {
    await setPassword(db, { handle: 'admin', password: configured, isOneTime: false })
    return undefined
  }
  const password = oneTimePassword()
  await setPassword(db, { handle: 'admin', password, isOneTime: true })
  return password
}

/** Makes an account and returns its one-time password; undefined when the handle is taken. */
export async function createAccount(
  db: Kysely<AuthTables>,
  { handle, role }: { handle: string; role: Role },
): Promise<string | undefined> {
  const password = oneTimePassword()
  const account = { handle, username: '', name: '', roles: [role] }
  const never = { last_login_at: null, last_active_at: null }
  const verified_at = new Date()
  const password_hash = await hashPassword(password)
  return await db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('users')
      .values({
        id: uuidv7(),
        ...account,
        ...never,
        password_hash,
        must_change_password: true,
        verified_at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return undefined
    await writeAudit(tx, SYSTEM, [{ noun: 'user', id: made.id, action: 'create', after: account }])
    return password
  })
}

/** Lets an account sign in without its second factor and ends its sessions. For the CLI. */
export async function removeSecondFactor(db: Kysely<AuthTables>, handle: string): Promise<boolean> {
  const user = await findByHandle(db, handle)
  if (!user || user.handle === 'guest') return false
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('users')
      .set({
        two_factor_enabled: false,
        totp_secret: null,
        totp_pending: null,
        version: user.version + 1,
      })
      .where('id', '=', user.id)
      .execute()
    await dropCodes(tx, user.id)
    const kernel: Transaction<KernelTables> = tx
    await endSessionsOf(kernel, user.id)
    await writeAudit(kernel, SYSTEM, [
      { noun: 'user', id: user.id, action: 'second-factor-removed' },
    ])
  })
  return true
}

function oneTimePassword(): string {
  return randomBytes(12).toString('base64url')
}
