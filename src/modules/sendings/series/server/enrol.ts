import { sql } from 'kysely'
import type { SendingDb } from '../../server/tables.ts'

/** Longer than any change takes from its first line to its end. */
const LOOK_BACK = '2 days'

/**
 * Whoever has joined a list since its series began stands in line for every step, at its time and once. Who
 * was added by staff or from a file, took a leaving back or goes on under another address has not joined.
 * Done twice, it adds nobody; in one order, so that two instances never wait for one another.
 */
export async function enrolJoined(db: SendingDb): Promise<void> {
  await sql`insert into newsletter_recipients (sending_id, subscriber_id, list_id, state, due_at)
    select g.id, s.subscriber_id, s.list_id, 'queued',
      s.joined_at + make_interval(days => g.series_days)
    from newsletter_sendings g
      join newsletter_lists l on l.id = g.series_list and l.deleted_at is null
      join newsletter_subscriptions s on s.list_id = g.series_list and s.state = 'confirmed'
        and s.joined_at >= greatest(g.began_at, now() - ${LOOK_BACK}::interval)
    where g.series_list is not null and g.state in ('running', 'paused')
    order by g.id, s.subscriber_id
    on conflict do nothing`.execute(db)
}

/** Whether somebody's time has come, or a mail is in somebody's hands. */
export async function hasDueRows(db: SendingDb, id: string): Promise<boolean> {
  const { rows } = await sql`
    (select from newsletter_recipients where sending_id = ${id}
      and state in ('queued', 'deferred') and due_at <= now() limit 1)
    union all
    (select from newsletter_recipients where sending_id = ${id}
      and state in ('claimed', 'sending') limit 1)`.execute(db)
  return rows.length > 0
}
