import { uuidv7 } from 'uuidv7'
import { staff } from '#kernel/access/rules.ts'
import { paymentFailures } from '../../errors.ts'
import { subjectOf } from '../../server/subjects.ts'
import type { PaymentRow } from '../../server/tables.ts'
import { tellStaff } from '../../server/tell-staff.ts'
import type { PaymentChange } from '../../server/unit-of-work.ts'
import { isOnline } from '../life-cycle.ts'
import type { Origin } from '../payment.ts'
import { lockPayment, refundable } from './find-payments.ts'
import { type PaymentStep, writePayment } from './write-payment.ts'

export const SEND_REFUND = 'payments.send-refund'
const VIEW = staff('payments', 'view')

/** One step of a payment, and what it means for what was paid, in one change. */
export async function settlePayment(
  change: PaymentChange,
  before: PaymentRow,
  step: PaymentStep,
): Promise<PaymentRow> {
  const payment = await writePayment(change, before, step)
  const { note = '', day } = step
  const answer = await subjectOf(payment)?.settled(change, { payment, before, note, day })
  if (answer === 'unwanted' && isOnline(payment.source)) {
    await queueRefund(change, payment, { reason: '', origin: 'time' })
    await tellStaff(change, payment, 'unwanted')
  }
  if (payment.state === 'chargeback' && before.state !== 'chargeback')
    await tellStaff(change, payment, 'chargeback')
  change.broadcast('payments', { access: VIEW })
  return payment
}

/** What its subject counts may have changed although no step was taken. */
export async function tellSubject(change: PaymentChange, id: string): Promise<void> {
  const payment = await lockPayment(change.db, id)
  if (payment) await subjectOf(payment)?.settled(change, { payment, before: payment, note: '' })
}

export type AskedRefund = {
  amount?: number | undefined
  /** As somebody typed it: it stays here, where an erasure finds it. */
  reason: string
  /** For the log of what was paid for, which nobody can change. */
  note?: string | undefined
  origin: Origin
}

/** Writes down what is to be given back; a job tells the provider, as often as it takes, under one key. */
export async function queueRefund(
  change: PaymentChange,
  payment: PaymentRow,
  { amount: asked, reason, note, origin }: AskedRefund,
): Promise<PaymentRow> {
  const most = await refundable(change.db, payment)
  const amount = asked ?? most
  if (amount < 1 || amount > most) throw paymentFailures.tooMuch({ available: most })
  const id = uuidv7()
  await change.db
    .insertInto('payment_refunds')
    .values({ id, payment_id: payment.id, amount, reason })
    .execute()
  await change.enqueue(SEND_REFUND, { id })
  // Raises the version: whoever asks for it once more has to have seen it.
  return settlePayment(change, payment, {
    ...{ action: 'refund_asked', origin, amount, note, values: {} },
  })
}
