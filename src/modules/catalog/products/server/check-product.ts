import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { mustPublish } from '#kernel/server/publishing/publish-right.ts'
import { shopSection } from '#modules/shop/config.ts'
import { catalogFailures } from '../../errors.ts'
import { missing, mustBeThere } from '../../server/check-files.ts'
import type { CatalogChange, Db } from '../../server/unit-of-work.ts'
import type { NewProduct, Product } from '../product.ts'
import { type Axis, kindOf, type WrittenVariant } from '../variant.ts'

type Values = Partial<NewProduct>

/** Whether this person may write it, and whether it can be written so. */
export async function checkProduct(
  change: CatalogChange,
  values: Values,
  before?: Product,
): Promise<void> {
  guardOnline(change, [before?.state, values.state])
  await checkValues(change, values, before)
}

/** Rules over several fields, and whether everything exists that a product names. */
export async function checkValues(
  change: CatalogChange,
  values: Values,
  before?: Product,
): Promise<void> {
  const { online_from, online_to } = { ...before, ...values }
  if (online_from && online_to && Date.parse(online_from) >= Date.parse(online_to))
    throw failures.invalid({ fields: { online_to: 'period' } })
  const axes = values.axes ?? before?.axes ?? []
  if (values.variants || values.axes) mustDiffer(axes, values.variants ?? before?.variants ?? [])
  mustBeConfigured(change, values)
  await mustExist(change.db, values)
}

/**
 * What visitors see, will see at its time, or may still look for is changed by whoever may put
 * products online; only drafts are free.
 */
export function guardOnline(
  { scope }: CatalogChange,
  states: readonly (Product['state'] | undefined)[],
): void {
  if (states.some((state) => state !== undefined && state !== 'draft'))
    mustPublish(scope, 'catalog', catalogFailures.publishProduct)
}

/** Each variant has a value for each axis, and no other has the same ones. */
function mustDiffer(
  axes: readonly Axis[],
  variants: readonly Pick<WrittenVariant, 'axes' | 'color'>[],
): void {
  const isFitting = variants.every(
    (variant) =>
      variant.axes.length === axes.length &&
      axes.every(({ values }, at) => values.some(({ value }) => value === variant.axes[at])),
  )
  const words = variants.map(kindOf)
  if (!isFitting || new Set(words).size < words.length)
    throw catalogFailures.variantsDiffer({ fields: { variants: 'invalid' } })
}

function mustBeConfigured({ scope }: CatalogChange, { vat_group, shipping_group }: Values): void {
  const { vat, shipping } = scope.config.get(shopSection)
  const isKnown = (groups: readonly { uuid: string }[], id: string | null | undefined) =>
    !id || groups.some(({ uuid }) => uuid === id)
  if (!isKnown(vat.groups, vat_group)) throw missing('vat_group')
  if (!isKnown(shipping.groups, shipping_group)) throw missing('shipping_group')
}

async function mustExist(db: Db, values: Values): Promise<void> {
  const { images = [], variants = [], groups = [], related = [], guarantee_label } = values
  const pictures = [...images, ...variants.map(({ image }) => image), guarantee_label]
  await mustBeThere(db, pictures, 'images')
  if (!(await areThere(db, 'product_groups', unique(groups)))) throw missing('groups')
  const colors = unique(variants.map(({ color }) => color))
  if (!(await areThere(db, 'product_colors', colors))) throw missing('variants')
  if (!(await areThere(db, 'products', unique(related)))) throw missing('related')
}

type Named = 'product_groups' | 'product_colors' | 'products'

async function areThere(db: Db, table: Named, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where id = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(db)
  return rows.length === ids.length
}

function unique(ids: readonly (string | null | undefined)[]): string[] {
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}
