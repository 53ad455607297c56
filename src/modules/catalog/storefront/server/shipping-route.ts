import { countryName } from '#kernel/i18n/countries.ts'
import { formatNumber } from '#kernel/i18n/format.ts'
import { pagesOf } from '#kernel/server/site/route/site-route.ts'
import type { ShippingRate } from '#modules/shop/section/shipping.ts'
import type { CatalogTables } from '../../server/tables.ts'
import { type ShippingPageData, shippingPage } from '../storefront.ts'
import { contactLinks, daysText, moneyText, type ShopContext, shopContext } from './shop-context.ts'

type Rate = ShippingPageData['groups'][number]['rates'][number]

/** What shipping costs, as the settings say it. */
export const shippingRoute = pagesOf<CatalogTables>()(shippingPage, {
  load: async (context) => {
    const site = shopContext(context)
    const { shipping, cc_locations, showShippingCosts } = site.shop
    const data: ShippingPageData = {
      groups: shipping.groups.map(({ title, rates }) => ({
        title,
        rates: rates.flatMap((rate) => rateOf(site, rate)),
      })),
      isShown: showShippingCosts,
      pickups: cc_locations.location.map(({ title, address, zip, city, hours }) => ({
        title,
        lines: [address, `${zip} ${city}`.trim(), hours].filter(Boolean),
      })),
      contact: contactLinks(site, site.t('shipping.title')),
    }
    return { kind: 'page', data, meta: { title: site.t('shipping.title') }, tags: ['config'] }
  },
})

/** Only countries the shop sends to. */
function rateOf(site: ShopContext, { countries, steps, free_from }: ShippingRate): Rate[] {
  const { lang, t, shop } = site
  const open = shop.shipping.country.filter(
    ({ code, is_open }) => is_open && countries.includes(code),
  )
  const [first] = open
  if (!first) return []
  return [
    {
      countries: open.map(({ code }) => countryName(code, lang)).join(', '),
      days: daysText(site, { min: first.days_min, max: first.days_max }),
      steps: steps.map((step) => ({
        label: stepText(site, step),
        value: step.price === 0 ? t('shipping.free') : moneyText(site, step.price),
      })),
      freeFrom:
        free_from === null ? '' : t('shipping.freeFrom', { amount: moneyText(site, free_from) }),
    },
  ]
}

function stepText(site: ShopContext, step: ShippingRate['steps'][number]): string {
  const { t, lang, shop } = site
  const { up_to_value, up_to_weight } = step
  const parts = [
    up_to_value === null ? '' : t('shipping.upToValue', { amount: moneyText(site, up_to_value) }),
    up_to_weight === null || !shop.shipping.types.weight
      ? ''
      : t('shipping.upToWeight', { weight: formatNumber(up_to_weight / 1000, lang) }),
  ]
  return parts.filter(Boolean).join(', ') || t('shipping.always')
}
