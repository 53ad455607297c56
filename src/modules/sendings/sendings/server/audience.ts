import { type RawBuilder, sql } from 'kysely'
import { PLAN_ANEW } from '#kernel/server/database/named-statements.ts'
import type { Viewer } from '#kernel/server/resource/resource.ts'
import { segmentMembers } from '#modules/people/server/api.ts'
import { WHY_SKIPPED } from '#modules/subscribers/server/api.ts'
import { sendingFailures } from '../../errors.ts'
import type { SendingDb } from '../../server/tables.ts'
import type { AudienceCount } from '../sending.calls.ts'
import type { Audience } from '../sending.ts'

type Wanted = { lists: readonly string[]; audience: Audience }
/** Who asks: a segment may have conditions that not everybody may ask. */
type AudienceScope = Viewer & { db: SendingDb }
/** Subscribers behind one and up to another, by their id; null = from the first, to the last. */
type Slice = { after: string | null; upTo: string | null }

type Snapshot = Wanted & {
  sending: string
  after: string | null
  /** Where two subjects are tried: on so many of a hundred. */
  testShare?: number | null
}

/** As many as one statement looks at: it ends in time, however many there are. */
const SLICE = 25_000

/** Each person once, and why others on the same lists get nothing. Who never confirmed is nobody. */
export async function measureAudience(
  scope: AudienceScope,
  wanted: Wanted,
  size = SLICE,
): Promise<AudienceCount> {
  const { db } = scope
  const conditions = await conditionsOf(scope, wanted.audience)
  const counts = new Map<string | null, number>()
  let after: string | null = null
  do {
    const slice: Slice = { after, upTo: await endOfSlice(db, after, size) }
    const { rows } = await sql<{ skipped: string | null; n: number }>`${PLAN_ANEW}
      select skipped, count(*)::int as n
      from (${bestOf(wanted.lists, conditions, slice)}) best group by skipped`.execute(db)
    for (const { skipped, n } of rows) counts.set(skipped, (counts.get(skipped) ?? 0) + n)
    after = slice.upTo
  } while (after !== null)
  const of = (reason: string | null) => counts.get(reason) ?? 0
  return {
    count: of(null),
    skipped: {
      unsubscribed: of('unsubscribed'),
      suppressed: of('suppressed'),
      paused: of('paused'),
    },
  }
}

/** Whether anybody would get it now. */
export async function isAnybody(scope: AudienceScope, wanted: Wanted): Promise<boolean> {
  const conditions = await conditionsOf(scope, wanted.audience)
  const { rows } = await sql`${PLAN_ANEW} select ${subscriptionsOn(wanted.lists, conditions)}
    and (${WHY_SKIPPED}) is null limit 1`.execute(scope.db)
  return rows.length > 0
}

/**
 * Writes down some of those a sending goes to, and says behind whom to go on; null when that were the
 * last. Twice adds nobody twice. Who comes to the lists later gets the next one.
 */
export async function snapshotSlice(
  scope: AudienceScope,
  { sending, after, testShare = null, ...wanted }: Snapshot,
  size = SLICE,
): Promise<string | null> {
  const { db } = scope
  const conditions = await conditionsOf(scope, wanted.audience)
  const slice = { after, upTo: await endOfSlice(db, after, size) }
  await sql`${PLAN_ANEW}
    with best as (${bestOf(wanted.lists, conditions, slice)}),
    chosen as (select subscriber_id, list_id, ${testShare === null ? sql`null` : tried(sending, testShare)} as variant
      from best where skipped is null)
    insert into newsletter_recipients (sending_id, subscriber_id, list_id, state, variant, due_at)
    select ${sending}, subscriber_id, list_id, 'queued', variant,
      case when variant is null and ${testShare !== null} then 'infinity' else now() end
    from chosen on conflict do nothing`.execute(db)
  return slice.upTo
}

/**
 * Who gets one of two subjects first: by chance, half of them each, and at least one each. The rest waits
 * without a time until one has won.
 */
function tried(sending: string, share: number): RawBuilder<unknown> {
  const at = sql`row_number() over (order by md5(subscriber_id::text || ${sending}::text))`
  return sql`case when ${at} <= greatest(2, count(*) over () * ${share}::int / 100)
    then case ${at} % 2 when 1 then 'a' else 'b' end end`
}

async function endOfSlice(
  db: SendingDb,
  after: string | null,
  size: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .$if(after !== null, (query) => query.where('id', '>', String(after)))
    .orderBy('id')
    .offset(size - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** One row for each person on the lists: by the list that lets a mail through, where one does. */
function bestOf(
  lists: readonly string[],
  conditions: RawBuilder<unknown>,
  { after, upTo }: Slice,
): RawBuilder<unknown> {
  return sql`select distinct on (s.subscriber_id) s.subscriber_id, s.list_id,
      ${WHY_SKIPPED} as skipped ${subscriptionsOn(lists, conditions)}
      ${after === null ? sql`` : sql`and s.subscriber_id > ${after}`}
      ${upTo === null ? sql`` : sql`and s.subscriber_id <= ${upTo}`}
    order by s.subscriber_id, (${WHY_SKIPPED}) nulls first,
      array_position(${[...lists]}::uuid[], s.list_id)`
}

function subscriptionsOn(lists: readonly string[], conditions: RawBuilder<unknown>) {
  return sql`from newsletter_subscriptions s
      join newsletter_subscribers p on p.id = s.subscriber_id
      join newsletter_lists l on l.id = s.list_id and l.deleted_at is null
    where s.list_id = any(${[...lists]}::uuid[]) and s.state <> 'pending' and ${conditions}`
}

async function conditionsOf(
  scope: AudienceScope,
  { any, all, none, tags, groups, segment }: Audience,
): Promise<RawBuilder<unknown>> {
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
    ...(segment ? [await isMember(scope, segment)] : []),
  ]
  return sql.join(parts, sql` and `)
}

/** Subscribers are in a segment as the persons they are. */
async function isMember(scope: AudienceScope, segment: string): Promise<RawBuilder<unknown>> {
  if (!(await hasSegment(scope.db, segment))) throw sendingFailures.unknownThing()
  return sql`exists (select from person_links i where i.item_id = s.subscriber_id
    and i.module = 'subscribers' and i.noun = 'newsletter-subscriber'
    and i.person_id in ${await segmentMembers(scope, segment)})`
}

export async function hasSegment(db: SendingDb, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('person_segments')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
