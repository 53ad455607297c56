import { uuidv7 } from 'uuidv7'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { changeSection } from '#kernel/server/config/update-section.ts'
import type { Scope } from '#kernel/server/context.ts'
import { type ShopConfig, shopSection } from '#modules/shop/config.ts'
import { PAYMENT_SOURCES } from '#modules/shop/section/shop-parts.ts'
import type { SiteChange } from '../install-content.ts'
import type { Seller } from './install-shop.ts'

type SectionWriter = { change: SiteChange; scope: Scope<never> }

/** Rates and countries stand there by themselves; a place to fetch goods is somebody's own. */
export async function setUpShop(writer: SectionWriter, seller: Seller): Promise<void> {
  await changeSection(writer, shopSection, (known) => ({
    ...known,
    cc_locations: withPlace(known.cc_locations, seller),
    paymentsources: withPickup(known.paymentsources),
  }))
}

/** The same for the demo, whose visitors try every way to pay to its end without a provider. */
export async function setUpDemoShop(writer: SectionWriter, seller: Seller): Promise<void> {
  const all = [...PAYMENT_SOURCES]
  await changeSection(writer, shopSection, (known) => ({
    ...known,
    cc_locations: withPlace(known.cc_locations, seller),
    paymentsources: { configured: all, enabled: all },
    payments: { ...known.payments, rehearsal: true },
  }))
}

/** A shop of one's own takes no payments that are none, unless its owner switches that on. */
export async function endRehearsal(writer: SectionWriter): Promise<void> {
  await changeSection(writer, shopSection, (known) =>
    known.payments.rehearsal
      ? { ...known, payments: { ...known.payments, rehearsal: false } }
      : undefined,
  )
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
