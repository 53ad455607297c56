import { sql, type Updateable } from 'kysely'
import { paymentFailures } from '../../errors.ts'
import type { PaymentRow, PaymentTables } from '../../server/tables.ts'
import type { PaymentChange } from '../../server/unit-of-work.ts'
import { leadsTo } from '../life-cycle.ts'
import type { Origin } from '../payment.ts'

type Noted = { action: string; origin: Origin; amount?: number }
export type PaymentStep = Noted & {
  values: Updateable<PaymentTables['payments']>
  /** Why money goes back, and on which day somebody sent it. */
  note?: string | undefined
  day?: string | undefined
}

/** Writes one step of a payment with its event and its line in the history; refuses every other way. */
export async function writePayment(
  change: PaymentChange,
  before: PaymentRow,
  { values, action, origin, amount, note }: PaymentStep,
): Promise<PaymentRow> {
  const { id, source, state } = before
  const next = values.state ?? state
  if (next !== state && !leadsTo(source, state, next)) throw paymentFailures.transition({ state })
  const after = await change.db
    .updateTable('payments')
    .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteEvent(change, after, { action, origin, ...(amount !== undefined && { amount }) })
  await change.audit({
    ...{ noun: 'payment', id, action, before: moneyOf(before) },
    after: { ...moneyOf(after), ...(note && { note }) },
  })
  return after
}

export async function noteEvent(
  { db, scope: { laidOn } }: PaymentChange,
  { id, state }: PaymentRow,
  { action, origin, amount }: Noted,
): Promise<void> {
  await db
    .insertInto('payment_events')
    .values({ payment_id: id, action, state, origin, amount: amount ?? null, at: laidOn })
    .execute()
}

function moneyOf({ state, captured, refunded }: PaymentRow) {
  return { state, captured, refunded }
}
