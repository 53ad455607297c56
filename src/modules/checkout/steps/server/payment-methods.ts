import { isSignedIn } from '#kernel/access/roles.ts'
import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import { findBuyerLimits, holdBuyerLimits } from '#modules/customers/server/api.ts'
import { OFFLINE_SOURCES, type OfflineSource } from '#modules/orders/orders/life-cycle.ts'
import { bankOf } from '#modules/orders/server/api.ts'
import { shopSection } from '#modules/shop/config.ts'
import type { PricedCart } from '../../carts/server/price-cart.ts'
import { checkoutFailures } from '../../errors.ts'
import type { CheckoutChange, CheckoutContext, Db } from '../../server/unit-of-work.ts'
import type { Reviewed } from './review-cart.ts'

type Chosen = { kind: 'ship' | 'pickup' } | null

/** How somebody can pay here: by transfer where there is an account, at the counter what is fetched. */
export function paymentMethods(config: ConfigStore, delivery: Chosen): OfflineSource[] {
  const { paymentsources, cc_locations } = config.get(shopSection)
  const { configured, enabled } = paymentsources
  const canFetch = cc_locations.location.length > 0 && delivery?.kind !== 'ship'
  const isPossible = { pickup: canFetch, ...byTransfer(bankOf(config).iban !== '') }
  return OFFLINE_SOURCES.filter(
    (source) => configured.includes(source) && enabled.includes(source) && isPossible[source],
  )
}

function byTransfer(canTransfer: boolean) {
  return { prepayment: canTransfer, invoice: canTransfer }
}

type Visitor = Pick<CheckoutContext, 'config' | 'user'>
type Due = { email: string; priced: Pick<PricedCart, 'delivery' | 'totals'> }

/** The same for one buyer, who may not buy by invoice, or has bought enough by it. */
export async function methodsFor(
  visitor: Visitor,
  db: Db,
  { email, priced: { delivery, totals } }: Due,
): Promise<OfflineSource[]> {
  const { maxInvoice } = await findBuyerLimits(db, buyerIn(visitor, email))
  return paymentMethods(visitor.config, delivery).filter(
    (source) => source !== 'invoice' || totals.gross <= maxInvoice,
  )
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
  { buyer: { email, payment_source }, priced: { totals } }: Reviewed,
): Promise<void> {
  const limits = await holdBuyerLimits(change, buyerIn(visitor, email))
  if (limits.isBlocked) throw checkoutFailures.notAccepted()
  if (totals.gross > limits.maxOrder) throw checkoutFailures.aboveLimit()
  if (payment_source === 'invoice' && totals.gross > limits.maxInvoice)
    throw checkoutFailures.noPayment()
}

function buyerIn({ config, user }: Visitor, email: string) {
  const { invoice_after_orders: invoiceAfter } = config.get(shopSection).checkout
  return { account: isSignedIn(user) ? user.id : null, email, invoiceAfter }
}

/** A cart that nobody could pay for is not offered. */
export function isOpenForOrders(config: ConfigStore): boolean {
  return config.get(shopSection).showPrice && paymentMethods(config, null).length > 0
}
