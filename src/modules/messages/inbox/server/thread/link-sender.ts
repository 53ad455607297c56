import { findOrSuggest, link } from '#modules/people/server/api.ts'
import type { MessageUnit } from '../../../server/unit-of-work.ts'

const thing = (id: string) => ({ module: 'messages', noun: 'message', id, role: 'sender' })

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
