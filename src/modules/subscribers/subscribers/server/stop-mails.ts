import { sql } from 'kysely'
import type { Db, SubscriberChange } from '../../server/tables.ts'
import { leave } from '../../unsubscribe/server/leave.ts'
import type { SuppressionReason } from '../subscriber-values.ts'
import { suppress } from './suppressions.ts'

type Stop = { subscriber: string } & (
  | { reason: Extract<SuppressionReason, 'complaint'> }
  /** `mailedAt`: when the mail went out that came back. */
  | { reason: Extract<SuppressionReason, 'bounce_hard' | 'bounce_soft'>; mailedAt: Date }
)

/**
 * What others found out about an address: nothing arrives there, until its owner confirms a list again;
 * or they complained, which leaves all lists for good.
 */
export async function stopMails(change: SubscriberChange, stop: Stop): Promise<void> {
  const { db } = change
  const { subscriber: id, reason } = stop
  const subscriber = await db
    .selectFrom('newsletter_subscribers')
    .select('address_hash')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!subscriber) return
  const hash = subscriber.address_hash
  if (stop.reason === 'complaint') {
    await suppress(db, hash, { lists: [null], reason })
    await change.audit({ noun: 'newsletter-subscriber', id, action: 'complained' })
    return await leave(change, { subscriber: id, lists: null, by: 'complaint', isMailed: false })
  }
  if (await hasConfirmedSince(db, id, stop.mailedAt)) return
  const { rows } = await sql`update newsletter_subscriptions
    set state = 'suppressed', since = now(), paused_until = null
    where subscriber_id = ${id} and state in ('confirmed', 'paused') returning list_id`.execute(db)
  if (rows.length === 0) return
  await suppress(db, hash, { lists: [null], reason })
  await change.audit({ noun: 'newsletter-subscriber', id, action: 'bounced' })
}

/** Whoever pressed the button of a later mail has a mailbox, whatever is said about an earlier one. */
async function hasConfirmedSince(db: Db, subscriber: string, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select('list_id')
    .where('subscriber_id', '=', subscriber)
    .where('state', '=', 'confirmed')
    .where('basis', '=', 'consent')
    .where('since', '>', at)
    .executeTakeFirst()
  return row !== undefined
}
