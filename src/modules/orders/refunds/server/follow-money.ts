import { sql } from 'kysely'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import type { PaymentState } from '#modules/payments/payments/life-cycle.ts'
import { currentPayment, sumPayments } from '#modules/payments/server/api.ts'
import { isUnpaid, isWaived } from '../../orders/life-cycle.ts'
import type { Order } from '../../orders/order.ts'
import type { Db, OrderChange } from '../../server/unit-of-work.ts'
import { type Cause, shareMoney } from './share-money.ts'
import { writeRefund } from './write-refund.ts'

/** What the payments of an order come to: where its money is, else the latest one, says how it stands. */
export async function moneyOf(db: Db, order: Order, cause: Cause) {
  const payment = await currentPayment(db, order._id)
  if (!payment) return undefined
  const { columns, moved } = shareMoney(order, await sumPayments(db, order._id), cause)
  return {
    columns: {
      payment_provider_state: stateOf({ ...order, ...columns }, payment.state),
      payment_source: payment.source,
      ...columns,
    },
    /** What went back since the last time; below zero: came back. */
    moved,
    page: payment.state === 'redirected' ? payment.expires_at : null,
  }
}

/** An order that ended without money stays so; one of which nothing is left to pay counts as paid. */
function stateOf(order: Order, payment: PaymentState): PaymentState {
  if (!isUnpaid(payment)) return payment
  if (order.expired !== null) return 'expired'
  return isWaived(order) ? 'paid' : payment
}

type Followed = { cause: Exclude<Cause, 'paid'>; note: string; day?: string | undefined }

/** Makes an order say what its payments say, and writes down what goes back or came back from there. */
export async function followMoney(
  change: OrderChange,
  order: Order,
  { cause, note, day }: Followed,
): Promise<void> {
  const money = await moneyOf(change.db, order, cause)
  if (!money) return
  const { columns, moved, page } = money
  const isWaiting = page !== null && order.state !== 'cancelled'
  if (isWaiting || FOLLOWED.some((name) => columns[name] !== order[name]))
    await change.db
      .updateTable('orders')
      .set({
        ...columns,
        // It waits as long as the provider's page is open.
        ...(isWaiting && { pay_until: sql<Date>`greatest(pay_until, ${page}::timestamptz)` }),
        version: sql<number>`version + 1`,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', order._id)
      .execute()
  await noteMoved(change, { order: order._id, amount: moved, note, day })
}

const FOLLOWED = [
  ...(['payment_provider_state', 'payment_source', 'balance', 'refunded'] as const),
  ...(['reduced', 'withheld', 'refund_due'] as const),
] as const

type Noted = { order: string; amount: number; note: string; day?: string | undefined }

/** The log keeps all that really went back, and what came back from there; new money is no line of it. */
export async function noteMoved(change: OrderChange, moved: Noted): Promise<void> {
  const { order, amount, note, day = dayInBerlin() } = moved
  if (amount !== 0) await writeRefund(change, { order, amount, refunded_on: day, note })
}
