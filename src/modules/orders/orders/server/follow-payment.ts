import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { typedChange } from '#kernel/server/scope.ts'
import { isOnline, isPaid, type PaymentState } from '#modules/payments/payments/life-cycle.ts'
import type { PaymentSubject } from '#modules/payments/server/api.ts'
import type { PaymentRow, PaymentTables } from '#modules/payments/server/tables.ts'
import { payPath } from '../../paying/pages.ts'
import { followMoney, moneyOf, noteMoved } from '../../refunds/server/follow-money.ts'
import { lockOrderAlone } from '../../returned/server/find-order.ts'
import type { OrderTables } from '../../server/tables.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import { hasBeenPaid, isDue, isPayable, isWaived, openAmount } from '../life-cycle.ts'
import type { Order } from '../order.ts'
import { mailBuyer } from './mail-buyer.ts'
import { takeStep } from './move-order.ts'
import { orderToken } from './order-link.ts'

/** What a payment means for its order; for the composition. */
export const orderSubject: PaymentSubject = {
  settled: async (given, { payment, before, note, day }) => {
    const change = typedChange<OrderTables, PaymentTables>(given)
    const order = await ordered(change, payment)
    if (!order) return 'unwanted'
    const isBack = payment.refunded < before.refunded
    const isNews = isPaid(payment.state) && !hadMoney(before.state) && !isBack
    const answer = isNews ? await takeMoney(change, order, payment) : 'kept'
    const cause = isSameMoney(before, payment) ? 'refund' : 'money'
    if (!isNews) await followMoney(change, order, { cause, note, day })
    await tellOfRefund(change, { payment, before, day })
    return answer
  },
  openAmount: async (given, payment) => {
    const order = await ordered(typedChange<OrderTables, PaymentTables>(given), payment)
    return order && isPayable(order) ? openAmount(order) : 0
  },
  mostAmount: async (given, payment) =>
    (await ordered(typedChange<OrderTables, PaymentTables>(given), payment))?.total ?? 0,
  returnPath: ({ secret }, { subject_id }, lang) =>
    payPath(lang, orderToken(secret, subject_id ?? '')),
  remind: async (given, payment) => {
    const change = typedChange<OrderTables, PaymentTables>(given)
    const order = await ordered(change, payment)
    if (!order || order.email === '' || !(isDue(order) || isPayable(order))) return false
    await mailBuyer(change, order, 'reminded')
    return true
  },
}

/** It was paid before: money that goes back, or comes again after a dispute, buys nothing new. */
function hadMoney(before: PaymentState): boolean {
  return hasBeenPaid(before) || before === 'chargeback'
}

/** Nothing came, and no bank took anything or gave it back. */
function isSameMoney(before: PaymentRow, { captured, state }: PaymentRow): boolean {
  const isHeld = (one: PaymentState) => one === 'chargeback'
  return captured === before.captured && isHeld(state) === isHeld(before.state)
}

/** The money is there. Paid wins while the goods are; else it goes back, and the buyer is told. */
async function takeMoney(
  change: OrderChange,
  order: Order,
  payment: PaymentRow,
): Promise<'kept' | 'unwanted'> {
  // What counted as paid because nothing was left to pay had no money.
  // What a bank has taken away for good is paid by transfer.
  const isTaken = order.payment_provider_state === 'chargeback' && !isOnline(payment.source)
  const isTwice = hadMoney(order.payment_provider_state) && !isWaived(order) && !isTaken
  if (isTwice && isOnline(payment.source)) return 'unwanted'
  if (isTwice) {
    await followMoney(change, order, { cause: 'money', note: '' })
    return 'kept'
  }
  const money = await moneyOf(change.db, order, 'paid')
  const revival = { state: 'accepted', expired_at: null } as const
  const paid = await takeStep(change, order, {
    action: 'mark_paid',
    step: { ...money?.columns, payment_provider_state: payment.state },
    ...(order.expired !== null && { revival }),
  })
  await noteMoved(change, { order: order._id, amount: money?.moved ?? 0, note: '' })
  return paid.state === 'cancelled' && isOnline(payment.source) ? 'unwanted' : 'kept'
}

type Repaid = { payment: PaymentRow; before: PaymentRow; day?: string | undefined }

/** Money has gone back, whoever sent it on its way. */
async function tellOfRefund(change: OrderChange, { payment, before, day }: Repaid): Promise<void> {
  const amount = payment.refunded - before.refunded
  const order = amount > 0 ? await ordered(change, payment) : undefined
  if (!order) return
  const refund = { _id: payment.id, amount, refunded_on: day ?? dayInBerlin(), note: '' }
  await mailBuyer(change, { ...order, refunds: [refund] }, 'refunded')
}

async function ordered(
  change: OrderChange,
  { subject_id }: PaymentRow,
): Promise<Order | undefined> {
  return subject_id ? lockOrderAlone(change, subject_id) : undefined
}
