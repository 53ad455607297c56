import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../server/tables.ts'

/** A subscriber in the columns of a file; `lists` are names of what they get. */
export const SubscriberValues = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  lang: z.enum(['de', 'en']),
  tags: z.array(z.string()),
  lists: z.array(z.string()),
})
export type SubscriberValues = z.infer<typeof SubscriberValues>

/** What a row adds, for writing and for taking back. */
export const SubscriberRest = z.object({
  added: z.array(
    z.object({ id: z.string(), name: z.string(), facts: z.record(z.string(), z.string()) }),
  ),
  basis: z.enum(['customer', 'documented']),
})
export type SubscriberRest = z.infer<typeof SubscriberRest>

type KnownSubscriber = { id: string; hash: Buffer; values: SubscriberValues }

type Row = Omit<SubscriberValues, 'lists'> & { id: string; hash: Buffer; lists: string[] | null }

/**
 * How subscribers stand now, by id or by the hash of their address. They are held until the change is
 * over: whoever signs off meanwhile waits, or has done so before.
 */
export async function readKnown(
  db: Db,
  wanted: { ids: readonly string[] } | { hashes: readonly Buffer[] },
): Promise<KnownSubscriber[]> {
  const isMeant =
    'ids' in wanted
      ? sql`s.id = any(${[...wanted.ids]}::uuid[])`
      : sql`s.address_hash = any(${[...wanted.hashes]}::bytea[])`
  const { rows } = await sql<Row>`
    select s.id, s.address_hash as hash, s.email, s.first_name, s.last_name, s.lang, s.tags,
      (select array_agg(l.name) from newsletter_subscriptions x
        join newsletter_lists l on l.id = x.list_id
        where x.subscriber_id = s.id and x.state in ('confirmed', 'paused')) as lists
    from newsletter_subscribers s where ${isMeant} order by s.id for update of s`.execute(db)
  return rows.map(({ id, hash, lists, ...values }) => ({
    id,
    hash,
    values: { ...values, lists: (lists ?? []).toSorted() },
  }))
}
