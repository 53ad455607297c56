import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { paymentFailures } from '../../errors.ts'
import type { PaymentRow } from '../../server/tables.ts'
import type { Db, PaymentChange } from '../../server/unit-of-work.ts'
import type { Origin } from '../payment.ts'
import { noteEvent } from './write-payment.ts'

export const SEND_REFUND = 'payments.send-refund'

export type AskedRefund = { amount?: number; reason: string; origin: Origin }

/** What can still be given back: what came, less what went back or is on its way. */
async function refundable(db: Db, payment: PaymentRow): Promise<number> {
  const { id, captured, refunded } = payment
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::bigint as sum
    from payment_refunds where payment_id = ${id} and state = 'pending'`.execute(db)
  return captured - refunded - (rows[0]?.sum ?? 0)
}

/** Writes down what is to be given back; a job tells the provider, as often as it takes, under one key. */
export async function queueRefund(
  change: PaymentChange,
  payment: PaymentRow,
  { amount: asked, reason, origin }: AskedRefund,
): Promise<void> {
  const most = await refundable(change.db, payment)
  const amount = asked ?? most
  if (amount < 1 || amount > most) throw paymentFailures.tooMuch({ available: most })
  const id = uuidv7()
  await change.db
    .insertInto('payment_refunds')
    .values({ id, payment_id: payment.id, amount, reason })
    .execute()
  await noteEvent(change, payment, { action: 'refund_asked', origin, amount })
  await change.audit({
    ...{ noun: 'payment', id: payment.id, action: 'refund_asked', after: { amount, reason } },
  })
  await change.enqueue(SEND_REFUND, { id })
}
