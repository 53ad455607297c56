import { sql } from 'kysely'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { forgetConsents } from '#modules/consents/server/api.ts'
import { PENDING_DAYS } from '../sign-up/server/confirmation-mail.ts'
import type { SubscriberChange, SubscriberTables } from './tables.ts'

const AT_ONCE = 500

/** Every hour: what nobody confirmed goes, and pauses that are over end. */
export const sweep = defineJob<SubscriberTables, object>({
  name: 'subscribers.sweep',
  cron: '17 * * * *',
  run: async ({ change, db }) => {
    await sql`delete from newsletter_keys where expires_at < now()`.execute(db)
    await sql`delete from newsletter_requests where created_at < now() - interval '1 day'`.execute(
      db,
    )
    await sql`update newsletter_subscriptions set state = 'confirmed', paused_until = null
      where state = 'paused' and paused_until < now()`.execute(db)
    await sql`update newsletter_subscribers set confirm_mails = 0 where confirm_mails > 0
      and not exists (select from newsletter_keys where subscriber_id = newsletter_subscribers.id
        and purpose = 'verify')`.execute(db)
    while ((await change(purgePending)) === AT_ONCE);
  },
})

/**
 * An address that was never confirmed is forgotten after seven days, with all that is personal about
 * the request; the chain of consents keeps that there was one. Returns how many it looked at.
 */
async function purgePending(change: SubscriberChange): Promise<number> {
  const { rows } = await sql<{ subscriber_id: string }>`
    delete from newsletter_subscriptions where (subscriber_id, list_id) in (
      select subscriber_id, list_id from newsletter_subscriptions
      where state = 'pending' and since < now() - make_interval(days => ${PENDING_DAYS})
      order by subscriber_id, list_id limit ${AT_ONCE} for update skip locked)
    returning subscriber_id`.execute(change.db)
  const ids = [...new Set(rows.map((row) => row.subscriber_id))]
  const gone = await change.db
    .deleteFrom('newsletter_subscribers')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where(sql<boolean>`not exists (select from newsletter_subscriptions
      where subscriber_id = newsletter_subscribers.id)`)
    .returning('id')
    .execute()
  await forgetConsents(
    change,
    gone.map(({ id }) => id),
  )
  return rows.length
}
