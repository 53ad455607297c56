import { failures } from '#kernel/server/app-error.ts'
import { paymentFailures } from '../../errors.ts'
import type { PaymentRow } from '../../server/tables.ts'
import type { PaymentChange } from '../../server/unit-of-work.ts'
import { COVERED, isOnline, stateOfMoney } from '../life-cycle.ts'
import { settlePayment } from './settle-payment.ts'

/** What somebody sent back is on the account again: it did not arrive. Of a provider the provider says so. */
export async function bookReturned(
  change: PaymentChange,
  row: PaymentRow,
  id: string,
): Promise<PaymentRow> {
  const refund = await change.db
    .selectFrom('payment_refunds')
    .select(['amount', 'state'])
    .where('id', '=', id)
    .where('payment_id', '=', row.id)
    .executeTakeFirst()
  if (!refund) throw failures.notFound()
  if (isOnline(row.source) || refund.state !== 'done')
    throw paymentFailures.transition({ state: row.state })
  await change.db
    .updateTable('payment_refunds')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .execute()
  const refunded = row.refunded - refund.amount
  const before = (await wasPaid(change, row)) ? 'refunded_partly' : 'paid_partly'
  const state = stateOfMoney({ ...row, state: before, refunded }) ?? row.state
  return settlePayment(change, row, {
    ...{ action: 'refund_returned', origin: 'staff', amount: refund.amount },
    values: { refunded, state },
  })
}

/** All of it was here once; who has paid is asked for nothing because a refund came back. */
async function wasPaid({ db }: PaymentChange, { id }: PaymentRow): Promise<boolean> {
  const event = await db
    .selectFrom('payment_events')
    .select('id')
    .where('payment_id', '=', id)
    .where('state', 'in', COVERED)
    .limit(1)
    .executeTakeFirst()
  return event !== undefined
}
