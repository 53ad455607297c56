import { isAuthenticated } from '#kernel/access/roles.ts'
import { Id } from '#kernel/contract/fields.ts'
import { translator } from '#kernel/i18n/messages.ts'
import type { Loaded, PageRequest } from '#kernel/server/site/route/site-route.ts'
import { messages } from '../../messages.ts'
import { bankLines } from '../../orders/describe-order.ts'
import { dueOf } from '../../orders/life-cycle.ts'
import type { OwnOrder } from '../../orders/order.calls.ts'
import type { Order } from '../../orders/order.ts'
import type { OrderPageData } from '../../orders/pages.ts'
import { bankOf } from '../../orders/server/bank.ts'
import { findByToken, findOwnOrder, findOwnOrders } from '../../orders/server/find-orders.ts'
import { orderResource } from '../../orders/server/order.resource.ts'
import { orderToken } from '../../orders/server/order-link.ts'
import { paymentCode } from '../../orders/server/payment-code.ts'
import { withdrawalLink } from '../../returned/server/withdrawal-link.ts'
import type { OrderContext } from '../../server/unit-of-work.ts'

type OrderPage = Loaded<OrderPageData>

export async function loadOwnOrders(
  context: OrderContext,
  request: PageRequest,
): Promise<Loaded<{ items: OwnOrder[]; next: string | null }>> {
  const away = toLogin(context, request)
  if (away) return away
  const cursor = Id.safeParse(request.query.cursor).data
  const data = await findOwnOrders(context.db, context.user.id, cursor)
  const title = translator(messages, context.lang)('own.title')
  return { kind: 'page', data, meta: { title, noindex: true }, tags: [] }
}

export async function loadOwnOrder(
  context: OrderContext,
  request: PageRequest,
): Promise<OrderPage> {
  const away = toLogin(context, request)
  if (away) return away
  const id = Id.safeParse(request.params.id).data
  return show(context, id && (await findOwnOrder(context.db, context.user.id, id)))
}

export async function loadGuestOrder(
  context: OrderContext,
  { params }: PageRequest,
): Promise<OrderPage> {
  return show(context, await findByToken(context.db, params.token ?? ''))
}

/** For the page that thanks a buyer. */
export async function findOrderPage(
  context: OrderContext,
  id: string,
): Promise<OrderPageData | undefined> {
  const [order] = await orderResource.read(context.db, [id])
  return order && pageOf(context, order)
}

async function show(context: OrderContext, order: Order | '' | undefined): Promise<OrderPage> {
  if (!order) return { kind: 'missing' }
  const title = translator(messages, context.lang)('one.title', { number: order.number })
  const data = await pageOf(context, order)
  return { kind: 'page', data, meta: { title, noindex: true }, tags: [] }
}

/** In the language of the page; the order itself remembers the one it was placed in. */
async function pageOf(
  { config, lang, secret }: OrderContext,
  found: Order,
): Promise<OrderPageData> {
  const { number, state, payment_source, payment_provider_state, pay_until, total } = found
  const { currency, address, delivery, totals, lines, tracking, created, return_state } = found
  const order = {
    ...{ number, state, payment_source, payment_provider_state, pay_until, total, currency },
    ...{ address, delivery, totals, lines, tracking, created, lang, return_state },
    reduced: found.reduced,
  }
  const isDue = isAsked(found)
  const bank = bankOf(config)
  const asked = dueOf(found)
  return {
    order,
    bank: isDue ? bankLines({ ...order, total: asked }, bank) : [],
    code: isDue ? await paymentCode({ ...found, total: asked }, bank) : '',
    withdrawal: withdrawalLink(found, { lang, token: orderToken(secret, found._id) }),
  }
}

/** Whoever wants to give back all of it is not asked to pay for it. */
function isAsked(order: Order): boolean {
  const { payment_provider_state, payment_source, state, lines } = order
  if (payment_provider_state !== 'awaiting') return false
  if (lines.every(({ claimed, quantity }) => Number(claimed) >= Number(quantity))) return false
  return payment_source === 'prepayment' ? state !== 'cancelled' : isOwed(order)
}

/** What is paid by invoice is owed once the goods are on their way. */
function isOwed({ payment_source, state }: Order): boolean {
  return payment_source === 'invoice' && (state === 'in_fulfilment' || state === 'completed')
}

function toLogin({ user, lang }: OrderContext, { path }: PageRequest): Loaded<never> | undefined {
  if (isAuthenticated(user) && !user.limited) return undefined
  const login = lang === 'en' ? '/en/login' : '/login'
  return { kind: 'redirect', to: `${login}?next=${encodeURIComponent(path)}`, status: 303 }
}
