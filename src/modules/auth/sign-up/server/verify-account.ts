import { failures } from '#kernel/server/app-error.ts'
import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import { endSessionsOf } from '#kernel/server/sessions/sessions.ts'
import { isReachable } from '../../accounts/server/account-state.ts'
import { isMailAddress } from '../../accounts/server/mail-address.ts'
import { findByHandle, findUser, type UserRow } from '../../accounts/server/queries.ts'
import { accountVerified } from '../../events.ts'
import { mailKey, mailNotice } from '../../mail-keys/server/account-mails.ts'
import {
  consumeKey,
  endKeys,
  type FoundKey,
  issueKey,
  peekKey,
} from '../../mail-keys/server/auth-keys.ts'
import { ownWords } from '../../passwords/server/forbidden-password-words.ts'
import { assertGoodPassword } from '../../passwords/server/password-rules.ts'
import { hashPassword } from '../../passwords/server/passwords.ts'
import type { AuthTables } from '../../server/tables.ts'
import { VERIFIED_KINDS } from '../sign-up.calls.ts'
import { signupFailures } from './sign-up.ts'

type VerifyInput = { key: string; password?: string; password2?: string }
type Verified = { handle: string; kind: (typeof VERIFIED_KINDS)[number] }

/**
 * Confirms by a mailed key that an address belongs to its owner. It signs nobody in: a link that
 * was forwarded or read by someone else opens no account.
 */
export async function verifyAccount(
  context: Context<AuthTables>,
  input: VerifyInput,
): Promise<Verified> {
  const found = await peekKey(context.db, input.key, VERIFIED_KINDS)
  const user = found && (await findUser(context.db, found.userId))
  if (!found || !isReachable(user)) throw failures.expired()
  if (found.kind === 'invite') return acceptInvitation(context, input, user)
  if (found.kind === 'handed-invite') return acceptHanded(context, input, user)
  if (found.kind === 'new-handle') return moveHandle(context, { key: input.key, found, user })
  await context.change(async (change) => {
    await consumeKey(change, input.key, ['verify'])
    await markVerified(change, user, {})
    await change.audit({ noun: 'user', id: user.id, action: 'verified' })
  })
  return { handle: user.handle, kind: 'verify' }
}

/** An invitation brings the first own password along; a refused one leaves the key good. */
async function acceptInvitation(
  context: Context<AuthTables>,
  input: VerifyInput,
  user: UserRow,
): Promise<Verified> {
  const password_hash = await firstPassword(context, input, user)
  await context.change(async (change) => {
    await consumeKey(change, input.key, ['invite'])
    await markVerified(change, user, { password_hash, must_change_password: false })
    await endKeys(change.db, user.id)
    await endSessionsOf(change.kernel, user.id)
    await change.audit({ noun: 'user', id: user.id, action: 'invitation-accepted' })
  })
  return { handle: user.handle, kind: 'invite' }
}

/**
 * The link came from staff and not by mail: whoever has it may enter, and the address is asked for its
 * own confirmation as soon as mails go out.
 */
async function acceptHanded(
  context: Context<AuthTables>,
  input: VerifyInput,
  user: UserRow,
): Promise<Verified> {
  const password_hash = await firstPassword(context, input, user)
  await context.change(async (change) => {
    await consumeKey(change, input.key, ['handed-invite'])
    await change.db
      .updateTable('users')
      .set((eb) => ({
        password_hash,
        must_change_password: false,
        admitted_at: new Date(),
        invited_at: null,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', user.id)
      .execute()
    await endKeys(change.db, user.id)
    await endSessionsOf(change.kernel, user.id)
    await change.audit({ noun: 'user', id: user.id, action: 'invitation-accepted' })
    const proof = await issueKey(change, { userId: user.id, kind: 'verify' })
    await mailKey(context, change, { kind: 'verify', key: proof, to: user })
  })
  return { handle: user.handle, kind: 'handed-invite' }
}

async function firstPassword(
  context: Context<AuthTables>,
  { password = '', password2 = '' }: VerifyInput,
  user: UserRow,
): Promise<string> {
  await assertGoodPassword(context, { password, password2, words: ownWords(user) })
  return hashPassword(password)
}

type Move = { key: string; found: FoundKey; user: UserRow }

/** The new address proved itself by the key; the old one is told, and what it was mailed ends. */
async function moveHandle(
  context: Context<AuthTables>,
  { key, found, user }: Move,
): Promise<Verified> {
  const handle = typeof found.data.handle === 'string' ? found.data.handle : ''
  if (!isMailAddress(handle)) throw failures.expired()
  const holder = await findByHandle(context.db, handle)
  if (holder && holder.id !== user.id) throw signupFailures.taken()
  await context.change(async (change) => {
    await consumeKey(change, key, ['new-handle'])
    await markVerified(change, user, { handle })
    await endKeys(change.db, user.id)
    const [before, after] = [{ handle: user.handle }, { handle }]
    await change.audit({ noun: 'user', id: user.id, action: 'handle-changed', before, after })
    await mailNotice(context, change, { notice: 'moved', to: user })
  })
  return { handle, kind: 'new-handle' }
}

type Changed = { handle?: string; password_hash?: string; must_change_password?: boolean }

async function markVerified(
  change: Change<AuthTables>,
  user: UserRow,
  changed: Changed,
): Promise<void> {
  await change.db
    .updateTable('users')
    .set((eb) => ({
      ...changed,
      verified_at: user.verified_at ?? new Date(),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', user.id)
    .execute()
  await change.emit(accountVerified, { userId: user.id })
}
