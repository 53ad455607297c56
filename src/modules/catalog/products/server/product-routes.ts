import { failures } from '#kernel/server/app-error.ts'
import { type Route, routesOf } from '#kernel/server/route.ts'
import { draftRoutes } from '../../drafts/server/draft-routes.ts'
import type { CatalogTables } from '../../server/tables.ts'
import { duplicateProduct, editProducts, listPrices, readChoices } from '../product.calls.ts'
import { choicesOf } from './choices.ts'
import { copyProduct } from './duplicate-product.ts'
import { editMany } from './edit-products.ts'
import { productResource } from './product.resource.ts'

const on = routesOf<CatalogTables>()

export const productRoutes: readonly Route[] = [
  on(readChoices, (context) => choicesOf(context)),
  on(duplicateProduct, async (context, { params }) => {
    const item = await context.change((change) => copyProduct(change, params.id))
    return { items: [item], numItems: 1 }
  }),
  on(editProducts, async (context, { body }) => {
    const { ids, change: wish, dry_run: isRehearsal } = body
    return context.change((change) => editMany(change, { ids, wish, isRehearsal }))
  }),
  on(listPrices, async ({ db }, { params, query }) => {
    const [item] = await productResource.read(db, [params.id])
    if (!item) throw failures.notFound()
    const { cursor, limit } = query
    const rows = await db
      .selectFrom('product_prices')
      .selectAll()
      .where('product_id', '=', params.id)
      .$if(cursor !== undefined, (prices) => prices.where('id', '<', cursor ?? 0))
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
    const items = rows.slice(0, limit)
    return {
      items: items.map((row) => ({
        _id: row.id,
        variant: row.variant_id,
        price: row.price,
        kind: row.kind,
        from: row.valid_from.toISOString(),
        to: row.valid_to?.toISOString() ?? null,
        reduces: row.reduces,
        recorded: row.recorded_at.toISOString(),
      })),
      next: rows.length > limit ? String(items.at(-1)?.id ?? '') : null,
    }
  }),
  ...draftRoutes,
  ...productResource.routes,
]
