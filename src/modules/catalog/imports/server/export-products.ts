import { type Route, routesOf } from '#kernel/server/route.ts'
import { shopSection } from '#modules/shop/config.ts'
import { readTree } from '../../groups/server/read-tree.ts'
import { centsText } from '../../products/cents-text.ts'
import { contentOf, writeContent } from '../../products/content.ts'
import type { Product } from '../../products/product.ts'
import { productResource } from '../../products/server/product.resource.ts'
import { sizeOf, writeSize } from '../../products/size.ts'
import type { CatalogTables } from '../../server/tables.ts'
import type { CatalogContext } from '../../server/unit-of-work.ts'
import { exportProducts } from '../lists.calls.ts'
import { FIELDS } from './product-import.ts'

const AT_ONCE = 200
const on = routesOf<CatalogTables>()

export const exportRoute: Route = on(exportProducts, async (context, { query: { after } }) => {
  const { db, lang } = context
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, (rows) => rows.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  const ids = found.map(({ id }) => id)
  const head = Object.values(FIELDS).map(({ label }) => label[lang])
  const names = await namesOf(context)
  const rows = (await productResource.read(db, ids)).flatMap((item) => rowsOf(item, names))
  return {
    rows: after ? rows : [head, ...rows],
    next: ids.length === AT_ONCE ? (ids.at(-1) ?? null) : null,
  }
})

type Names = { groupOf(id: string): string; vatGroupOf(id: string | null): string }

async function namesOf({ db, config }: CatalogContext): Promise<Names> {
  const tree = await readTree(db)
  const { groups } = config.get(shopSection).vat
  return {
    groupOf: (id) =>
      tree
        .pathTo(id)
        .map(({ title }) => title)
        .join(' > '),
    vatGroupOf: (id) => groups.find(({ uuid }) => uuid === id)?.title ?? '',
  }
}

/** A line for each variant, in the columns of the import. */
function rowsOf(item: Product, names: Names): string[][] {
  const groups = item.groups.map(names.groupOf).filter(Boolean).join(' | ')
  const { min, max, step } = item.order_quantity
  return item.variants.map((variant) => {
    const { sku, price, gtin, weight } = variant
    const content = contentOf(item, variant)
    const size = sizeOf(item, variant)
    const cells: Record<keyof typeof FIELDS, string> = {
      sku,
      title: item.title,
      price: centsText(price),
      gtin,
      weight: weight === null ? '' : String(weight),
      content: content ? writeContent(content) : '',
      size: size ? writeSize(size) : '',
      unit: item.unit,
      min_quantity: min,
      max_quantity: max,
      quantity_step: step,
      vat_group: names.vatGroupOf(item.vat_group),
      summary: item.summary,
      description: item.description,
      groups,
      tags: item.tags.join(' | '),
      state: item.state,
    }
    return Object.values(cells)
  })
}
