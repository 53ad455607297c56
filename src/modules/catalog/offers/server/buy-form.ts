import type { Lang } from '#kernel/i18n/messages.ts'
import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import type { Product } from '../../products/product.ts'
import type { Variant } from '../../products/variant.ts'
import type { ProductPageData } from '../../storefront/storefront.ts'

/** Where the form of a product leads; null while nothing can be bought. */
type SalePoint = (site: { config: ConfigStore; lang: Lang }) => string | null

const known = new Set<SalePoint>()

/** Asked from now on for each page of a product; for the module that sells. */
export function whereThingsAreBought(ask: SalePoint): void {
  known.add(ask)
}

/** Where forms of products lead; undefined while nothing can be bought. */
export function saleAction(site: Parameters<SalePoint>[0]): string | undefined {
  return [...known].flatMap((ask) => ask(site) ?? [])[0]
}

type Offered = Pick<ProductPageData, 'price' | 'availability'> & { variant: Variant | undefined }

/** How a product is put into the cart; null where it cannot be. */
export function buyForm(
  site: Parameters<SalePoint>[0],
  { variants, order_quantity, unit }: Product,
  { variant, price, availability }: Offered,
): ProductPageData['buy'] {
  const action = saleAction(site)
  if (action === undefined || !price || availability === 'sold_out') return null
  const chosen = variant ?? (variants.length === 1 ? variants[0] : undefined)
  return { action, variant: chosen?._id ?? null, quantity: order_quantity, unit }
}
