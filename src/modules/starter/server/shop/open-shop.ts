import { uuidv7 } from 'uuidv7'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { changeSection } from '#kernel/server/config/update-section.ts'
import type { Scope } from '#kernel/server/context.ts'
import { type ShopConfig, shopSection } from '#modules/shop/config.ts'
import type { SiteChange } from '../lay-content.ts'
import type { Seller } from './lay-shop.ts'

type SectionWriter = { change: SiteChange; scope: Scope<never> }

/** Rates and countries stand there by themselves; a place to fetch goods is somebody's own. */
export async function setUpShop(writer: SectionWriter, seller: Seller): Promise<void> {
  await changeSection(writer, shopSection, (known) => ({
    ...known,
    cc_locations: withPlace(known.cc_locations, seller),
    paymentsources: withPickup(known.paymentsources),
  }))
}

/** Whoever wants a shop has one from now on. */
export async function switchOnShop(writer: SectionWriter): Promise<void> {
  await changeSection(writer, enabledComponentsSection, (known) =>
    isComponentEnabled(known, 'shop')
      ? undefined
      : { ...known, modules: { ...known.modules, shop: true } },
  )
}

function withPlace(
  places: ShopConfig['cc_locations'],
  { name, street, zip, city }: Seller,
): ShopConfig['cc_locations'] {
  if (places.location.length > 0) return places
  const place = { uuid: uuidv7(), title: name, address: street, zip, city, hours: '' }
  return { location: [place] }
}

function withPickup(sources: ShopConfig['paymentsources']): ShopConfig['paymentsources'] {
  const { configured, enabled } = sources
  return {
    configured: [...new Set([...configured, 'pickup' as const])],
    enabled: [...new Set([...enabled, 'pickup' as const])],
  }
}
