import { sql } from 'kysely'
import { ageHistory, keepDemo, noteDemo } from '#kernel/server/demo.ts'
import { payment } from '../payments/payment.ts'
import type { PaymentChange } from './unit-of-work.ts'

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

/** So that their history goes with the subjects of the demo they are for. */
export async function notePayments(
  change: PaymentChange,
  subjects: readonly string[],
): Promise<void> {
  await noteDemo(change.kernel, payment.name, await paymentsOf(change, subjects))
}

/** Somebody has worked on these subjects: what was paid for them is theirs, too. */
export async function keepPayments(
  change: PaymentChange,
  subjects: readonly string[],
): Promise<void> {
  const kept = await paymentsOf(change, subjects)
  await keepDemo(
    change.kernel,
    payment.name,
    kept.map(({ id }) => id),
  )
}

async function paymentsOf({ db }: PaymentChange, subjects: readonly string[]) {
  const { rows } = await sql<{ id: string; version: number }>`select id, version from payments
    where subject_id = any(${[...subjects]}::uuid[])`.execute(db)
  return rows
}
