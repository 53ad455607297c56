import { uuidv7 } from 'uuidv7'
import { isSignedIn } from '#kernel/access/roles.ts'
import { findOrSuggest } from '#modules/people/server/api.ts'
import { commitStock } from '#modules/stock/server/api.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import { firstState, type OfflineSource } from '../life-cycle.ts'
import type {
  AcceptedText,
  AttachedText,
  OrderAddress,
  OrderDelivery,
  OrderLine,
  OrderTotals,
  OrderVatCheck,
} from '../order.ts'
import { mailBuyer } from './mail-buyer.ts'
import { orderResource } from './order.resource.ts'
import { orderToken, tokenHash } from './order-link.ts'
import { payUntil } from './pay-until.ts'
import { tellStaff } from './tell-staff.ts'

type PlacedOrder = {
  /** What it was until now; what that held is used first. */
  cart: string
  email: string
  address: OrderAddress
  delivery: OrderDelivery
  /** Why there is no VAT, if so. */
  vat_check: OrderVatCheck | null
  payment_source: OfflineSource
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
): Promise<{ _id: string; number: string; token: string }> {
  const { cart, lines, address, email } = placed
  const id = uuidv7()
  const token = orderToken(change.scope.secret, id)
  const name = [address.first_name, address.last_name].join(' ')
  await commitStock(change, { cart, order: id, lines })
  const number = await writeOrder(change, placed, { id, name, token_hash: tokenHash(token) })
  await writeLines(change, id, lines)
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

type Identity = { id: string; name: string; token_hash: Uint8Array }

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
