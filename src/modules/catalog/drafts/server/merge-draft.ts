import { isDeepStrictEqual } from 'node:util'
import type { NewProduct, Product } from '../../products/product.ts'
import { kindOf, type Variant } from '../../products/variant.ts'

/** What can be written of a product, as it reads. */
export type ProductFields = Pick<Product, keyof NewProduct>
export type SomeFields = Partial<ProductFields>

/** What was live when the draft was last saved, and what the draft says otherwise. */
export type DraftFields = { base: ProductFields; fields: SomeFields }

/** A product without what the server works out. */
export function fieldsOf(item: Product): ProductFields {
  const { _id, version, created, updated, deleted, has_draft, price, online_state, href, ...rest } =
    item
  const { strike_price, strike_percent, strike_since, ...fields } = rest
  return fields
}

/**
 * The draft over what is live now. Of what both changed since, the draft's word counts; what only the
 * live product changed stays changed, also within a variant, so that no draft takes back a new price
 * it never was about.
 */
export function mergeDraft({ base, fields }: DraftFields, live: ProductFields): ProductFields {
  const merged = { ...live, ...fields }
  const { variants: mine } = fields
  const isSameShape =
    isDeepStrictEqual(live.axes, merged.axes) && isDeepStrictEqual(base.axes, merged.axes)
  if (!mine || !isSameShape) return merged
  return { ...merged, variants: mergeVariants(mine, { base: base.variants, live: live.variants }) }
}

/** What the second says otherwise than the first. */
export function differing<T extends object>(from: T, to: T): Partial<T> {
  const changed: Partial<T> = {}
  for (const name in to) {
    if (!isDeepStrictEqual(to[name], from[name])) changed[name] = to[name]
  }
  return changed
}

function mergeVariants(
  mine: readonly Variant[],
  { base, live }: { base: readonly Variant[]; live: readonly Variant[] },
): Variant[] {
  const [was, is] = [byId(base), byId(live)]
  const kept = mine.flatMap((variant) => {
    const [before, now] = [was.get(variant._id), is.get(variant._id)]
    if (!before) return [variant]
    // What is gone from the shop stays gone, unless the draft was about it.
    if (!now) return isDeepStrictEqual(before, variant) ? [] : [variant]
    return [{ ...now, ...differing(before, variant) }]
  })
  const taken = new Set(mine.map(({ _id }) => _id))
  const kinds = new Set(kept.map(kindOf))
  const added = live.filter(
    (variant) => !was.has(variant._id) && !taken.has(variant._id) && !kinds.has(kindOf(variant)),
  )
  const all = [...kept, ...added]
  return all.length > 0 ? all : [...mine]
}

function byId(variants: readonly Variant[]): Map<string, Variant> {
  return new Map(variants.map((variant) => [variant._id, variant]))
}
