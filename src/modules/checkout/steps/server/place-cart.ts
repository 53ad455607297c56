import { createHash } from 'node:crypto'
import { isSignedIn } from '#kernel/access/roles.ts'
import { countAttempt } from '#kernel/server/http/protection/rate-limit.ts'
import type { Worth } from '#kernel/server/site/served/served-pages.ts'
import { lookAtGuest } from '#modules/customers/server/api.ts'
import type { AcceptedText, AttachedText, OrderVatCheck } from '#modules/orders/orders/order.ts'
import { placeOrder } from '#modules/orders/server/api.ts'
import { shopSection } from '#modules/shop/config.ts'
import { setCount } from '../../carts/server/cart-cookie.ts'
import { vatCheckOf } from '../../carts/server/check-vat-id.ts'
import { lockCart } from '../../carts/server/find-cart.ts'
import { checkoutFailures } from '../../errors.ts'
import type { CheckoutChange, CheckoutContext } from '../../server/unit-of-work.ts'
import { checkoutPage } from '../pages.ts'
import { mustBeWithinLimits } from './payment-methods.ts'
import { legalCopies, type Reviewed, reviewCart } from './review-cart.ts'

type Agreement = {
  review: string
  agreed: Readonly<Partial<Record<AcceptedText['kind'], boolean>>>
}

/** Orders what was reviewed, in one transaction; the cart is no cart any more afterwards. */
export async function placeCart(context: CheckoutContext, { review, agreed }: Agreement) {
  const { pages, attached } = await legalCopies(context)
  const made = await context.change(async (change) => {
    const cart = await lockCart(context, change)
    const now = await reviewCart(context, change.db, cart)
    if (!now.texts.every(({ kind }) => agreed[kind])) throw checkoutFailures.terms()
    // A text that was published a moment ago is neither what was seen nor what goes along.
    const isAsDrawn = pages.every((page) => now.texts.some((text) => isSame(text, page)))
    if (now.review !== review || !isAsDrawn) throw checkoutFailures.priceChanged()
    await mustBeWithinLimits(context, change, now)
    await countOrder(change, now.buyer.email)
    const placed = await orderReviewed(change, now, attached)
    if (!isSignedIn(context.user)) await lookAtGuest(change, placed._id)
    // What was typed lives on in the order; the cart only remembers which one it became.
    await change.db
      .updateTable('carts')
      .set({
        ...{ state: 'converted', order_id: placed._id, updated_at: new Date() },
        ...{ email: '', address: null, vat_check: null, held_until: null },
      })
      .where('id', '=', now.cart.id)
      .execute()
    const { totals, currency } = now.priced
    return {
      ...{ order: { ...placed, source: now.buyer.payment_source } },
      worth: { cents: totals.gross, currency },
    }
  })
  setCount(context, [])
  const { test, ...order } = made.order
  if (!test) tellWorth(context, made.worth)
  return order
}

/** Counted like a page that went out: apart from the order, and from the answer. */
function tellWorth({ served, headers, ip }: CheckoutContext, worth: Worth): void {
  const page = { path: checkoutPage.path.de, query: '', isMissing: false, isShown: true } as const
  served.push({ ...page, at: Date.now(), headers, remote: ip, worth })
}

/** Of what was reviewed and agreed to, an order. */
export function orderReviewed(
  change: CheckoutChange,
  { cart, priced, buyer, texts }: Reviewed,
  attached_texts: readonly AttachedText[],
) {
  const { config, laidOn = new Date() } = change.scope
  const { prepayment_days } = config.get(shopSection).checkout
  const at = laidOn.toISOString()
  return placeOrder(change, {
    ...buyer,
    cart: cart.id,
    currency: priced.currency,
    totals: priced.totals,
    lines: priced.lines.map(({ _id, slug, summary, base, ...line }) => line),
    accepted_texts: texts.map((text) => ({ ...text, at })),
    vat_check: confirmedCheck(vatCheckOf(change.scope, cart)),
    ...{ prepayment_days, attached_texts },
  })
}

/** Kept with the order: it is why there is no VAT in it. */
function confirmedCheck(check: ReturnType<typeof vatCheckOf>): OrderVatCheck | null {
  if (check?.state !== 'valid') return null
  const { state: _, ...kept } = check
  return kept
}

function isSame(one: Readable, other: Readable): boolean {
  return one.address === other.address && one.version === other.version
}

type Readable = Pick<AcceptedText, 'address' | 'version'>

/** Anyone can type any address, so nobody's mailbox is filled by it. */
const PER_ADDRESS = { max: 20, seconds: 24 * 60 * 60, per: 'user' } as const

async function countOrder({ kernel }: CheckoutChange, email: string): Promise<void> {
  const key = createHash('sha256').update(email.toLowerCase()).digest('base64url')
  await countAttempt(kernel, `order ${key}`, PER_ADDRESS)
}
