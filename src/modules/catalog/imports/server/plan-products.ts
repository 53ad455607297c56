import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Label } from '#kernel/i18n/messages.ts'
import type { Planned, RowToPlan } from '#kernel/server/imports/declaration.ts'
import { readTree } from '../../groups/server/read-tree.ts'
import type { Content } from '../../products/content.ts'
import type { State } from '../../products/online-state.ts'
import { productResource } from '../../products/server/product.resource.ts'
import type { Size } from '../../products/size.ts'
import type { CatalogChange } from '../../server/unit-of-work.ts'
import { type ImportedValues, valuesOf } from './imported-values.ts'
import { vatGroupsByName } from './vat-groups.ts'

type Cells = {
  sku?: string | null
  title?: string | null
  price?: number | null
  gtin?: string | null
  weight?: number | null
  content?: Content | null
  size?: Size | null
  unit?: string | null
  min_quantity?: string | null
  max_quantity?: string | null
  quantity_step?: string | null
  vat_group?: string | null
  summary?: string | null
  description?: string | null
  groups?: string[] | null
  tags?: string[] | null
  state?: State | null
}

const NO_TITLE: Label = {
  de: 'Zu dieser Nummer gibt es noch kein Produkt, und der Name fehlt.',
  en: 'There is no product with this number yet, and the name is missing.',
}
const NO_PRICE: Label = {
  de: 'Einem neuen Produkt fehlt der Preis.',
  en: 'A new product needs a price.',
}

const NO_ORDER: Label = {
  de: 'Die Höchstmenge ist kleiner als die Mindestmenge.',
  en: 'The maximum quantity is less than the minimum quantity.',
}

const HAS_DRAFT: Label = {
  de: 'Dieses Produkt hat einen Entwurf. Geändert wird, was online ist; der Entwurf bleibt, wie er ist.',
  en: 'This product has a draft. What is online is changed; the draft stays as it is.',
}

type Values = { min_quantity?: unknown; max_quantity?: unknown }

const EMPTY: Omit<ImportedValues, 'sku' | 'title' | 'price'> = {
  gtin: '',
  weight: null,
  content: null,
  size: null,
  unit: '',
  min_quantity: '1',
  max_quantity: '',
  quantity_step: '1',
  vat_group: null,
  summary: '',
  description: '',
  groups: [],
  tags: [],
  state: 'draft',
}

/** Says for each row which variant it is about, or that it makes a product. */
export async function planProducts(
  change: CatalogChange,
  rows: readonly RowToPlan<Cells>[],
): Promise<Planned[]> {
  const groups = await groupsByName(change)
  const vatGroupOf = vatGroupsByName(change)
  const known = await variantsByNumber(
    change,
    rows.map(({ values }) => values.sku ?? ''),
  )
  return rows.map(({ values, earlier: [former], newId }): Planned => {
    // A number stays as it is written in the shop, whatever its case in the file.
    const { groups: names, vat_group: vat, sku: _, ...cells } = values
    const unknown = (names ?? []).find((name) => !groups.has(keyOf(name)))
    if (unknown) return { refused: noGroup(unknown) }
    const vat_group = vat ? vatGroupOf(vat) : null
    if (vat_group === undefined) return { refused: noVatGroup(vat) }
    const ids = names?.flatMap((name) => groups.get(keyOf(name)) ?? [])
    const given = { ...definedOf({ ...cells, vat_group }), ...(ids && { groups: ids }) }
    const stored = known.get((values.sku ?? '').toLowerCase())
    const before = former ? { ...stored?.values, ...former.after } : (stored?.values ?? null)
    if (!before) return planNew(newId(), values, given)
    const isOneKind = stored?.isOneKind ?? true
    const { price, gtin, weight, content, size } = { ...before, ...given }
    const own = { price, gtin, weight, content, size }
    const after = { ...before, ...(isOneKind ? given : own) }
    if (!hasOrder(after)) return { refused: NO_ORDER }
    const isTold = stored?.hasDraft && !isDeepStrictEqual(before, after)
    const id = former?.id ?? stored?.id ?? newId()
    return { id, before, after, ...(isTold && { reason: HAS_DRAFT }) }
  })
}

function planNew(id: string, { sku, title, price }: Cells, given: object): Planned {
  if (!title) return { refused: NO_TITLE }
  if (price === null || price === undefined) return { refused: NO_PRICE }
  const after = { ...EMPTY, ...given, sku, title, price }
  return hasOrder(after) ? { id, before: null, after } : { refused: NO_ORDER }
}

/** A file may change one of both, so only together they say whether anything can be ordered. */
function hasOrder({ min_quantity, max_quantity }: Values): boolean {
  return !max_quantity || Number(min_quantity) <= Number(max_quantity)
}

/** No column and an empty cell both leave a thing as it is: nobody empties a shop by a list. */
function definedOf(cells: Omit<Cells, 'groups' | 'sku'>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(cells).filter(([, value]) => value !== null && value !== undefined),
  )
}

function noVatGroup(name: string | null | undefined): Label {
  return {
    de: `Welcher Steuersatz mit „${name}“ gemeint ist, steht nicht fest. Nehmen Sie seinen Namen aus den Einstellungen.`,
    en: `It is not clear which VAT rate “${name}” means. Use its name from the settings.`,
  }
}

function noGroup(name: string): Label {
  return {
    de: `Die Warengruppe „${name}“ gibt es nicht.`,
    en: `There is no product group “${name}”.`,
  }
}

/** By their name, and by the whole way to them: 'Möbel > Tische'. */
async function groupsByName({ db }: CatalogChange): Promise<Map<string, string>> {
  const tree = await readTree(db)
  const ways = [...tree.all.keys()].map((id): [string, string] => [
    keyOf(
      tree
        .pathTo(id)
        .map(({ title }) => title)
        .join('>'),
    ),
    id,
  ])
  const plain = [...tree.all.values()].map(({ id, title }): [string, string] => [keyOf(title), id])
  return new Map([...plain, ...ways])
}

function keyOf(name: string): string {
  return name
    .split(/[>›]/)
    .map((part) => part.trim().toLowerCase())
    .join('>')
}

type Known = { id: string; isOneKind: boolean; hasDraft: boolean; values: ImportedValues }

async function variantsByNumber(
  { db }: CatalogChange,
  numbers: readonly string[],
): Promise<Map<string, Known>> {
  const wanted = numbers.map((number) => number.toLowerCase())
  const { rows } = await sql<{ id: string; product_id: string }>`
    select v.id, v.product_id from product_variants v join products p on p.id = v.product_id
    where lower(v.sku) = any(${wanted}::text[]) and v.sku <> '' and p.deleted_at is null`.execute(
    db,
  )
  const products = await productResource.read(db, [...new Set(rows.map((row) => row.product_id))])
  const found = rows.flatMap(({ id, product_id }): [string, Known][] => {
    const product = products.find(({ _id }) => _id === product_id)
    const variant = product?.variants.find(({ _id }) => _id === id)
    if (!product || !variant) return []
    const values = valuesOf(product, variant)
    const isOneKind = product.variants.length === 1
    const known = { id, isOneKind, hasDraft: product.has_draft, values }
    return [[variant.sku.toLowerCase(), known]]
  })
  return new Map(found)
}
