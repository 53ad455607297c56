import { sql } from 'kysely'
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
