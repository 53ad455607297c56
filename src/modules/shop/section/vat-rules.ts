import type { VatRules } from '#modules/pricing/engine/document.ts'
import type { ShopConfig } from '../config.ts'

/** The VAT of the configuration as the price engine asks for it. */
export function vatRules({ vat }: Pick<ShopConfig, 'vat'>): VatRules {
  return {
    home: vat.home,
    isSmallBusiness: vat.small_business,
    taxesByDestination: vat.oss,
    groups: vat.groups.map(({ uuid, rates }) => ({
      id: uuid,
      rates: rates.map(({ from, to, ...rate }) => ({ ...rate, from: from ?? '', to: to ?? '' })),
    })),
  }
}
