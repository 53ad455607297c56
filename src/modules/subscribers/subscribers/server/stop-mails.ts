import { sql } from 'kysely'
import type { SubscriberChange } from '../../server/tables.ts'
import { leave } from '../../unsubscribe/server/leave.ts'
import type { SuppressionReason } from '../subscriber-values.ts'
import { suppress } from './suppressions.ts'

type Reason = Extract<SuppressionReason, 'bounce_hard' | 'bounce_soft' | 'complaint'>

/**
 * What others found out about an address: nothing arrives there, until its owner confirms a list again;
 * or they complained, which leaves all lists for good.
 */
export async function stopMails(
  change: SubscriberChange,
  id: string,
  reason: Reason,
): Promise<void> {
  const { db } = change
  const subscriber = await db
    .selectFrom('newsletter_subscribers')
    .select('address_hash')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!subscriber) return
  const hash = subscriber.address_hash
  if (reason === 'complaint') {
    await suppress(db, hash, { lists: [null], reason })
    await change.audit({ noun: 'newsletter-subscriber', id, action: 'complained' })
    return await leave(change, { subscriber: id, lists: null, by: 'complaint', isMailed: false })
  }
  const { rows } = await sql`update newsletter_subscriptions
    set state = 'suppressed', since = now(), paused_until = null
    where subscriber_id = ${id} and state in ('confirmed', 'paused') returning list_id`.execute(db)
  if (rows.length === 0) return
  await suppress(db, hash, { lists: [null], reason })
  await change.audit({ noun: 'newsletter-subscriber', id, action: 'bounced' })
}
