import type { Lang } from '#kernel/i18n/messages.ts'
import { AppError } from '#kernel/server/app-error.ts'
import { paymentFailures } from '../../errors.ts'
import { meansOf, providerOf } from '../../providers/server/choose-provider.ts'
import { ProviderRefusal } from '../../providers/server/provider.ts'
import { subjectOf } from '../../server/subjects.ts'
import type { PaymentRow } from '../../server/tables.ts'
import type { PaymentChange, PaymentScope } from '../../server/unit-of-work.ts'
import { isPaid, type OnlineSource } from '../life-cycle.ts'
import { lockPayment, lockPayments } from './find-payments.ts'
import { openPayment } from './open-payment.ts'
import { settlePayment } from './settle-payment.ts'
import { writePayment } from './write-payment.ts'

/** A provider's page that was opened so often and never paid is no longer a slip. */
const MOST_ATTEMPTS = 10
export const CLOSE_PAGE = 'payments.close-page'

type Start = { subject: string; source: OnlineSource; title: string; lang: Lang }

/**
 * Opens the provider's page for what is still to be paid, or finds the one that is open. Everything
 * before and after the call is kept, so a repeated one opens no second page.
 */
export async function startPayment(scope: PaymentScope, start: Start): Promise<PaymentRow> {
  const payment = await scope.change((change) => takeAttempt(change, start))
  if (payment.state !== 'created') return payment
  const provider = await providerOf(scope, payment)
  const { title, lang } = start
  const back = subjectOf(payment)?.returnPath(scope, payment, lang) ?? '/'
  const returnUrl = new URL(back, `${new URL(scope.settings.baseUrl).origin}/`).href
  try {
    const page = await provider.open(payment, { returnUrl, title, lang })
    return await scope.change((change) => keepPage(change, payment.id, page))
  } catch (error) {
    // Nobody has seen a page yet, so nothing can have been charged.
    if (error instanceof AppError && error.code === 'provider') throw paymentFailures.notOpened()
    if (!(error instanceof ProviderRefusal)) throw error
    scope.log.warn({ err: error, payment: payment.id }, 'a payment service refused a page')
    await scope.change((change) => fail(change, payment.id))
    throw paymentFailures.notOpened()
  }
}

async function takeAttempt(change: PaymentChange, start: Start): Promise<PaymentRow> {
  const { subject, source } = start
  const before = await lockPayments(change.db, subject)
  const latest = before.at(-1)
  if (!latest || before.some(({ state }) => isPaid(state))) throw paymentFailures.transition()
  // Locked as it is now: nobody opens a page for what was cancelled a moment ago.
  const amount = (await subjectOf(latest)?.openAmount(change, latest)) ?? 0
  if (amount === 0) throw paymentFailures.transition()
  const means = meansOf(change.scope, source)
  // What was ordered as a test is never paid with money, and the other way round.
  if (!means || means.test !== latest.test) throw paymentFailures.noProvider()
  // One that is being checked has no page any more, and stays beside the next one.
  const open = before.find(({ state }) => state === 'created' || state === 'redirected')
  if (open && isFresh(open) && open.source === source && open.amount === amount) return open
  if (open) {
    await settlePayment(change, open, {
      ...{ action: 'cancel', origin: 'buyer', values: { state: 'cancelled' } },
    })
    if (open.reference) await change.enqueue(CLOSE_PAGE, { id: open.id })
  }
  if (before.length >= MOST_ATTEMPTS) throw paymentFailures.tooManyAttempts()
  const { subject_kind: kind, subject_label: label, currency } = latest
  return openPayment(change, {
    ...{ subject: { kind, id: subject, label }, source, amount, currency, means },
  })
}

/** A provider opens no page that would close within half an hour, and the call takes its time, too. */
const LEAST_LIFE = 31 * 60_000

/** Whether its page can be used, or be opened: whoever comes back later gets another attempt. */
function isFresh({ state, expires_at }: PaymentRow): boolean {
  const left = (expires_at?.getTime() ?? 0) - Date.now()
  return left > (state === 'created' ? LEAST_LIFE : 0)
}

async function keepPage(
  change: PaymentChange,
  id: string,
  { reference, url }: { reference: string; url: string },
): Promise<PaymentRow> {
  const row = await lockPayment(change.db, id)
  if (!row) throw paymentFailures.transition()
  // The provider's news may have been faster, or the end of what it was for.
  if (row.state !== 'created') return row.reference ? row : closeLater(change, row, reference)
  return settlePayment(change, row, {
    ...{ action: 'redirect', origin: 'buyer' },
    values: { state: 'redirected', reference, page_url: url },
  })
}

async function fail(change: PaymentChange, id: string): Promise<void> {
  const row = await lockPayment(change.db, id)
  if (row?.state === 'created')
    await settlePayment(change, row, {
      ...{ action: 'fail', origin: 'provider', values: { state: 'failed' } },
    })
}

/** Its page is open now and nobody knows it: it is noted, so that it can be closed. */
async function closeLater(
  change: PaymentChange,
  row: PaymentRow,
  reference: string,
): Promise<PaymentRow> {
  await change.enqueue(CLOSE_PAGE, { id: row.id })
  return writePayment(change, row, { action: 'redirect', origin: 'buyer', values: { reference } })
}
