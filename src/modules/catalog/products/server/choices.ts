import { sql } from 'kysely'
import { systemSection } from '#kernel/contract/sections/system.ts'
import { shopSection } from '#modules/shop/config.ts'
import { readTree } from '../../groups/server/read-tree.ts'
import type { CatalogContext, Db } from '../../server/unit-of-work.ts'
import type { Choices } from '../product.calls.ts'

const MOST = 500

/** What a product can be given; whoever may see products need not see the configuration. */
export async function choicesOf({ db, config }: CatalogContext): Promise<Choices> {
  const { vat, shipping, item_fields, currency } = config.get(shopSection)
  const named = ({ uuid, title }: { uuid: string; title: string }) => ({ _id: uuid, title })
  const { rows: tags } = await sql<{ tag: string }>`
    select distinct tag from products, unnest(tags) tag where deleted_at is null
    order by tag limit ${MOST}`.execute(db)
  const colors = await db
    .selectFrom('product_colors')
    .select(['id as _id', 'title', 'hex'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('title')
    .limit(MOST)
    .execute()
  return {
    vat_groups: vat.groups.map(named),
    shipping_groups: shipping.groups.map(named),
    units: config.get(systemSection).quantity_units,
    item_fields: fieldNames(item_fields),
    tags: tags.map(({ tag }) => tag),
    currency,
    colors,
    base_price_groups: await basePriceGroups(db),
  }
}

/** Those whose goods need a base price, by themselves or by a group above. */
export async function basePriceGroups(db: Db): Promise<string[]> {
  const tree = await readTree(db)
  const wanted = [...tree.all.values()].filter(({ needs_base_price }) => needs_base_price)
  return [...new Set(wanted.flatMap(({ id }) => tree.within(id)))]
}

/** 'Holz, Pflege' names two fields. */
export function fieldNames(list: string): string[] {
  const names = list.split(',').map((name) => name.trim())
  return [...new Set(names.filter(Boolean))].slice(0, 50)
}
