import { failures } from '#kernel/server/app-error.ts'
import { isOnline, isPaid, OPEN_STATES } from '../payments/life-cycle.ts'
import { bookMoney } from '../payments/server/book-money.ts'
import { lockPayments } from '../payments/server/find-payments.ts'
import { refundPayment } from '../payments/server/refund-payment.ts'
import { settlePayment } from '../payments/server/settle-payment.ts'
import { CLOSE_PAGE } from '../payments/server/start-payment.ts'
import { writePayment } from '../payments/server/write-payment.ts'
import type { PaymentRow } from './tables.ts'
import type { PaymentChange } from './unit-of-work.ts'

/** The rest of what is owed for a subject has come. */
export async function bookRest(change: PaymentChange, subject: string): Promise<void> {
  const row = (await lockPayments(change.db, subject)).findLast(({ source }) => !isOnline(source))
  if (!row) throw failures.notFound()
  await bookMoney(change, row)
}

/** Everything that came for a subject goes back, the way it came. */
export async function refundAll(change: PaymentChange, subject: string): Promise<void> {
  const rows = await lockPayments(change.db, subject)
  for (const row of rows) {
    const asked = { reason: 'cancelled', origin: 'staff' } as const
    const isLate = !isOnline(row.source) && row.state === 'expired'
    if (isLate) await refundPayment(change, await bookLate(change, row), asked)
    else if (row.captured > row.refunded) await refundPayment(change, row, asked)
  }
}

/** A transfer that came too late is noted and goes back at once: its subject hears of the end alone. */
function bookLate(change: PaymentChange, row: PaymentRow): Promise<PaymentRow> {
  const { amount } = row
  return writePayment(change, row, {
    ...{
      action: 'mark_paid',
      origin: 'staff',
      amount,
      values: { captured: amount, state: 'paid' },
    },
  })
}

/** Nobody waits for money any more. A page that is open at a provider is closed by a job. */
export async function closePayments(
  change: PaymentChange,
  subject: string,
  reason: 'expire' | 'cancel',
): Promise<void> {
  for (const row of await lockPayments(change.db, subject)) {
    const { source, state } = row
    if (isPaid(state)) continue
    const isOpen = OPEN_STATES.some((one) => one === state)
    const isAwaited = !isOnline(source) && (state === 'awaiting' || state === 'reminded')
    if (!isOpen && !(isAwaited && reason === 'expire')) continue
    const next = reason === 'cancel' ? 'cancelled' : 'expired'
    await settlePayment(change, row, {
      ...{ action: reason, origin: 'time', values: { state: next } },
    })
    if (row.reference) await change.enqueue(CLOSE_PAGE, { id: row.id })
  }
}
