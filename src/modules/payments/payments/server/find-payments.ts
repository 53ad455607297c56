import { sql } from 'kysely'
import type { PaymentRow } from '../../server/tables.ts'
import type { Db, PaymentChange } from '../../server/unit-of-work.ts'

/** Also the transaction of a module that has further tables. */
type AnyDb = Db | PaymentChange['db']

export function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** All payments of a subject, locked; a subject locks them before itself, as a provider's news does. */
export async function lockPayments(db: AnyDb, subject: string): Promise<PaymentRow[]> {
  await sql`select 1 from payments where subject_id = ${subject} order by id
    for update`.execute(db)
  // Read anew: whoever had the lock before may have added one.
  return db
    .selectFrom('payments')
    .selectAll()
    .where('subject_id', '=', subject)
    .orderBy('id')
    .execute()
}

/** The one that says how a subject stands: where the money is, else the latest. */
export function currentPayment(db: AnyDb, subject: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('subject_id', '=', subject)
    .orderBy(sql`captured > refunded`, 'desc')
    .orderBy(sql`captured > 0`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What went back or is on its way. What a provider's books show already is not counted once more. */
const BACK = sql.raw(`greatest(p.refunded, coalesce((select sum(r.amount) from payment_refunds r
  where r.payment_id = p.id and r.state <> 'failed'), 0))`)

/** What can still be given back: what came, less what went back or is on its way. A bank has taken the rest. */
export async function refundable(db: AnyDb, { id }: PaymentRow): Promise<number> {
  const { rows } = await sql<{ most: number }>`select case when p.state = 'chargeback' then 0
    else greatest(0, p.captured - ${BACK}) end::bigint as most
    from payments p where p.id = ${id}`.execute(db)
  return rows[0]?.most ?? 0
}

type Sums = { came: number; back: number; here: number }

/** What came for a subject, what went back or is on its way, and what is here of it. */
export async function sumPayments(db: AnyDb, subject: string): Promise<Sums> {
  const { rows } = await sql<Sums>`select coalesce(sum(p.captured), 0)::bigint as came,
      coalesce(sum(least(p.captured, ${BACK})), 0)::bigint as back,
      coalesce(sum(case when p.state = 'chargeback' then 0
        else greatest(0, p.captured - ${BACK}) end), 0)::bigint as here
    from payments p where p.subject_id = ${subject}`.execute(db)
  return rows[0] ?? { came: 0, back: 0, here: 0 }
}
