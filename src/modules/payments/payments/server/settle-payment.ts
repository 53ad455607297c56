import { staff } from '#kernel/access/rules.ts'
import { subjectOf } from '../../server/subjects.ts'
import type { PaymentRow } from '../../server/tables.ts'
import { tellStaff } from '../../server/tell-staff.ts'
import type { PaymentChange } from '../../server/unit-of-work.ts'
import { isOnline } from '../life-cycle.ts'
import { queueRefund } from './queue-refund.ts'
import { type PaymentStep, writePayment } from './write-payment.ts'

const VIEW = staff('payments', 'view')

/** One step of a payment, and what it means for what was paid, in one change. */
export async function settlePayment(
  change: PaymentChange,
  before: PaymentRow,
  step: PaymentStep,
): Promise<PaymentRow> {
  const after = await writePayment(change, before, step)
  const answer = await subjectOf(after)?.settled(change, after, before.state)
  if (answer === 'unwanted' && isOnline(after.source)) {
    await queueRefund(change, after, { reason: 'unwanted', origin: 'time' })
    await tellStaff(change, after, 'unwanted')
  }
  if (after.state === 'chargeback' && before.state !== 'chargeback')
    await tellStaff(change, after, 'chargeback')
  change.broadcast('payments', { access: VIEW })
  return after
}
