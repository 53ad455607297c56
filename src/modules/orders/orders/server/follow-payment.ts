import { sql } from 'kysely'
import { AppError } from '#kernel/server/app-error.ts'
import { typedChange } from '#kernel/server/scope.ts'
import { isOnline, isPaid, type PaymentState } from '#modules/payments/payments/life-cycle.ts'
import { currentPayment, type PaymentSubject } from '#modules/payments/server/api.ts'
import type { PaymentRow, PaymentTables } from '#modules/payments/server/tables.ts'
import { payPath } from '../../paying/pages.ts'
import type { OrderTables } from '../../server/tables.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import { isUnpaid } from '../life-cycle.ts'
import type { Order } from '../order.ts'
import { mailBuyer } from './mail-buyer.ts'
import { takeStep } from './move-order.ts'
import { orderResource } from './order.resource.ts'
import { orderToken } from './order-link.ts'

/** What a payment means for its order; for the composition. */
export const orderSubject: PaymentSubject = {
  settled: async (given, payment, before) => {
    const change = typedChange<OrderTables, PaymentTables>(given)
    const order = await lockOrder(change, payment)
    if (!order) return 'unwanted'
    const isNews = isPaid(payment.state) && !isPaid(before) && !hadMoney(before)
    if (isNews) return takeMoney(change, order, payment)
    await mirror(change, order)
    return 'kept'
  },
  returnPath: ({ secret }, { subject_id }, lang) =>
    payPath(lang, orderToken(secret, subject_id ?? '')),
  remind: async (given, payment) => {
    const change = typedChange<OrderTables, PaymentTables>(given)
    const order = await lockOrder(change, payment)
    const total = payment.amount - (payment.captured - payment.refunded)
    if (order) await mailBuyer(change, { ...order, total }, 'reminded')
  },
}

/** It was paid before: money that goes back, or comes again after a dispute, buys nothing new. */
function hadMoney(before: PaymentState): boolean {
  return before === 'refunded' || before === 'chargeback'
}

/** The money is there. Paid wins while the goods are; else it goes back, and the buyer is told. */
async function takeMoney(
  change: OrderChange,
  order: Order,
  payment: PaymentRow,
): Promise<'kept' | 'unwanted'> {
  const isCancelled = order.state === 'cancelled'
  const isExpired = isCancelled && order.payment_provider_state === 'expired'
  const isTwice = isPaid(order.payment_provider_state)
  if (isTwice || (isCancelled && !isExpired)) {
    await mirror(change, order)
    return isOnline(payment.source) ? 'unwanted' : 'kept'
  }
  const step = {
    payment_provider_state: payment.state,
    payment_source: payment.source,
    ...(isCancelled && { state: 'accepted' as const }),
  }
  const pay = () => takeStep(change, order, { action: 'mark_paid', step })
  // Staff who note a transfer are told that the goods are gone, and nothing is noted.
  if (!isExpired || !isOnline(payment.source)) {
    await pay()
    return 'kept'
  }
  if (await worked(change, pay)) return 'kept'
  await mirror(change, order)
  await mailBuyer(change, order, 'late')
  return 'unwanted'
}

/** Undoes what was begun when the goods are gone, and nothing else of the change. */
async function worked({ db }: OrderChange, work: () => Promise<void>): Promise<boolean> {
  await sql`savepoint late_money`.execute(db)
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'sold_out') throw error
    await sql`rollback to savepoint late_money`.execute(db)
    return false
  }
}

/** The order says what the payment says that counts, and waits as long as the provider's page is open. */
async function mirror({ db }: OrderChange, order: Order): Promise<void> {
  const payment = await currentPayment(db, order._id)
  if (!payment) return
  const { state, expires_at, source } = payment
  const isWaiting = state === 'redirected' && order.state !== 'cancelled'
  if (state === order.payment_provider_state && !isWaiting) return
  // That it expired is what late money is measured by.
  const hasExpired = order.state === 'cancelled' && order.payment_provider_state === 'expired'
  if (hasExpired && isUnpaid(state)) return
  await db
    .updateTable('orders')
    .set({
      payment_provider_state: state,
      payment_source: source,
      ...(isWaiting && { pay_until: sql<Date>`greatest(pay_until, ${expires_at}::timestamptz)` }),
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', order._id)
    .execute()
}

async function lockOrder(
  { db }: OrderChange,
  { subject_id }: PaymentRow,
): Promise<Order | undefined> {
  if (!subject_id) return undefined
  await sql`select 1 from orders where id = ${subject_id} for update`.execute(db)
  return (await orderResource.read(db, [subject_id]))[0]
}
