import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import type { Rename } from '#kernel/server/site/route/renames.ts'
import { shopSection } from '../config.ts'
import { ShopAddresses } from '../section/shop-addresses.ts'

const DEFAULTS = ShopAddresses.parse({})
/** The configured addresses behind which a page of ours lives; the others are only linked to. */
const PAGES = [
  'login',
  'signup',
  'account',
  'reset_password',
  'reset_2fa',
  'verify',
  'product_search',
  'shipping_costs',
  'checkout',
] as const

/** Pages whose address was changed in `components.shop`; addresses elsewhere move nothing. */
export function chosenAddresses(config: ConfigStore): readonly Rename[] {
  const { addresses } = config.get(shopSection)
  return PAGES.flatMap((name) => {
    const [from, to] = [DEFAULTS[name], addresses[name]]
    return from !== to && to.startsWith('/') && to !== '/' ? [{ from, to }] : []
  })
}
