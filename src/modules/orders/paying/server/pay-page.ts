import { formatMoney } from '#kernel/i18n/format.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { AppError } from '#kernel/server/app-error.ts'
import { addressKey, countAttempt } from '#kernel/server/http/protection/rate-limit.ts'
import type { Loaded, PageForm, PageRequest } from '#kernel/server/site/route/site-route.ts'
import { isOnline, isPaid, type OnlineSource } from '#modules/payments/payments/life-cycle.ts'
import { currentPayment, syncPayment } from '#modules/payments/server/api.ts'
import { orderFailures } from '../../errors.ts'
import { messages } from '../../messages.ts'
import { isPayable, openAmount } from '../../orders/life-cycle.ts'
import type { Order } from '../../orders/order.ts'
import { guestOrderPage } from '../../orders/pages.ts'
import { findByToken } from '../../orders/server/find-orders.ts'
import type { OrderContext } from '../../server/unit-of-work.ts'
import { type PayData, payPath } from '../pages.ts'
import { payOrder, paySources } from './pay-order.ts'

type PayPage = Loaded<PayData>
type Shown = { token: string; error?: string; isLeaving?: boolean; status?: number }

export async function loadPay(
  context: OrderContext,
  { params, query }: PageRequest,
): Promise<PayPage> {
  const token = params.token ?? ''
  const order = await findByToken(context.db, token)
  return show(context, order, { token, isLeaving: query.go !== undefined })
}

const LIMIT = { max: 30, seconds: 60, per: 'ip' } as const

/** Opens the provider's page, or asks the provider. Only its answer changes anything. */
export async function submitPay(
  context: OrderContext,
  { params, fields }: PageForm,
): Promise<PayPage> {
  const token = params.token ?? ''
  const order = await findByToken(context.db, token)
  if (!order || !isOnline(order.payment_source)) return { kind: 'missing' }
  const here = payPath(context.lang, token)
  try {
    await countAttempt(context.db, `pay ${addressKey(context.ip)}`, LIMIT)
    if (fields.action === 'check') await check(context, order)
    else if (isPayable(order)) {
      await payOrder(context, order, sourceIn(context, order, fields.source))
      return { kind: 'redirect', to: `${here}?go=1`, status: 303 }
    }
    return { kind: 'redirect', to: here, status: 303 }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const now = await findByToken(context.db, token)
    return show(context, now, { token, error: error.text[context.lang], status: error.status })
  }
}

async function check(context: OrderContext, { _id }: Order): Promise<void> {
  const payment = await currentPayment(context.db, _id)
  if (payment) await syncPayment(context, payment.id)
}

/** What was chosen, or the way of the order; switched off or beyond its limit it is refused. */
function sourceIn(context: OrderContext, order: Order, typed?: string): OnlineSource {
  const wanted = typed ?? order.payment_source
  const chosen = paySources(context, order).find((source) => source === wanted)
  if (!chosen) throw orderFailures.noSource()
  return chosen
}

async function show(
  context: OrderContext,
  order: Order | undefined,
  { token, error = '', isLeaving = false, status = 200 }: Shown,
): Promise<PayPage> {
  const { lang, db, reply } = context
  if (!order || !isOnline(order.payment_source)) return { kind: 'missing' }
  const { number, currency, payment_provider_state: state } = order
  const seen = guestOrderPage.path[lang].replace(':token', token)
  if (isPaid(state)) return { kind: 'redirect', to: seen, status: 303 }
  const payment = await currentPayment(db, order._id)
  const isOpen = payment?.state === 'redirected' && isPayable(order)
  const page = isOpen ? payment.page_url : ''
  // Our policy lets no form lead to another host; a page that was loaded may go there.
  if (isLeaving && page && error === '') reply.header('refresh', `0;url=${page}`)
  const stage = stageOf(order, { page, isLeaving })
  const data: PayData = {
    ...{ number, stage, page, error, order: seen },
    amount: formatMoney(openAmount(order), lang, currency),
    sources: isPayable(order) ? paySources(context, order) : [],
    chosen: isOnline(order.payment_source) ? order.payment_source : '',
    action: payPath(lang, token),
  }
  const title = translator(messages, lang)('paying.title', { number })
  return { kind: 'page', data, meta: { title, noindex: true }, tags: [], status }
}

function stageOf(
  order: Order,
  { page, isLeaving }: { page: string; isLeaving: boolean },
): PayData['stage'] {
  const { payment_provider_state: state } = order
  if (page) return isLeaving ? 'leaving' : 'waiting'
  if (state === 'authorized') return 'waiting'
  if (!isPayable(order)) return endOf(order)
  return state === 'created' ? 'open' : 'failed'
}

/** Why nobody can pay here: only what went back, or was never wanted, is over without a word more. */
function endOf({ state, payment_provider_state: payment, expired }: Order): PayData['stage'] {
  if (payment === 'chargeback') return 'disputed'
  if (payment === 'captured_partly') return 'partly'
  if (expired !== null) return 'expired'
  return state === 'cancelled' ? 'cancelled' : 'over'
}
