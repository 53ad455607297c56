import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { WHY_SKIPPED } from '#modules/subscribers/server/api.ts'
import { type HouseLimits, roomOfHouse } from '../../limits/server/house-limits.ts'
import type { Subject, Winner } from '../../sendings/sending-values.ts'
import type { SendingDb } from '../../server/tables.ts'

const BATCH = 200

/** Somebody to write to now. */
export type Recipient = {
  subscriber: string
  list: string
  email: string
  first_name: string
  last_name: string
  lang: Lang
  /** Tries so far. */
  attempts: number
  /** Which of two subjects; null where there is one. */
  variant: Subject | null
  /** They agreed that opening is noticed. */
  tracked: boolean
}

type Claiming = {
  sending: string
  worker: string
  limits?: HouseLimits
  /** The settings ask who agrees that opening is noticed. */
  tracks?: boolean
}

/**
 * Takes the next ones in hand, committed before anything is sent. Who left since is skipped, with the
 * reason. Two workers take turns at the row of the sending, so that an hour never has too many.
 */
export async function claimRecipients(
  db: SendingDb,
  { sending, worker, limits, tracks = false }: Claiming,
): Promise<Recipient[]> {
  return await db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('newsletter_sendings')
      .select(['rate_per_hour', 'winner'])
      .where('id', '=', sending)
      .where('state', '=', 'running')
      .forUpdate()
      .executeTakeFirst()
    if (!found) return []
    const own = found.rate_per_hour > 0 ? await roomWithin(tx, sending, found.rate_per_hour) : BATCH
    const room = limits ? Math.min(own, await roomOfHouse(tx, limits)) : own
    if (room <= 0) return []
    return await takeDue(tx, { sending, worker, tracks, winner: found.winner, room })
  })
}

type Taking = { sending: string; worker: string; tracks: boolean; winner: Winner; room: number }

/** Once a subject has won, those come too who waited for it without a time. */
async function takeDue(db: SendingDb, taking: Taking): Promise<Recipient[]> {
  const { sending, worker, room, tracks } = taking
  const winner = taking.winner || null
  const isDue = winner ? sql`(due_at <= now() or due_at = 'infinity')` : sql`due_at <= now()`
  const { rows } = await sql<Recipient>`
    with picked as (
      select subscriber_id, list_id, attempts, coalesce(variant, ${winner}) as variant
      from newsletter_recipients
      where sending_id = ${sending} and state in ('queued', 'deferred') and ${isDue}
      order by due_at, subscriber_id limit ${Math.min(room, BATCH)} for update skip locked),
    judged as (
      select picked.subscriber_id, picked.list_id, picked.attempts, picked.variant, p.email, p.first_name,
        p.last_name, p.lang, ${WHY_SKIPPED} as skipped,
        ${tracks} and coalesce(p.tracking, false) as tracked
      from picked
        left join newsletter_subscribers p on p.id = picked.subscriber_id
        left join newsletter_subscriptions s
          on s.subscriber_id = picked.subscriber_id and s.list_id = picked.list_id),
    taken as (
      update newsletter_recipients r
        set state = case when j.skipped is null then 'claimed' else 'skipped' end,
          variant = j.variant,
          is_tracked = j.tracked,
          reason = coalesce(j.skipped, ''),
          worker = case when j.skipped is null then ${worker}::uuid end
        from judged j where r.sending_id = ${sending} and r.subscriber_id = j.subscriber_id)
    select subscriber_id as subscriber, list_id as list, email, first_name, last_name, lang,
      attempts, variant, tracked from judged where skipped is null`.execute(db)
  return rows
}

export type Waiting<T> = {
  take(): Promise<T | undefined>
  /** Whoever leaves gives back what was claimed, so nothing may be claimed behind their back. */
  rest(): Promise<void>
}

/** More are claimed as soon as `few` are left, so that no lane waits for another. */
export function claimAhead<T>({
  first,
  few,
  claim,
}: {
  first: readonly T[]
  few: number
  claim: () => Promise<readonly T[]>
}): Waiting<T> {
  const waiting = [...first]
  let isOver = false
  let coming: Promise<void> | undefined
  const more = async () => {
    const claimed = await claim()
    isOver = claimed.length === 0
    waiting.push(...claimed)
    coming = undefined
  }
  return {
    take: async () => {
      if (waiting.length <= few && !isOver && !coming) {
        coming = more()
        // The lane that needs them hears of it.
        coming.catch(() => undefined)
      }
      if (waiting.length === 0) await coming
      return waiting.shift()
    },
    rest: () => Promise.resolve(coming).catch(() => undefined),
  }
}

/** How many may still begin in the hour that ends now; those in hand count as begun. */
async function roomWithin(db: SendingDb, sending: string, rate: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select
    (select count(*)::int from newsletter_recipients
      where sending_id = ${sending} and begun_at > now() - interval '1 hour')
    + (select count(*)::int from newsletter_recipients
      where sending_id = ${sending} and state = 'claimed') as n`.execute(db)
  return rate - (rows[0]?.n ?? 0)
}
