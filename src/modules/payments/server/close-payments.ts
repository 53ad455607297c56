import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { mustPublish } from '#kernel/server/publishing/publish-right.ts'
import { paymentFailures } from '../errors.ts'
import { isOnline, isPaid, OPEN_STATES, stateOfMoney } from '../payments/life-cycle.ts'
import { bookMoney } from '../payments/server/book-money.ts'
import { currentPayment, lockPayments, refundable } from '../payments/server/find-payments.ts'
import { openPayment } from '../payments/server/open-payment.ts'
import { refundPayment } from '../payments/server/refund-payment.ts'
import { settlePayment } from '../payments/server/settle-payment.ts'
import { CLOSE_PAGE } from '../payments/server/start-payment.ts'
import type { PaymentRow } from './tables.ts'
import type { PaymentChange } from './unit-of-work.ts'

/** So much has come for a subject, by whichever way. */
export async function bookRest(
  change: PaymentChange,
  subject: string,
  came: number,
): Promise<void> {
  const rows = await lockPayments(change.db, subject)
  const latest = rows.at(-1)
  if (!latest) throw failures.notFound()
  const byHand = rows.findLast(({ source }) => !isOnline(source))
  await bookMoney(change, byHand ?? (await openTransfer(change, latest, came)), came)
}

/** What was to be paid online comes to the account. */
function openTransfer(
  change: PaymentChange,
  { subject_kind: kind, subject_id, subject_label: label, currency }: PaymentRow,
  amount: number,
): Promise<PaymentRow> {
  const subject = { kind, id: subject_id ?? '', label }
  const means = { provider: 'none', test: false } as const
  return openPayment(change, { subject, source: 'prepayment', amount, currency, means })
}

type Repayment = { subject: string; amount: number; reason: string; day: string }

/**
 * So much of what came for a subject goes back, the way it came. What did not arrive goes first. Whoever says so
 * was told whether a provider pays or they have by hand: money that came both ways goes back at each payment.
 */
export async function payBack(
  change: PaymentChange,
  { subject, amount, reason, day }: Repayment,
): Promise<void> {
  const rows = await bouncedFirst(change, subject)
  const current = await currentPayment(change.db, subject)
  const isByProvider = current !== undefined && isOnline(current.source)
  if (isByProvider) mustPublish(change.scope, 'payments', paymentFailures.payBack)
  let rest = amount
  for (const row of rows) {
    const part = Math.min(rest, await refundable(change.db, row))
    if (part < 1 || isOnline(row.source) !== isByProvider) continue
    await refundPayment(change, row, { amount: part, reason, note: reason, day, origin: 'staff' })
    rest -= part
  }
  if (rest > 0) throw paymentFailures.severalWays()
}

/** The payments of a subject, locked; those whose money came back from a refund before the others. */
async function bouncedFirst(change: PaymentChange, subject: string): Promise<PaymentRow[]> {
  const rows = await lockPayments(change.db, subject)
  const failed = await change.db
    .selectFrom('payment_refunds')
    .select('payment_id')
    .where('state', '=', 'failed')
    .where(sql<boolean>`payment_id = any(${rows.map(({ id }) => id)}::uuid[])`)
    .execute()
  const bounced = new Set(failed.map(({ payment_id }) => payment_id))
  return rows.toSorted((a, b) => Number(bounced.has(b.id)) - Number(bounced.has(a.id)))
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
    if (!isOpen && !isAwaited) continue
    const next = reason === 'cancel' ? 'cancelled' : 'expired'
    await settlePayment(change, row, {
      ...{
        action: reason,
        origin: reason === 'cancel' ? 'staff' : 'time',
        values: { state: next },
      },
    })
    if (row.reference) await change.enqueue(CLOSE_PAGE, { id: row.id })
  }
}

/** Less is asked for from now on. A page that asks for more is closed; the next one asks for the rest. */
export async function lowerPayments(
  change: PaymentChange,
  { subject, amount }: { subject: string; amount: number },
): Promise<void> {
  for (const row of await lockPayments(change.db, subject)) {
    const { source, state } = row
    const isAwaited = state === 'awaiting' || state === 'reminded'
    // Nobody waits for nothing.
    const rest = amount === 0 && isAwaited ? 'cancelled' : state
    if (!isOnline(source) && !isPaid(state) && state !== 'refunded')
      await settlePayment(change, row, {
        ...{ action: 'lower', origin: 'staff', amount },
        values: { amount, state: stateOfMoney({ ...row, amount }) ?? rest },
      })
    if (state !== 'created' && state !== 'redirected') continue
    await settlePayment(change, row, {
      ...{ action: 'cancel', origin: 'staff', values: { state: 'cancelled' } },
    })
    if (row.reference) await change.enqueue(CLOSE_PAGE, { id: row.id })
  }
}
