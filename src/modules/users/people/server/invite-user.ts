import { tablesOf } from '#kernel/server/database.ts'
import { issueKey, mailKey } from '#modules/auth/server/api.ts'
import { userFailures } from '../../errors.ts'
import { take, type UsersChange, type UsersContext } from '../../server/guard.ts'
import type { UserRow } from '../../server/queries.ts'
import { toUserRecord } from '../../server/wire.ts'
import type { UserRecord } from '../user.ts'

/** Invites again; the key of an older invitation ends with it. */
export async function inviteUser(context: UsersContext, id: string): Promise<UserRecord> {
  const row = await context.change(async (change) => {
    const person = await take(context, change, id)
    if (person.password_hash || person.verified_at) throw userFailures.alreadyEntered()
    return sendInvitation(context, change, person)
  })
  return toUserRecord(row, context.user)
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
