import { changeSection, updateSection } from '#kernel/server/config/update-section.ts'
import type { Scope } from '#kernel/server/context.ts'
import type { KeptDemo } from '#kernel/server/demo.ts'
import { type ShopConfig, shopSection } from '#modules/shop/config.ts'
import { ONLINE_SOURCES } from '../payments/life-cycle.ts'
import type { PaymentChange } from './unit-of-work.ts'

/** The invented shop can be tried to the end: every way to pay is there, and none moves money. */
export async function seedRehearsal(scope: Scope<never>): Promise<void> {
  await updateSection(scope, shopSection, (shop) =>
    shop.payments.rehearsal ? undefined : rehearsed(shop, true),
  )
}

/** A shop that is somebody's own takes no test payments unless they say so. */
export async function removeRehearsal(change: PaymentChange): Promise<KeptDemo[]> {
  const { scope } = change
  await changeSection({ change, scope }, shopSection, (shop) =>
    shop.payments.rehearsal ? rehearsed(shop, false) : undefined,
  )
  return []
}

function rehearsed(shop: ShopConfig, rehearsal: boolean): ShopConfig {
  const { configured, enabled } = shop.paymentsources
  const others = (sources: readonly ShopConfig['paymentsources']['enabled'][number][]) =>
    sources.filter((source) => !ONLINE_SOURCES.some((one) => one === source))
  const online = rehearsal ? ONLINE_SOURCES : []
  return {
    ...shop,
    paymentsources: {
      configured: [...others(configured), ...online],
      enabled: [...others(enabled), ...online],
    },
    payments: { ...shop.payments, rehearsal },
  }
}
