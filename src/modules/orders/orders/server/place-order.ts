import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { isAuthenticated } from '#kernel/access/roles.ts'
import { isOnline, type PaymentSource } from '#modules/payments/payments/life-cycle.ts'
import { meansOf, openPayment } from '#modules/payments/server/api.ts'
import { findOrSuggest } from '#modules/people/server/api.ts'
import { commitStock } from '#modules/stock/server/api.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import { firstState } from '../life-cycle.ts'
import type { AcceptedText, OrderAddress, OrderDelivery, OrderLine, OrderTotals } from '../order.ts'
import { mailBuyer } from './mail-buyer.ts'
import { orderResource } from './order.resource.ts'
import { orderToken, tokenHash } from './order-link.ts'
import { tellStaff } from './tell-staff.ts'

type PlacedOrder = {
  /** What it was until now; what that held is used first. */
  cart: string
  email: string
  address: OrderAddress
  delivery: OrderDelivery
  payment_source: PaymentSource
  currency: string
  totals: OrderTotals
  lines: readonly Omit<OrderLine, '_id'>[]
  accepted_texts: readonly AcceptedText[]
  /** Whole days in which money in advance has to come. */
  prepayment_days: number
}

/** Goods, order, person and mail become real together, or not at all. */
export async function placeOrder(
  change: OrderChange,
  placed: PlacedOrder,
): Promise<{ _id: string; number: string; token: string }> {
  const { cart, lines, address, email } = placed
  const id = uuidv7()
  const token = orderToken(change.scope.secret, id)
  const name = [address.first_name, address.last_name].join(' ')
  await commitStock(change, { cart, order: id, lines })
  const number = await writeOrder(change, placed, { id, name, token_hash: tokenHash(token) })
  await writeLines(change, id, lines)
  await askForMoney(change, placed, { id, number })
  const thing = { module: 'orders', noun: 'order', id, role: 'buyer' }
  await findOrSuggest(change, { name, mail: email, thing })
  await change.audit({ noun: 'order', id, action: 'create' })
  const [order] = await orderResource.read(change.db, [id])
  if (order) {
    await mailBuyer(change, order, 'received')
    await tellStaff(change, order)
  }
  return { _id: id, number, token }
}

type Placed = { id: string; number: string }

/** Knows how the order is paid from its first moment on. */
async function askForMoney(
  change: OrderChange,
  { payment_source: source, totals, currency }: PlacedOrder,
  { id, number }: Placed,
): Promise<void> {
  const { state, expires_at } = await openPayment(change, {
    ...{ subject: { kind: 'order', id, label: number }, source, amount: totals.gross, currency },
  })
  await change.db
    .updateTable('orders')
    .set({ payment_provider_state: state, ...(isOnline(source) && { pay_until: expires_at }) })
    .where('id', '=', id)
    .execute()
}

type Identity = { id: string; name: string; token_hash: Uint8Array }

async function writeOrder(
  { db, scope: { user, lang, config } }: OrderChange,
  placed: PlacedOrder,
  identity: Identity,
): Promise<string> {
  const { email, payment_source, prepayment_days, currency, totals } = placed
  const test = meansOf({ config }, payment_source)?.test ?? false
  const { number } = await db
    .insertInto('orders')
    .values({
      ...identity,
      ...{ email, lang, payment_source, currency, test },
      ...(test && { number: sql<string>`'T' || nextval('test_order_numbers')` }),
      state: firstState(payment_source),
      pay_until: payment_source === 'prepayment' ? endOfDay(prepayment_days) : null,
      total: totals.gross,
      address: JSON.stringify(placed.address),
      delivery: JSON.stringify(placed.delivery),
      totals: JSON.stringify(totals),
      accepted_texts: JSON.stringify(placed.accepted_texts),
      account_id: isAuthenticated(user) ? user.id : null,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return number
}

async function writeLines(
  { db }: OrderChange,
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
  await db.insertInto('order_lines').values(rows).execute()
}

/** Of the day that is so many days ahead here, whatever the clock of the server says. */
function endOfDay(days: number) {
  return sql<Date>`(date_trunc('day', now() at time zone 'Europe/Berlin')
    + make_interval(days => ${days + 1})) at time zone 'Europe/Berlin'`
}
