import { formatNumber } from '#kernel/i18n/format.ts'
import { contentOf, contentText } from '../../products/content.ts'
import type { Product } from '../../products/product.ts'
import { fieldNames } from '../../products/server/choices.ts'
import { sizeOf, sizeText } from '../../products/size.ts'
import type { Variant } from '../../products/variant.ts'
import type { ProductPageData } from '../storefront.ts'
import type { ShopContext } from './shop-context.ts'

type Facts = Pick<ProductPageData, 'facts' | 'makers' | 'warnings' | 'isAdult' | 'withdrawal'>

/** What the law wants said of a product, and what its owner says of it besides. */
export function describeFacts(
  site: ShopContext,
  item: Product,
  chosen: Variant | undefined,
): Facts {
  const { t } = site
  const { warnings, is_adult, withdrawal } = item
  return {
    facts: factsOf(site, item, chosen ?? onlyOf(item)),
    makers: makersOf(site, item),
    warnings: warnings
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    isAdult: is_adult,
    withdrawal: withdrawal === 'granted' ? '' : t(`withdrawal.${withdrawal}`),
  }
}

/** Where there is a choice, numbers and weight are those of what was chosen. */
function onlyOf({ variants }: Product): Variant | undefined {
  return variants.length === 1 ? variants[0] : undefined
}

function factsOf({ shop, lang, t }: ShopContext, item: Product, variant: Variant | undefined) {
  const { item_fields } = item
  const content = variant ? contentOf(item, variant) : sharedBy(item, 'content')
  const size = variant ? sizeOf(item, variant) : sharedBy(item, 'size')
  const own = fieldNames(shop.item_fields).flatMap((label) => {
    const value = Object.hasOwn(item_fields, label) ? item_fields[label] : ''
    return value ? [{ label, value }] : []
  })
  return [
    ...own,
    ...(content ? [{ label: t('facts.content'), value: contentText(content, lang) }] : []),
    ...(size ? [{ label: t('facts.size'), value: sizeText(size, lang) }] : []),
    ...(variant?.weight
      ? [{ label: t('facts.weight'), value: weightText(variant.weight, lang) }]
      : []),
    ...(variant?.sku ? [{ label: t('facts.sku'), value: variant.sku }] : []),
    ...(variant?.gtin ? [{ label: t('facts.gtin'), value: variant.gtin }] : []),
  ]
}

/** Before anything is chosen only what holds for all variants is true. */
function sharedBy<N extends 'content' | 'size'>({ variants, ...item }: Product, name: N) {
  return variants.some((variant) => variant[name]) ? null : item[name]
}

function makersOf({ t }: ShopContext, { maker }: Product) {
  const { name, address, email, responsible_name, responsible_address, responsible_email } = maker
  const lines = (...all: string[]) => all.filter(Boolean)
  return [
    { title: t('facts.maker'), lines: lines(name, address, email) },
    {
      title: t('facts.responsible'),
      lines: lines(responsible_name, responsible_address, responsible_email),
    },
  ].filter((one) => one.lines.length > 0)
}

function weightText(grams: number, lang: 'de' | 'en'): string {
  return grams < 1000 ? `${grams} g` : `${formatNumber(grams / 1000, lang)} kg`
}
