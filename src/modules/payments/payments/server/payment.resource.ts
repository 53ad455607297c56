import { sql } from 'kysely'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import type { PaymentTables } from '../../server/tables.ts'
import type { Db } from '../../server/unit-of-work.ts'
import { type Payment, payment } from '../payment.ts'

/** What a screen shows of the past of one payment. */
const MOST_EVENTS = 100

export const paymentResource = resourcesOf<PaymentTables>()(payment, {
  table: 'payments',
  derive: async (db, ids) => {
    const [events, refunds] = [await readEvents(db, ids), await readRefunds(db, ids)]
    const rehearsed = await findRehearsed(db, ids)
    return new Map(
      ids.map((id) => {
        const own = { events: events.get(id) ?? [], refunds: refunds.get(id) ?? [] }
        return [id, rehearsed.has(id) ? { ...own, reference: '' } : own]
      }),
    )
  },
  where: ({ payment_provider_state: states, unmatched, subject }) => [
    ...(states.length > 0 ? [sql<boolean>`state = any(${states}::text[])`] : []),
    ...(unmatched === undefined
      ? []
      : [sql<boolean>`subject_id is ${sql.raw(unmatched ? 'null' : 'not null')}`]),
    ...(subject ? [sql<boolean>`subject_id = ${subject}`] : []),
  ],
})

/** The name of a rehearsed page opens it, and leads on to what only its buyer may see. */
async function findRehearsed(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('provider', '=', 'rehearsal')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function readEvents(db: Db, ids: readonly string[]): Promise<Map<string, Payment['events']>> {
  const { rows } = await sql<Payment['events'][number] & { payment_id: string; at: Date }>`
    select e.payment_id, e.at, e.action, e.state, e.amount, e.origin
    from unnest(${[...ids]}::uuid[]) as wanted(id) cross join lateral (
      select * from payment_events where payment_id = wanted.id order by id desc
      limit ${MOST_EVENTS}) e order by e.id`.execute(db)
  return grouped(
    rows.map(({ payment_id, at, ...row }) => [payment_id, { ...row, at: at.toISOString() }]),
  )
}

async function readRefunds(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Payment['refunds']>> {
  const rows = await db
    .selectFrom('payment_refunds')
    .selectAll()
    .where(sql<boolean>`payment_id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .execute()
  return grouped(
    rows.map(({ id, payment_id, created_at, ...row }) => [
      payment_id,
      { _id: id, ...row, created: created_at.toISOString() },
    ]),
  )
}

function grouped<T>(entries: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const [key, value] of entries) groups.set(key, [...(groups.get(key) ?? []), value])
  return groups
}
