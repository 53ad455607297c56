import { tablesOf } from '#kernel/server/database.ts'
import { hasMailbox } from '#kernel/server/mail/delivery/mailbox.ts'
import { issueKey, mailKey, verifyAddress } from '#modules/auth/server/api.ts'
import { userFailures } from '../../errors.ts'
import { mustFind, take, type UsersChange, type UsersContext } from '../../server/guard.ts'
import type { UserRow } from '../../server/queries.ts'
import { toUserRecord } from '../../server/wire.ts'
import type { UserRecord } from '../user.ts'

/** Invites again; the key of an older invitation ends with it. */
export async function inviteUser(context: UsersContext, id: string): Promise<UserRecord> {
  const row = await context.change(async (change) => {
    const person = await takeInvited(context, change, id)
    return sendInvitation(context, change, person)
  })
  return toUserRecord(row, context.user)
}

/** Without a mailbox the mail stays in the outbox until there is one. */
export async function readInvitation(
  context: UsersContext,
  id: string,
): Promise<{ isWaiting: boolean }> {
  const { account_status } = await mustFind(context.db, id)
  return { isWaiting: account_status === 'invited' && !hasMailbox(context) }
}

/**
 * The same way in without a mail. Only what came by mail proves an address, so this link is of a kind
 * of its own; the mailed one stays good.
 */
export async function handInvitation(
  context: UsersContext,
  id: string,
): Promise<{ path: string; expires: string }> {
  return context.change(async (change) => {
    const { id: userId, lang } = await takeInvited(context, change, id)
    const kind = 'handed-invite'
    const { value, expiresAt } = await issueKey({ db: tablesOf(change.db) }, { userId, kind })
    await change.audit({ noun: 'user', id: userId, action: 'invitation-handed' })
    return { path: verifyAddress(lang, value), expires: expiresAt.toISOString() }
  })
}

/** Somebody who has not come in yet. */
async function takeInvited(context: UsersContext, change: UsersChange, id: string) {
  const person = await take(context, change, id)
  if (person.password_hash || person.verified_at) throw userFailures.alreadyEntered()
  return person
}

export async function sendInvitation(
  context: UsersContext,
  change: UsersChange,
  person: UserRow,
): Promise<UserRow> {
  const key = await issueKey({ db: tablesOf(change.db) }, { userId: person.id, kind: 'invite' })
  await mailKey(context, change, { kind: 'invite', key, to: person })
  await change.audit({ noun: 'user', id: person.id, action: 'invite' })
  return change.db
    .updateTable('users')
    .set((eb) => ({ invited_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', person.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
