import { type RawBuilder, sql } from 'kysely'
import { WHY_SKIPPED } from '#modules/subscribers/server/api.ts'
import type { SendingDb } from '../../server/tables.ts'
import type { AudienceCount } from '../sending.calls.ts'
import type { Audience } from '../sending.ts'

type Wanted = { lists: readonly string[]; audience: Audience }

/** Each person once, and why others on the same lists get nothing. Who never confirmed is nobody. */
export async function measureAudience(db: SendingDb, wanted: Wanted): Promise<AudienceCount> {
  const { rows } = await sql<{ skipped: string | null; n: number }>`
    select skipped, count(*)::int as n from (${bestOf(wanted)}) best group by skipped`.execute(db)
  const of = (reason: string | null) => rows.find(({ skipped }) => skipped === reason)?.n ?? 0
  return {
    count: of(null),
    skipped: {
      unsubscribed: of('unsubscribed'),
      suppressed: of('suppressed'),
      paused: of('paused'),
    },
  }
}

/** Writes down whom a sending goes to; who comes to the lists later gets the next one. */
export async function snapshotAudience(
  db: SendingDb,
  sending: string,
  wanted: Wanted,
): Promise<void> {
  await sql`insert into newsletter_recipients (sending_id, subscriber_id, list_id, state)
    select ${sending}, subscriber_id, list_id, 'queued' from (${bestOf(wanted)}) best
    where skipped is null on conflict do nothing`.execute(db)
}

/** One row for each person on the lists: by the list that lets a mail through, where one does. */
function bestOf({ lists, audience }: Wanted): RawBuilder<unknown> {
  return sql`select distinct on (s.subscriber_id) s.subscriber_id, s.list_id,
      ${WHY_SKIPPED} as skipped
    from newsletter_subscriptions s
      join newsletter_subscribers p on p.id = s.subscriber_id
      join newsletter_lists l on l.id = s.list_id and l.deleted_at is null
    where s.list_id = any(${[...lists]}::uuid[]) and s.state <> 'pending'
      and ${conditionsOf(audience)}
    order by s.subscriber_id, (${WHY_SKIPPED}) nulls first,
      array_position(${[...lists]}::uuid[], s.list_id)`
}

function conditionsOf({ any, all, none, tags, groups }: Audience): RawBuilder<unknown> {
  const has = (lists: readonly string[]) => sql`(select count(*) from newsletter_subscriptions o
    where o.subscriber_id = s.subscriber_id and o.state in ('confirmed', 'paused')
      and o.list_id = any(${[...lists]}::uuid[]))`
  const parts = [
    sql`true`,
    ...(any.length > 0 ? [sql`${has(any)} > 0`] : []),
    ...(all.length > 0 ? [sql`${has(all)} = ${new Set(all).size}`] : []),
    ...(none.length > 0 ? [sql`${has(none)} = 0`] : []),
    ...(tags.length > 0 ? [sql`p.tags && ${[...tags]}::text[]`] : []),
    ...(groups.length > 0 ? [sql`p.groups && ${[...groups]}::text[]`] : []),
  ]
  return sql.join(parts, sql` and `)
}
