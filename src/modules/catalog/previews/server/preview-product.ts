import { uuidv7 } from 'uuidv7'
import type { Input } from '#kernel/contract/endpoint.ts'
import { failures } from '#kernel/server/app-error.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { shopSection } from '#modules/shop/config.ts'
import { productPath, shopRoot } from '../../addresses.ts'
import { contentOf } from '../../products/content.ts'
import type { NewProduct, Product } from '../../products/product.ts'
import { matchVariants } from '../../products/server/match-variants.ts'
import { pricesIfSaved } from '../../products/server/prices/price-log.ts'
import { productResource } from '../../products/server/product.resource.ts'
import type { CatalogTables } from '../../server/tables.ts'
import type { CatalogContext } from '../../server/unit-of-work.ts'
import { productRoute, showProduct } from '../../storefront/server/product-route.ts'
import { previewProduct } from '../preview.calls.ts'

const on = routesOf<CatalogTables>()

export const previewRoutes: readonly Route[] = [
  on(previewProduct, async (context, { body }) => ({ html: await drawPreview(context, body) })),
]

/** Drawn like the page of the shop, by the same loader and view; nothing is written. */
async function drawPreview(
  context: CatalogContext,
  { _id: id, lang, item }: Input<typeof previewProduct>['body'],
): Promise<string> {
  const stored = id === undefined ? undefined : await mustBeStored(context, id)
  const draft = asSaved(item, stored)
  const prices = await pricesIfSaved(context.db, {
    product: draft._id,
    before: (stored?.variants ?? []).map(({ _id, ...variant }) => ({ id: _id, ...variant })),
    after: draft.variants.map(({ _id, ...variant }) => ({
      ...variant,
      id: _id,
      content: contentOf(draft, { content: variant.content }),
    })),
  })
  const loaded = await showProduct({ ...context, lang }, draft, { variant: undefined, prices })
  const { addresses } = context.config.get(shopSection)
  const pathIn = (one: typeof lang) => productPath(shopRoot(addresses, one), draft.slug)
  const alternates = { de: pathIn('de'), en: pathIn('en') }
  const place = { lang, path: pathIn(lang), alternates, params: {} }
  return context.drawPage(context, {
    resolved: { kind: 'page', route: productRoute, ...place },
    loaded,
  })
}

async function mustBeStored({ db }: CatalogContext, id: string): Promise<Product> {
  const [item] = await productResource.read(db, [id])
  if (!item) throw failures.notFound()
  return item
}

/** As reading it after saving would give it; what is not said is as it was. */
function asSaved(item: NewProduct, stored: Product | undefined): Product {
  const before = stored ?? { ...BLANK, _id: uuidv7() }
  const known = before.variants.map(({ _id, ...variant }) => ({ ...variant, id: _id }))
  const { variants, ...values } = item
  return {
    ...before,
    ...values,
    variants: matchVariants(variants, known).map(({ id, ...variant }) => ({ ...variant, _id: id })),
    slug: values.slug || before.slug || before._id,
  }
}

const NO_WORDS = { title: '', summary: '', description: '', meta_title: '', meta_description: '' }
const NOBODY = {
  ...{ name: '', address: '', email: '' },
  ...{ responsible_name: '', responsible_address: '', responsible_email: '' },
}

/** A product of which nobody has said anything yet. */
const BLANK: Omit<Product, '_id'> = {
  ...NO_WORDS,
  ...{ slug: '', en: NO_WORDS, images: [], axes: [], variants: [], groups: [], tags: [] },
  ...{ state: 'draft', online_state: 'draft', online_from: null, online_to: null },
  ...{
    vat_group: null,
    shipping_group: null,
    unit: '',
    content: null,
    size: null,
    delivery_days: null,
  },
  order_quantity: { min: '1', max: '', step: '1' },
  maker: NOBODY,
  ...{ warnings: '', guarantee_label: null, is_adult: false, is_on_request: false },
  ...{ withdrawal: 'granted', item_fields: {}, related: [] },
  ...{ price: 0, href: '', has_draft: false, version: 1, created: '', updated: '' },
}
