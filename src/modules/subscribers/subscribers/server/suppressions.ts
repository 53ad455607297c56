import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db, SubscriberChange } from '../../server/tables.ts'
import type { SuppressionReason } from '../subscriber-values.ts'

/** Only staff end these: a new request of somebody who types the address does not. */
const FINAL: readonly SuppressionReason[] = ['complaint', 'manual']
const BOUNCES: readonly SuppressionReason[] = ['bounce_hard', 'bounce_soft']

/** Whether nothing at all may go to an address, not even a mail that asks. */
export async function isBlocked(db: Db, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_suppressions')
    .select('id')
    .where('address_hash', '=', hash)
    .where('list_id', 'is', null)
    .where('reason', 'in', FINAL)
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers by the hash alone that an address wants no mails of a list, or of none (`null`). */
export async function suppress(
  db: Db,
  hash: Buffer,
  { lists, reason }: { lists: readonly (string | null)[]; reason: SuppressionReason },
): Promise<void> {
  if (lists.length === 0) return
  const rows = lists.map((list_id) => ({ id: uuidv7(), address_hash: hash, list_id, reason }))
  await db
    .insertInto('newsletter_suppressions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['address_hash', 'list_id']).doUpdateSet((eb) => ({
        // What is final stays so, whatever comes after it; and who has left has left, bounced or not.
        reason: eb
          .case()
          .when(
            eb.or([
              eb('newsletter_suppressions.reason', 'in', FINAL),
              eb.and([
                eb('excluded.reason', 'in', BOUNCES),
                eb('newsletter_suppressions.reason', 'not in', BOUNCES),
              ]),
            ]),
          )
          .then(eb.ref('newsletter_suppressions.reason'))
          .else(eb.ref('excluded.reason'))
          .end(),
        created_at: sql<Date>`now()`,
      })),
    )
    .execute()
}

/**
 * The owner of an address has asked for these lists again and confirmed it. What they said about all
 * lists stays for the others. A mailbox that answers does not bounce any more.
 */
export async function liftFor(
  db: Db,
  hash: Buffer,
  lists: readonly (string | null)[],
): Promise<void> {
  const ids = lists.filter((id) => id !== null)
  await db
    .deleteFrom('newsletter_suppressions')
    .where('address_hash', '=', hash)
    .where('reason', 'not in', FINAL)
    .where((eb) =>
      eb.or([
        sql<boolean>`list_id = any(${ids}::uuid[])`,
        ...(lists.includes(null) ? [eb('list_id', 'is', null)] : []),
        eb('reason', 'in', BOUNCES),
      ]),
    )
    .execute()
}

/** Of these lists, those that somebody left after a moment: a key from before it brings none back. */
export async function leftSince(
  db: Db,
  { hash, lists, since }: { hash: Buffer; lists: readonly string[]; since: Date },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('newsletter_suppressions')
    .select('list_id')
    .where('address_hash', '=', hash)
    // A moment that was read has no microseconds any more.
    .where(sql<boolean>`date_trunc('milliseconds', created_at) > ${since}`)
    .where('reason', 'not in', BOUNCES)
    .execute()
  const left = rows.map(({ list_id }) => list_id)
  return new Set(left.includes(null) ? lists : left.filter((id) => id !== null))
}

/** Whether an address has left one of these lists, or all there are. */
export async function isSuppressed(
  db: Db,
  hash: Buffer,
  lists: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_suppressions')
    .select('id')
    .where('address_hash', '=', hash)
    .where((eb) =>
      eb.or([eb('list_id', 'is', null), sql<boolean>`list_id = any(${[...lists]}::uuid[])`]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Lifts a block: the owner may subscribe again, but nobody else does it for them. */
export async function unblock(change: SubscriberChange, id: string, hash: Buffer): Promise<void> {
  await change.db
    .updateTable('newsletter_suppressions')
    .set({ reason: 'unsubscribed' })
    .where('address_hash', '=', hash)
    .where('reason', 'in', FINAL)
    .execute()
  await change.audit({ noun: 'newsletter-subscriber', id, action: 'unblocked' })
}
