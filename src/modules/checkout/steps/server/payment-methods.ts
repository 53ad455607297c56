import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import { OFFLINE_SOURCES, type OfflineSource } from '#modules/orders/orders/life-cycle.ts'
import { bankOf } from '#modules/orders/server/api.ts'
import { shopSection } from '#modules/shop/config.ts'

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

/** A cart that nobody could pay for is not offered. */
export function isOpenForOrders(config: ConfigStore): boolean {
  return config.get(shopSection).showPrice && paymentMethods(config, null).length > 0
}
