import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import { businessSection } from '#modules/pages/config.ts'
import type { Bank } from '../describe-order.ts'

/** Where customers pay to; kept once, with the facts of the business. */
export function bankOf(config: ConfigStore): Bank {
  const { name, legal_name, bank, iban, bic } = config.get(businessSection)
  return { owner: legal_name || name, bank, iban, bic }
}
