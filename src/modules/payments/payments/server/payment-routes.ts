import { failures } from '#kernel/server/app-error.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { paymentFailures } from '../../errors.ts'
import { providerOf } from '../../providers/server/choose-provider.ts'
import { ProviderRefusal } from '../../providers/server/provider.ts'
import type { PaymentRow, PaymentTables } from '../../server/tables.ts'
import type { PaymentChange, PaymentContext } from '../../server/unit-of-work.ts'
import { OPEN_STATES } from '../life-cycle.ts'
import { paymentActions } from '../payment.calls.ts'
import { bookMoney, remind } from './book-money.ts'
import { bookReturned } from './book-returned.ts'
import { findPayment, lockPayment } from './find-payments.ts'
import { paymentResource } from './payment.resource.ts'
import { refundPayment } from './refund-payment.ts'
import { settlePayment } from './settle-payment.ts'
import { CLOSE_PAGE } from './start-payment.ts'
import { syncPayment } from './sync-payment.ts'

const on = routesOf<PaymentTables>()

type Read = { id: string; version: number }

export const paymentRoutes: readonly Route[] = [
  ...paymentResource.routes,
  on(paymentActions.mark_paid, (context, { params, body: { version, amount } }) =>
    act(context, { ...params, version }, (change, row) => bookMoney(change, row, amount)),
  ),
  on(paymentActions.refund, (context, { params, body: { version, ...asked } }) =>
    act(context, { ...params, version }, (change, row) =>
      refundPayment(change, row, { ...asked, origin: 'staff' }),
    ),
  ),
  on(paymentActions.refund_returned, (context, { params, body: { version, refund } }) =>
    act(context, { ...params, version }, (change, row) => bookReturned(change, row, refund)),
  ),
  on(paymentActions.remind, (context, { params, body: { version } }) =>
    act(context, { ...params, version }, remind),
  ),
  on(paymentActions.capture, async (context, { params, body: { version } }) => {
    const row = await readNewest(context, { ...params, version })
    if (row.state !== 'authorized') throw paymentFailures.transition({ state: row.state })
    const provider = await providerOf(context, row)
    await granted(() => provider.capture(row))
    const { state } = await syncPayment(context, row.id)
    // Its provider still looks at it: there is nothing that could be taken.
    if (state === 'authorized') throw paymentFailures.transition({ state })
    return shown(context, row.id)
  }),
  on(paymentActions.cancel, async (context, { params, body: { version } }) => {
    const row = await readNewest(context, { ...params, version })
    if (!isOpen(row)) throw paymentFailures.transition({ state: row.state })
    await cancelPayment(context, row)
    return shown(context, row.id)
  }),
  on(paymentActions.check, async (context, { params: { id } }) => {
    await syncPayment(context, id)
    return shown(context, id)
  }),
]

async function act(
  context: PaymentContext,
  { id, version }: Read,
  work: (change: PaymentChange, row: PaymentRow) => Promise<unknown>,
) {
  return context.change(async (change) => {
    await paymentResource.take(change, id, version)
    const row = await lockPayment(change.db, id)
    if (!row) throw failures.notFound()
    await work(change, row)
    return { items: await paymentResource.read(change.db, [id]) }
  })
}

/** It ends by our word, not because its time is over; whoever is faster at the page has paid. */
async function cancelPayment(context: PaymentContext, { id, ...found }: PaymentRow): Promise<void> {
  await context.change(async (change) => {
    const row = await lockPayment(change.db, id)
    if (!row || !isOpen(row)) return
    await settlePayment(change, row, {
      ...{ action: 'cancel', origin: 'staff', values: { state: 'cancelled' } },
    })
    if (row.reference) await change.enqueue(CLOSE_PAGE, { id })
  })
  if (!found.reference) return
  const provider = await providerOf(context, found)
  await granted(() => provider.close({ id, ...found }))
  await syncPayment(context, id)
}

/** A provider that says no to what staff ask for is no fault of ours. */
async function granted(ask: () => Promise<void>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (error instanceof ProviderRefusal) throw paymentFailures.transition()
    throw error
  }
}

function isOpen({ state }: PaymentRow): boolean {
  return OPEN_STATES.some((one) => one === state)
}

async function readNewest({ db }: PaymentContext, { id, version }: Read): Promise<PaymentRow> {
  const row = await findPayment(db, id)
  if (!row) throw failures.notFound()
  if (row.version !== version) throw failures.stale()
  return row
}

async function shown({ db }: PaymentContext, id: string) {
  return { items: await paymentResource.read(db, [id]) }
}
