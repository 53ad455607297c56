import { sql } from 'kysely'
import { ageHistory, noteDemo } from '#kernel/server/manifest/demo.ts'
import { payment } from '../payments/payment.ts'
import type { PaymentChange } from './unit-of-work.ts'

/** The time the law wants these subjects kept for is over: their payments go with them; says which. */
export async function forgetPayments(
  { db }: PaymentChange,
  subjects: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from payments
    where subject_id = any(${[...subjects]}::uuid[]) order by id for update`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return ids
  await db.deleteFrom('payment_refunds').where('payment_id', 'in', ids).execute()
  await db.deleteFrom('rehearsed_payments').where('payment_id', 'in', ids).execute()
  await db.deleteFrom('payments').where('id', 'in', ids).execute()
  await db.deleteFrom('payment_events').where('payment_id', 'in', ids).execute()
  const links = ids.map((id) => `shop/payments/${id}`)
  await sql`delete from notices where link = any(${links}::text[])`.execute(db)
  return ids
}

/** Why money went back was typed by somebody, and may speak of the buyer. */
export async function forgetReasons(
  { db }: PaymentChange,
  subjects: readonly string[],
): Promise<void> {
  await sql`update payment_refunds r set reason = '' from payments p
    where p.id = r.payment_id and p.subject_id = any(${[...subjects]}::uuid[])
      and r.reason <> ''`.execute(db)
}

/** Payments of the demo happened so many hours earlier; what their events say was written that way. */
export async function agePayments(
  { db, kernel }: PaymentChange,
  { subject, hours }: { subject: string; hours: number },
): Promise<void> {
  const earlier = sql`make_interval(hours => ${hours})`
  const { rows } = await sql<{ id: string }>`update payments
    set created_at = created_at - ${earlier}, updated_at = updated_at - ${earlier}
    where subject_id = ${subject} returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`update payment_refunds set created_at = created_at - ${earlier}
    where payment_id = any(${ids}::uuid[])`.execute(db)
  await ageHistory(kernel, { noun: payment.name, ids, hours })
}

/** So that their history goes with the rest of the demo. */
export async function notePayments(
  { db, kernel }: PaymentChange,
  subjects: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ id: string; version: number }>`select id, version from payments
    where subject_id = any(${[...subjects]}::uuid[])`.execute(db)
  await noteDemo(kernel, payment.name, rows)
}
