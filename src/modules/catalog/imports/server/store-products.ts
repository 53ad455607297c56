import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { StoreEntry, UndoEntry } from '#kernel/server/imports/declaration.ts'
import type { Product } from '../../products/product.ts'
import { productResource } from '../../products/server/product.resource.ts'
import { lockProducts } from '../../products/server/write-variants.ts'
import type { Variant } from '../../products/variant.ts'
import type { CatalogChange } from '../../server/unit-of-work.ts'
import { ImportedValues, valuesOf, withOrder } from './imported-values.ts'

type Values = Readonly<Record<string, unknown>>
type Found = { product: Product; variant: Variant }

/** Writes through the same rules as the form: what is refused there is refused here. */
export async function storeProducts(
  change: CatalogChange,
  entries: readonly StoreEntry[],
): Promise<void> {
  await lock(change, entries)
  for (const { id, before, after } of entries) {
    const values = ImportedValues.parse(after)
    if (before) await write(change, id, changedOf(before, after))
    else {
      const { sku, price, gtin, weight, ...rest } = withOrder(values)
      const own = { sku, price, gtin, weight, content: null, size: null }
      const variants = [{ ...own, color: null, axes: [], sale: null, image: null }]
      await productResource.create(change, { ...rest, variants }, id)
    }
  }
}

export async function currentProducts(
  change: CatalogChange,
  ids: readonly string[],
  made: readonly string[],
): Promise<Map<string, ImportedValues & { isFilled?: boolean }>> {
  const found = await find(change, ids)
  return new Map(
    [...found].map(([id, { product, variant }]) => {
      // Pictures and variants that somebody gave it since are more than the list knows of.
      const isFilled = product.images.length > 0 || product.variants.length > 1
      const more = made.includes(id) && isFilled ? { isFilled } : {}
      return [id, { ...valuesOf(product, variant), ...more }]
    }),
  )
}

/** What was made goes into the trash; what was changed becomes what it was. */
export async function undoProducts(
  change: CatalogChange,
  entries: readonly UndoEntry[],
): Promise<void> {
  await lock(change, entries)
  const made = entries.filter(({ before }) => before === null).map(({ id }) => id)
  if (made.length > 0) await productResource.remove(change, made)
  for (const { id, before } of entries)
    if (before) await write(change, id, ImportedValues.parse(before))
}

/** Only what the list says otherwise: whatever somebody saves beside it stays. */
function changedOf(before: Values, after: Values): Partial<ImportedValues> {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const changed = Object.fromEntries(names.map((name) => [name, after[name]]))
  return ImportedValues.partial().parse(changed)
}

async function lock(change: CatalogChange, entries: readonly { id: string }[]): Promise<void> {
  const found = await find(
    change,
    entries.map(({ id }) => id),
  )
  await lockProducts(
    change.db,
    [...found.values()].map(({ product }) => product._id),
  )
}

async function write(
  change: CatalogChange,
  id: string,
  changes: Partial<ImportedValues>,
): Promise<void> {
  const found = (await find(change, [id])).get(id)
  if (!found) return
  const { product, variant } = found
  const { content, size, ...wanted } = { ...valuesOf(product, variant), ...changes }
  const { sku, price, gtin, weight, ...rest } = withOrder(wanted)
  const contents = placeFor(found, { product: product.content, variant: variant.content }, content)
  const sizes = placeFor(found, { product: product.size, variant: variant.size }, size)
  const own = { sku, price, gtin, weight, content: contents.variant, size: sizes.variant }
  const variants = product.variants.map((one) =>
    one._id === variant._id ? { ...one, ...own } : one,
  )
  const { version } = product
  const values = { ...rest, content: contents.product, size: sizes.product, variants, version }
  await productResource.change(change, product._id, values)
}

type Measure<V> = { product: V | null; variant: V | null }

/** A product of one kind says itself what is in it; of several, a variant only what differs from it. */
function placeFor<V>(
  { product: { variants } }: Found,
  have: Measure<V>,
  wanted: V | null | undefined,
): Measure<V> {
  if (wanted === undefined || isDeepStrictEqual(wanted, have.variant ?? have.product)) return have
  if (variants.length === 1) return { product: wanted, variant: null }
  return { ...have, variant: isDeepStrictEqual(wanted, have.product) ? null : wanted }
}

/** By the id of a variant, or of a product that an import made. */
async function find({ db }: CatalogChange, ids: readonly string[]): Promise<Map<string, Found>> {
  const { rows } = await sql<{ wanted: string; id: string; product_id: string }>`
    select wanted, v.id, v.product_id from unnest(${[...ids]}::uuid[]) wanted
      join product_variants v on v.id = wanted or (v.product_id = wanted and v.position = 0)
      join products p on p.id = v.product_id and p.deleted_at is null`.execute(db)
  const products = await productResource.read(db, [...new Set(rows.map((row) => row.product_id))])
  return new Map(
    rows.flatMap(({ wanted, id, product_id }): [string, Found][] => {
      const product = products.find(({ _id }) => _id === product_id)
      const variant = product?.variants.find(({ _id }) => _id === id)
      return product && variant ? [[wanted, { product, variant }]] : []
    }),
  )
}
