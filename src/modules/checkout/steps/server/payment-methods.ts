import { isSignedIn } from '#kernel/access/roles.ts'
import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import { findBuyerLimits, holdBuyerLimits } from '#modules/customers/server/api.ts'
import type { DeliveryKind } from '#modules/orders/orders/life-cycle.ts'
import { bankOf, isOffered } from '#modules/orders/server/api.ts'
import {
  isOnline,
  PAYMENT_SOURCES,
  type PaymentSource,
} from '#modules/payments/payments/life-cycle.ts'
import { meansOf } from '#modules/payments/server/api.ts'
import { shopSection } from '#modules/shop/config.ts'
import type { CartRow } from '../../carts/server/find-cart.ts'
import type { PricedCart } from '../../carts/server/price-cart.ts'
import { checkoutFailures } from '../../errors.ts'
import type { CheckoutChange, CheckoutContext, Db } from '../../server/unit-of-work.ts'
import type { Reviewed } from './review-cart.ts'

type Purchase = {
  delivery: { kind: DeliveryKind } | null
  /** Of the buyer, once it is known. */
  country?: string
  total: number
  /** What the buyer may owe for it, once it is asked. */
  maxInvoice?: number
}

/** How somebody can pay for this: what is switched on, allowed and possible here. */
export function paymentMethods(
  config: ConfigStore,
  { delivery, country, ...purchase }: Purchase,
): PaymentSource[] {
  const shop = config.get(shopSection)
  const { currency } = shop
  const possible = possibleWays(config, delivery)
  return PAYMENT_SOURCES.filter(
    (source) => possible(source) && isOffered(shop, source, { country, currency, ...purchase }),
  )
}

type Due = { cart: CartRow | undefined; priced: Pick<PricedCart, 'delivery' | 'totals'> }

/** The same for a cart as it stands, whoever buys. */
export function methodsOf(
  config: ConfigStore,
  { cart, priced: { delivery, totals } }: Due,
  limits: Pick<Purchase, 'maxInvoice'> = {},
): PaymentSource[] {
  const country = cart?.address?.country
  return paymentMethods(config, { delivery, country, total: totals.gross, ...limits })
}

type Visitor = Pick<CheckoutContext, 'config' | 'user'>

/** And for its buyer, who may not buy by invoice, or has bought enough by it. */
export async function methodsFor(visitor: Visitor, db: Db, due: Due): Promise<PaymentSource[]> {
  const limits = await findBuyerLimits(db, buyerIn(visitor, due.cart?.email ?? ''))
  return methodsOf(visitor.config, due, limits)
}

/**
 * By transfer where there is an account, at the counter what is fetched, online where there is a key. Nothing is
 * downloaded before it is paid, so there is no invoice for it.
 */
function possibleWays(config: ConfigStore, delivery: Purchase['delivery']) {
  const { cc_locations } = config.get(shopSection)
  const isFetched = delivery === null || delivery.kind === 'pickup'
  const canFetch = cc_locations.location.length > 0 && isFetched
  const isLoaded = delivery?.kind === 'download'
  const canTransfer = bankOf(config).iban !== ''
  return (source: PaymentSource): boolean => {
    if (isOnline(source)) return meansOf({ config }, source) !== undefined
    if (source === 'invoice' && isLoaded) return false
    return source === 'pickup' ? canFetch : canTransfer
  }
}

/** Said as soon as somebody has told who they are. */
export async function mustBeWelcome(visitor: Visitor, db: Db, email: string): Promise<void> {
  const { isBlocked } = await findBuyerLimits(db, buyerIn(visitor, email))
  if (isBlocked) throw checkoutFailures.notAccepted()
}

/** What is about to be ordered is within what the shop allows this buyer. */
export async function mustBeWithinLimits(
  visitor: Visitor,
  change: CheckoutChange,
  reviewed: Reviewed,
): Promise<void> {
  const { email, payment_source } = reviewed.buyer
  const limits = await holdBuyerLimits(change, buyerIn(visitor, email))
  if (limits.isBlocked) throw checkoutFailures.notAccepted()
  if (reviewed.priced.totals.gross > limits.maxOrder) throw checkoutFailures.aboveLimit()
  if (!methodsOf(visitor.config, reviewed, limits).includes(payment_source))
    throw checkoutFailures.noPayment()
}

function buyerIn({ config, user }: Visitor, email: string) {
  const { invoice_after_orders: invoiceAfter } = config.get(shopSection).checkout
  return { account: isSignedIn(user) ? user.id : null, email, invoiceAfter }
}

/** A cart that nobody could pay for is not offered. */
export function isOpenForOrders(config: ConfigStore): boolean {
  return config.get(shopSection).showPrice && waysToPay(config, null).length > 0
}

/** What is switched on and possible here, whoever buys and for however much. */
export function waysToPay(config: ConfigStore, delivery: Purchase['delivery']): PaymentSource[] {
  const { configured, enabled } = config.get(shopSection).paymentsources
  const possible = possibleWays(config, delivery)
  return PAYMENT_SOURCES.filter(
    (source) => possible(source) && configured.includes(source) && enabled.includes(source),
  )
}
