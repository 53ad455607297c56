import { isAuthenticated } from '#kernel/access/roles.ts'
import { Id } from '#kernel/contract/fields.ts'
import { translator } from '#kernel/i18n/messages.ts'
import type { Loaded, PageRequest } from '#kernel/server/site/route/site-route.ts'
import { type Download, downloadsEnd, isReleased, openDownloads } from '../../downloads/download.ts'
import { downloadPath } from '../../downloads/server/download-link.ts'
import { messages } from '../../messages.ts'
import { bankLines } from '../../orders/describe-order.ts'
import { isDue, isPayable, openAmount } from '../../orders/life-cycle.ts'
import type { OwnOrder } from '../../orders/order.calls.ts'
import type { Order } from '../../orders/order.ts'
import type { OrderPageData } from '../../orders/pages.ts'
import { bankOf } from '../../orders/server/bank.ts'
import { findByToken, findOwnOrder, findOwnOrders } from '../../orders/server/find-orders.ts'
import { orderResource } from '../../orders/server/order.resource.ts'
import { orderToken } from '../../orders/server/order-link.ts'
import { paymentCode } from '../../orders/server/payment-code.ts'
import { payPath } from '../../paying/pages.ts'
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
  const { currency, address, delivery, totals, lines, created } = found
  const { return_state, ship_state, shipments, test } = found
  const order = {
    ...{ number, state, payment_source, payment_provider_state, pay_until, total, currency },
    ...{ address, delivery, totals, lines, created, lang, return_state, test },
    ...{ reduced: found.reduced, ship_state, shipments },
  }
  const bank = bankOf(config)
  const token = orderToken(secret, found._id)
  const due = { ...order, total: openAmount(found) }
  return {
    order,
    bank: isDue(found) ? bankLines(due, bank) : [],
    code: isDue(found) ? await paymentCode(due, bank) : '',
    pay: isPayable(found) ? payPath(lang, token) : '',
    files: filesOf(secret, found),
    filesUntil: downloadsEnd(found).toISOString(),
    withdrawal: withdrawalLink(found, { lang, token }),
  }
}

function filesOf(secret: Buffer, order: Order): OrderPageData['files'] {
  const hrefOf = ({ line, _id: file }: Download) =>
    isReleased(order) ? downloadPath(secret, { line, file }) : ''
  return openDownloads(order).map((file) => ({
    ...{ name: file.name, size: file.size },
    href: hrefOf(file),
  }))
}

function toLogin({ user, lang }: OrderContext, { path }: PageRequest): Loaded<never> | undefined {
  if (isAuthenticated(user) && !user.limited) return undefined
  const login = lang === 'en' ? '/en/login' : '/login'
  return { kind: 'redirect', to: `${login}?next=${encodeURIComponent(path)}`, status: 303 }
}
