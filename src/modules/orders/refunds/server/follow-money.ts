import { sql } from 'kysely'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import type { PaymentState } from '#modules/payments/payments/life-cycle.ts'
import { currentPayment, sumPayments } from '#modules/payments/server/api.ts'
import { dueOf, isUnpaid, isWaived } from '../../orders/life-cycle.ts'
import type { Order } from '../../orders/order.ts'
import type { Db, OrderChange } from '../../server/unit-of-work.ts'
import { writeRefund } from './write-refund.ts'

/** What the payments of an order come to: where its money is, else the latest one, says how it stands. */
export async function moneyOf(db: Db, order: Order, { isRefund }: Pick<Refunded, 'isRefund'>) {
  const payment = await currentPayment(db, order._id)
  if (!payment) return undefined
  const { came, back, here } = await sumPayments(db, order._id)
  // What came for goods that were given back before was paid after all: their returns owe it.
  const unpaid = isRefund ? order.reduced : Math.max(0, order.total - here - order.refunded)
  const reduced = Math.min(order.reduced, unpaid)
  // Paid twice or too much: what is beyond the price goes back beside it.
  const due = dueOf({ ...order, reduced })
  const surplus = Math.max(0, came - due)
  const refunded = Math.min(Math.max(0, back - surplus), due)
  const columns = {
    payment_provider_state: stateOf({ ...order, reduced }, payment.state),
    payment_source: payment.source,
    balance: here,
    ...{ refunded, reduced },
    // What went back after all does not stay here.
    withheld: Math.min(order.withheld, due - refunded),
  }
  return { columns, page: payment.state === 'redirected' ? payment.expires_at : null }
}

/** An order that ended without money stays so; one of which nothing is left to pay counts as paid. */
function stateOf(order: Order, payment: PaymentState): PaymentState {
  if (!isUnpaid(payment)) return payment
  if (order.expired !== null) return 'expired'
  return isWaived(order) ? 'paid' : payment
}

type Refunded = {
  note: string
  day?: string | undefined
  /** No new money came, and none was taken away: what is here changed by what goes back. */
  isRefund: boolean
}

/** Makes an order say what its payments say, and writes down what goes back or came back from there. */
export async function followMoney(
  change: OrderChange,
  order: Order,
  { note, day, isRefund }: Refunded,
): Promise<void> {
  const money = await moneyOf(change.db, order, { isRefund })
  if (!money) return
  const { columns, page } = money
  const isWaiting = page !== null && order.state !== 'cancelled'
  const amount = columns.refunded - order.refunded
  // Whatever it was for: what did not arrive there has to go once more. New money is none that came back.
  // While a bank holds the money nothing of it is here: then what counts as gone says it.
  const isHeld = columns.payment_provider_state === 'chargeback'
  const moved = isHeld ? -amount : columns.balance - order.balance
  const returned = isRefund ? moved : 0
  const refund_due = Math.max(0, order.refund_due + returned)
  if (!isWaiting && isSame(order, columns)) return
  await change.db
    .updateTable('orders')
    .set({
      ...columns,
      refund_due,
      // It waits as long as the provider's page is open.
      ...(isWaiting && { pay_until: sql<Date>`greatest(pay_until, ${page}::timestamptz)` }),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', order._id)
    .execute()
  // New money, or a lower price, takes back nothing that went: the log keeps what really moved.
  if (amount > 0 || (amount < 0 && returned > 0))
    await writeRefund(change, { order: order._id, amount, refunded_on: day ?? dayInBerlin(), note })
}

type Columns = NonNullable<Awaited<ReturnType<typeof moneyOf>>>['columns']

function isSame(order: Order, columns: Columns): boolean {
  return (
    columns.payment_provider_state === order.payment_provider_state &&
    columns.payment_source === order.payment_source &&
    columns.balance === order.balance &&
    columns.refunded === order.refunded &&
    columns.reduced === order.reduced &&
    columns.withheld === order.withheld
  )
}
