import { GUEST } from '#kernel/access/roles.ts'
import { findOrSuggest, forgetThings, link } from '#modules/people/server/api.ts'
import type { MessageRow, MessageUnit } from '../../../server/unit-of-work.ts'

/** What people are linked to here. */
export const SENT = { module: 'messages', noun: 'message' } as const

const thing = (id: string) => ({ ...SENT, id, role: 'sender' })

/** Whoever has written is known, or becomes a candidate among the people of the business. */
export async function linkSender(
  change: MessageUnit,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  await findOrSuggest(change, { name, mail: email || null, thing: thing(id) })
}

/** A thread that staff began with somebody who has an account. */
export async function linkAccount(change: MessageUnit, id: string, account: string): Promise<void> {
  const row = await change.db
    .selectFrom('people')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirst()
  if (row) await link(change, { person: row.id, thing: thing(id), proof: 'account' })
}

/** A thread that staff began with somebody they have chosen. */
export async function linkChosen(change: MessageUnit, id: string, person: string): Promise<void> {
  await link(change, { person, thing: thing(id), proof: 'staff' })
}

/** Who sends spam is nobody the business knows. */
export async function forgetSender(change: MessageUnit, id: string): Promise<void> {
  await forgetThings(change, { ...SENT, ids: [id] })
}

/** It was no spam: its sender is linked as if it had come in now, not as the one who says so. */
export async function linkLate(change: MessageUnit, row: MessageRow): Promise<void> {
  if (row.account_id) return linkAccount(change, row.id, row.account_id)
  const scope = { ...change.scope, user: GUEST, lang: row.lang }
  await linkSender({ ...change, scope }, row)
}
