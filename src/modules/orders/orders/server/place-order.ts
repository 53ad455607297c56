import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { isSignedIn } from '#kernel/access/roles.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { notifyStaff } from '#modules/notifications/server/api.ts'
import { isOnline, type PaymentSource } from '#modules/payments/payments/life-cycle.ts'
import { meansOf, openPayment } from '#modules/payments/server/api.ts'
import { findOrSuggest } from '#modules/people/server/api.ts'
import { commitStock, releaseStock } from '#modules/stock/server/api.ts'
import { keepFiles } from '../../downloads/server/keep-files.ts'
import { messages } from '../../messages.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import { firstState } from '../life-cycle.ts'
import type {
  AcceptedText,
  AttachedText,
  Order,
  OrderAddress,
  OrderDelivery,
  OrderLine,
  OrderTotals,
  OrderVatCheck,
} from '../order.ts'
import { mailBuyer } from './mail-buyer.ts'
import { finishDownload } from './move-order.ts'
import { orderResource } from './order.resource.ts'
import { orderToken, tokenHash } from './order-link.ts'
import { payUntil } from './pay-until.ts'

type PlacedOrder = {
  /** What it was until now; what that held is used first. */
  cart: string
  email: string
  address: OrderAddress
  delivery: OrderDelivery
  /** Why there is no VAT, if so. */
  vat_check: OrderVatCheck | null
  payment_source: PaymentSource
  currency: string
  totals: OrderTotals
  lines: readonly Omit<OrderLine, '_id'>[]
  accepted_texts: readonly AcceptedText[]
  /** Go along with the first mail. */
  attached_texts: readonly AttachedText[]
  /** Whole days in which money in advance has to come. */
  prepayment_days: number
}

/** Goods, order, person and mail become real together, or not at all. */
export async function placeOrder(
  change: OrderChange,
  placed: PlacedOrder,
): Promise<{ _id: string; number: string; token: string; test: boolean }> {
  const { cart, lines, address, email } = placed
  const id = uuidv7()
  const token = orderToken(change.scope.secret, id)
  const name = [address.first_name, address.last_name].join(' ')
  // Asked once: somebody may switch from tests to money meanwhile.
  const means = meansOf(change.scope, placed.payment_source)
  const test = means?.test ?? false
  // A test takes nothing from the shelf.
  if (test) await releaseStock(change, cart)
  else await commitStock(change, { cart, order: id, lines })
  const identity = { id, name, test, token_hash: tokenHash(token) }
  const number = await writeOrder(change, placed, identity)
  await writeLines(change, id, lines)
  await askForMoney(change, placed, { id, number, means })
  const thing = { module: 'orders', noun: 'order', id, role: 'buyer' }
  await findOrSuggest(change, { name, mail: email, thing })
  await change.audit({ noun: 'order', id, action: 'create' })
  const [order] = await orderResource.read(change.db, [id])
  if (order) {
    await mailBuyer(change, order, 'received')
    await tellStaff(change, order)
    await finishDownload(change, order, { isTold: true })
  }
  return { _id: id, number, token, test }
}

/** Everyone who may see orders hears of a new one. */
function tellStaff(change: OrderChange, { _id, number, total, currency }: Order): Promise<void> {
  return notifyStaff(change, {
    kind: 'order.new',
    link: `shop/orders/${_id}`,
    title: (lang) =>
      translator(messages, lang)('notice', { number, amount: formatMoney(total, lang, currency) }),
  })
}

type Placed = { id: string; number: string; means: ReturnType<typeof meansOf> }

/** Knows how the order is paid from its first moment on. */
async function askForMoney(
  change: OrderChange,
  { payment_source: source, totals, currency }: PlacedOrder,
  { id, number, means }: Placed,
): Promise<void> {
  if (totals.gross === 0) return
  const { state, expires_at } = await openPayment(change, {
    ...{ subject: { kind: 'order', id, label: number }, source, amount: totals.gross, currency },
    means,
  })
  await change.db
    .updateTable('orders')
    .set({ payment_provider_state: state, ...(isOnline(source) && { pay_until: expires_at }) })
    .where('id', '=', id)
    .execute()
}

type Identity = { id: string; name: string; test: boolean; token_hash: Uint8Array }

async function writeOrder(
  { db, scope: { user, lang } }: OrderChange,
  placed: PlacedOrder,
  identity: Identity,
): Promise<string> {
  const { email, payment_source, prepayment_days, currency, totals } = placed
  // Where nothing is to be paid, nobody waits for money.
  const isFree = totals.gross === 0
  const isAwaited = payment_source === 'prepayment' && !isFree
  const { number } = await db
    .insertInto('orders')
    .values({
      ...identity,
      ...{ email, lang, payment_source, currency },
      ...(identity.test && { number: sql<string>`'T' || nextval('test_order_numbers')` }),
      state: firstState(payment_source),
      ...(isFree && { payment_provider_state: 'paid' }),
      pay_until: isAwaited ? payUntil(prepayment_days) : null,
      total: totals.gross,
      address: JSON.stringify(placed.address),
      vat_check: placed.vat_check && JSON.stringify(placed.vat_check),
      delivery: JSON.stringify(placed.delivery),
      totals: JSON.stringify(totals),
      accepted_texts: JSON.stringify(placed.accepted_texts),
      attached_texts: JSON.stringify(placed.attached_texts),
      account_id: isSignedIn(user) ? user.id : null,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

async function writeLines(
  change: OrderChange,
  order: string,
  lines: PlacedOrder['lines'],
): Promise<void> {
  const rows = lines.map(({ variant, product, ...line }, position) => ({
    ...line,
    id: uuidv7(),
    order_id: order,
    position,
    variant_id: variant,
    product_id: product,
  }))
  await change.db.insertInto('order_lines').values(rows).execute()
  await keepFiles(
    change,
    rows.map(({ id, product_id: product, withdrawal }) => ({ id, product, withdrawal })),
  )
}
