import { toWallTime } from '#kernel/i18n/berlin-time.ts'
import { findRate } from '#modules/pricing/engine/vat-rates.ts'
import { shopSection } from '#modules/shop/config.ts'
import { vatRules } from '#modules/shop/section/vat-rules.ts'
import type { CatalogChange } from '../../server/unit-of-work.ts'

/**
 * The VAT group a cell names: by its title or, as lists of other shops have it, by what it charges at home
 * today ('19', '7 %'). A rate that several groups charge names none of them.
 */
export function vatGroupsByName({ scope }: CatalogChange): (cell: string) => string | undefined {
  const shop = scope.config.get(shopSection)
  const rules = vatRules(shop)
  const today = toWallTime(new Date().toISOString())?.day ?? ''
  return (cell) => {
    const named = shop.vat.groups.find(({ title }) => title.toLowerCase() === cell.toLowerCase())
    if (named) return named.uuid
    const [, rate = ''] = /^(\d{1,3}(?:[.,]\d{1,4})?)\s*%?$/.exec(cell) ?? []
    if (rate === '') return undefined
    const charging = rules.groups.filter(({ id: group }) => {
      const charged = findRate(rules, { group, country: rules.home, day: today })
      return charged !== undefined && Number(charged) === Number(rate.replace(',', '.'))
    })
    return charging.length === 1 ? charging[0]?.id : undefined
  }
}
