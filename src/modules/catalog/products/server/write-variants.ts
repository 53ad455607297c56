import { sql } from 'kysely'
import { catalogFailures } from '../../errors.ts'
import type { CatalogChange, Db } from '../../server/unit-of-work.ts'
import type { NewProduct } from '../product.ts'
import { type Kind, kindOf, type WrittenVariant } from '../variant.ts'
import { mustBeUnbound } from './bound-variants.ts'
import { matchVariants } from './match-variants.ts'
import { recordFormer } from './prices/former-variants.ts'
import { recordPrices } from './prices/price-log.ts'

type Values = Partial<Pick<NewProduct, 'variants' | 'groups'>>

/** Keeps what has tables of its own: variants with their prices, and the groups. */
export async function writeParts(
  change: CatalogChange,
  id: string,
  { variants, groups }: Values,
): Promise<void> {
  if (variants) await writeVariants(change, id, variants)
  if (groups) await writeGroups(change.db, id, groups)
}

async function writeVariants(
  change: CatalogChange,
  product: string,
  written: readonly WrittenVariant[],
): Promise<void> {
  const { db } = change
  const before = await db
    .selectFrom('product_variants')
    .select(['id', 'price', 'sale', 'color', 'axes', 'sku'])
    .where('product_id', '=', product)
    .execute()
  const matched = matchVariants(written, before)
  await mustBeFreeNumbers(db, product, written)
  await leaveKinds(change, product, { before, after: matched })
  const rows = matched.map(({ axes, ...variant }, position) => ({
    ...variant,
    product_id: product,
    position,
    axes: JSON.stringify(axes),
  }))
  for (const { sale, content, size, ...row } of rows) {
    const values = {
      ...row,
      sale: sale && jsonb(sale),
      content: content && jsonb(content),
      size: size && jsonb(size),
    }
    await db
      .insertInto('product_variants')
      .values(values)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
  await recordPrices(change, product, { before, after: rows })
}

type Known = Kind & { id: string }

/** What goes must be free to go; what goes or becomes another kind is written down. */
async function leaveKinds(
  change: CatalogChange,
  product: string,
  { before, after }: { before: readonly Known[]; after: readonly Known[] },
): Promise<void> {
  const { db } = change
  const kinds = new Map(after.map((variant) => [variant.id, kindOf(variant)]))
  const gone = before.flatMap(({ id }) => (kinds.has(id) ? [] : [id]))
  await mustBeUnbound(change, gone)
  const former = before.filter((variant) => kinds.get(variant.id) !== kindOf(variant))
  await recordFormer(db, product, former)
  await db.deleteFrom('product_variants').where(sql<boolean>`id = any(${gone}::uuid[])`).execute()
}

function jsonb<T>(value: T) {
  return sql<T>`${JSON.stringify(value)}::jsonb`
}

/**
 * Before many products are written: first their rows, then what guards numbers and addresses.
 * Whoever saves one of them meanwhile takes the same order, so nobody waits in a circle.
 */
export async function lockProducts(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select 1 from products where id = any(${[...ids]}::uuid[])
    order by id for update`.execute(db)
  await sql`select pg_advisory_xact_lock(hashtext('product numbers'))`.execute(db)
  await sql`select pg_advisory_xact_lock(hashtext('product slugs'))`.execute(db)
}

/** An article number is one thing's; what lies in the trash has given it up. */
export async function mustBeFreeNumbers(
  db: Db,
  product: string,
  variants: readonly Pick<WrittenVariant, 'sku'>[],
): Promise<void> {
  const numbers = variants.flatMap(({ sku }) => (sku === '' ? [] : [sku.toLowerCase()]))
  if (numbers.length === 0) return
  if (new Set(numbers).size < numbers.length) throw taken()
  await sql`select pg_advisory_xact_lock(hashtext('product numbers'))`.execute(db)
  const { rows } = await sql`
    select 1 from product_variants v join products p on p.id = v.product_id
    where lower(v.sku) = any(${numbers}::text[]) and v.sku <> ''
      and v.product_id <> ${product} and p.deleted_at is null limit 1`.execute(db)
  if (rows.length > 0) throw taken()
}

function taken() {
  return catalogFailures.skuTaken({ fields: { variants: 'duplicate' } })
}

async function writeGroups(db: Db, product: string, groups: readonly string[]): Promise<void> {
  // A group in the trash keeps what is in it, in case it comes back.
  await sql`delete from product_group_members m using product_groups g
    where m.product_id = ${product} and g.id = m.group_id and g.deleted_at is null`.execute(db)
  const rows = [...new Set(groups)].map((group_id, position) => ({
    product_id: product,
    group_id,
    position,
  }))
  if (rows.length > 0) await db.insertInto('product_group_members').values(rows).execute()
}
