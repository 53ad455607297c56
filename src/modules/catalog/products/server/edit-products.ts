import { failures } from '#kernel/server/app-error.ts'
import type { CatalogChange } from '../../server/unit-of-work.ts'
import type { ProductChange } from '../product.calls.ts'
import type { NewProduct, Product } from '../product.ts'
import { productResource } from './product.resource.ts'
import { lockProducts } from './write-variants.ts'

type Edited = { _id: string; title: string; has_draft: boolean; before: Values; after: Values }
type Values = Record<string, unknown>

/** What the change makes of each product; unless it is a rehearsal, it is made so. */
export async function editMany(
  change: CatalogChange,
  { ids, wish, isRehearsal }: { ids: readonly string[]; wish: ProductChange; isRehearsal: boolean },
): Promise<{ items: Edited[]; changed: number }> {
  if (!isRehearsal) await lockProducts(change.db, ids)
  const items = await productResource.read(change.db, [...new Set(ids)])
  if (items.length === 0) throw failures.notFound()
  const edited: Edited[] = []
  for (const item of items) {
    const values = differing(item, wishedFor(item, wish))
    edited.push(shown(item, values))
    if (isRehearsal || Object.keys(values).length === 0) continue
    await productResource.change(change, item._id, { ...values, version: item.version })
  }
  const changed = edited.filter(({ after }) => Object.keys(after).length > 0).length
  return { items: edited, changed }
}

function wishedFor(item: Product, wish: ProductChange): Partial<NewProduct> {
  const { add_tags = [], remove_tags = [], add_groups = [], remove_groups = [] } = wish
  const { price_percent, price_ending, ...rest } = wish
  const { add_tags: _a, remove_tags: _b, add_groups: _c, remove_groups: _d, ...plain } = rest
  const isPriced = price_percent !== undefined || price_ending !== undefined
  return {
    ...plain,
    tags: joined(item.tags, add_tags, remove_tags),
    groups: joined(item.groups, add_groups, remove_groups),
    ...(isPriced && {
      variants: item.variants.map((variant) => ({
        ...variant,
        price: newPrice(variant.price, wish),
      })),
    }),
  }
}

function joined(have: readonly string[], add: readonly string[], remove: readonly string[]) {
  return [...new Set([...have, ...add])].filter((one) => !remove.includes(one))
}

/** Whole cents, half up; then to the next amount that ends as wanted, upwards. */
function newPrice(price: number, { price_percent = '0', price_ending }: ProductChange): number {
  // Hundredths of a percent are whole numbers, so nothing is lost to fractions.
  const percent = Math.round(Number(price_percent) * 100)
  const changed = Math.floor((price * (10_000 + percent) + 5000) / 10_000)
  if (price_ending === undefined) return changed
  return Math.ceil((changed - price_ending) / 100) * 100 + price_ending
}

function differing(item: Product, wished: Partial<NewProduct>): Partial<NewProduct> {
  const have: Values = item
  return Object.fromEntries(
    Object.entries(wished).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(have[name]),
    ),
  )
}

function shown(item: Product, values: Partial<NewProduct>): Edited {
  const have: Values = item
  const names = Object.keys(values)
  const before = Object.fromEntries(names.map((name) => [name, have[name]]))
  const { _id, title, has_draft } = item
  return { _id, title, has_draft, before, after: { ...values } }
}
