import type { ConfigStore } from '#kernel/server/config/config-store.ts'
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

type Purchase = {
  delivery: { kind: 'ship' | 'pickup' } | null
  /** Of the buyer, once it is known. */
  country?: string
  total: number
}

/** How somebody can pay for this: what is switched on, allowed and possible here. */
export function paymentMethods(
  config: ConfigStore,
  { delivery, country, total }: Purchase,
): PaymentSource[] {
  const shop = config.get(shopSection)
  const { currency } = shop
  const possible = possibleWays(config, delivery)
  return PAYMENT_SOURCES.filter(
    (source) => possible(source) && isOffered(shop, source, { country, total, currency }),
  )
}

/** The same for a cart as it stands. */
export function methodsFor(
  config: ConfigStore,
  cart: CartRow | undefined,
  { delivery, totals }: PricedCart,
): PaymentSource[] {
  return paymentMethods(config, {
    ...{ delivery, country: cart?.address?.country, total: totals.gross },
  })
}

/** By transfer where there is an account, at the counter what is fetched, online where there is a key. */
function possibleWays(config: ConfigStore, delivery: Purchase['delivery']) {
  const { cc_locations } = config.get(shopSection)
  const canFetch = cc_locations.location.length > 0 && delivery?.kind !== 'ship'
  const canTransfer = bankOf(config).iban !== ''
  return (source: PaymentSource): boolean => {
    if (isOnline(source)) return meansOf({ config }, source) !== undefined
    return source === 'pickup' ? canFetch : canTransfer
  }
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
