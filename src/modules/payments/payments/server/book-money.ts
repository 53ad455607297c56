import { paymentFailures } from '../../errors.ts'
import { subjectOf } from '../../server/subjects.ts'
import type { PaymentRow } from '../../server/tables.ts'
import type { PaymentChange } from '../../server/unit-of-work.ts'
import { isOnline, isPaid, stateOfMoney } from '../life-cycle.ts'
import { settlePayment } from './settle-payment.ts'
import { writePayment } from './write-payment.ts'

/** Money that somebody saw on the account or in the till: the rest, or this much. */
export async function bookMoney(
  change: PaymentChange,
  row: PaymentRow,
  asked?: number,
): Promise<PaymentRow> {
  if (isOnline(row.source)) throw paymentFailures.transition({ state: row.state })
  const came = asked ?? row.amount - (row.captured - row.refunded)
  if (came < 1 && row.amount > 0) throw paymentFailures.transition({ state: row.state })
  const captured = row.captured + came
  // Up to what was asked for at first nothing is too much.
  const most = (await subjectOf(row)?.mostAmount(change, row)) ?? 0
  const amount = Math.max(row.amount, Math.min(most, captured - row.refunded))
  const state = stateOfMoney({ ...row, amount, captured }) ?? 'paid'
  return settlePayment(change, row, {
    ...{ action: 'mark_paid', origin: 'staff', amount: came },
    values: { captured, state, amount },
  })
}

/** Writes to whoever owes it, with the way to pay. */
export async function remind(change: PaymentChange, row: PaymentRow): Promise<PaymentRow> {
  const subject = subjectOf(row)
  const isOver = isPaid(row.state) || row.state === 'refunded' || row.state === 'chargeback'
  if (!subject || isOver) throw paymentFailures.transition({ state: row.state })
  if (!(await subject.remind(change, row))) throw paymentFailures.notDue()
  if (row.state === 'awaiting')
    return settlePayment(change, row, {
      ...{ action: 'remind', origin: 'staff', values: { state: 'reminded' } },
    })
  // Raises the version: whoever presses twice has reminded once.
  return writePayment(change, row, { action: 'remind', origin: 'staff', values: {} })
}
