import { sql } from 'kysely'
import type { CreateOf } from '#kernel/contract/noun/noun.ts'
import { color } from '../colors/color.ts'
import { colorResource } from '../colors/server/color.resource.ts'
import { type NewProductGroup, productGroup } from '../groups/group.ts'
import { groupResource } from '../groups/server/group.resource.ts'
import { type NewProduct, type Product, product } from '../products/product.ts'
import { productSearch } from '../products/server/find-products.ts'
import { productResource } from '../products/server/product.resource.ts'
import type { CatalogChange, Db } from './unit-of-work.ts'

/** Under ids that were promised before: pages name them already. */
type CatalogToInstall = {
  groups: readonly { id: string; values: NewProductGroup }[]
  colors: readonly { id: string; values: CreateOf<typeof color> }[]
  /** Those that others name as related come first. */
  products: readonly { id: string; values: NewProduct }[]
}

/** Inside a change: makes products that code brings along, by the same rules as typed ones. */
export async function installCatalog(
  change: CatalogChange,
  { groups, colors, products }: CatalogToInstall,
): Promise<Product[]> {
  for (const { id, values } of groups) await groupResource.create(change, values, id)
  for (const { id, values } of colors) await colorResource.create(change, values, id)
  const made: Product[] = []
  for (const { id, values } of products) made.push(await productResource.create(change, values, id))
  return made
}

/** What was installed, by noun. */
type InstalledCatalog = {
  products: readonly string[]
  groups: readonly string[]
  colors: readonly string[]
}
type Named = { id: string; title: string }

/** Those of the installed products that nobody changed or threw away. */
export async function untouchedProducts(db: Db, ids: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`select id, title from products
    where id = any(${[...ids]}::uuid[]) and version = 1 and deleted_at is null
    order by title, id`.execute(db)
  return rows
}

/** Inside a change: what was installed and nobody changed goes into the trash; returns the products. */
export async function trashInstalled(
  change: CatalogChange,
  { products, groups, colors }: InstalledCatalog,
): Promise<string[]> {
  const gone = (await untouchedProducts(change.db, products)).map(({ id }) => id)
  if (gone.length > 0) await productResource.remove(change, gone)
  const empty = await emptyGroups(change, groups)
  if (empty.length > 0) await groupResource.remove(change, empty)
  const unused = await unusedColors(change, colors)
  if (unused.length > 0) await colorResource.remove(change, unused)
  return gone
}

type KeptItem = { noun: string; id: string; label: string; link: string }

/** Inside a change: the same, but for good and with what lies in the trash; returns what stays. */
export async function eraseInstalled(
  change: CatalogChange,
  installed: InstalledCatalog,
): Promise<KeptItem[]> {
  await trashInstalled(change, installed)
  const { products, groups, colors } = installed
  await erase(change, 'products', products)
  await erase(change, 'product_groups', groups)
  await erase(change, 'product_colors', colors)
  await productSearch.forget(change.db)
  return [
    ...(await kept(change, { table: 'products', ids: products, noun: product.name })),
    ...(await kept(change, { table: 'product_groups', ids: groups, noun: productGroup.name })),
    ...(await kept(change, { table: 'product_colors', ids: colors, noun: color.name })),
  ]
}

type Table = 'products' | 'product_groups' | 'product_colors'
const LINKS: Readonly<Record<Table, string>> = {
  products: 'shop/products',
  product_groups: 'shop/groups',
  product_colors: 'shop/colors',
}

async function erase({ db }: CatalogChange, table: Table, ids: readonly string[]): Promise<void> {
  await sql`delete from ${sql.table(table)}
    where id = any(${[...ids]}::uuid[]) and deleted_at is not null`.execute(db)
}

async function kept(
  { db }: CatalogChange,
  { table, ids, noun }: { table: Table; ids: readonly string[]; noun: string },
): Promise<KeptItem[]> {
  const { rows } = await sql<Named>`select id, title from ${sql.table(table)}
    where id = any(${[...ids]}::uuid[])`.execute(db)
  return rows.map(({ id, title }) => ({ noun, id, label: title, link: `${LINKS[table]}/${id}` }))
}

/** A group that somebody put something into is theirs. */
async function emptyGroups({ db }: CatalogChange, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select g.id from product_groups g
    where g.id = any(${[...ids]}::uuid[]) and g.version = 1 and g.deleted_at is null
      and not exists (select from product_groups below
        where below.parent = g.id and below.deleted_at is null)
      and not exists (select from product_group_members m join products p on p.id = m.product_id
        where m.group_id = g.id and p.deleted_at is null)`.execute(db)
  return rows.map(({ id }) => id)
}

async function unusedColors({ db }: CatalogChange, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select c.id from product_colors c
    where c.id = any(${[...ids]}::uuid[]) and c.version = 1 and c.deleted_at is null
      and not exists (select from product_variants v join products p on p.id = v.product_id
        where v.color = c.id and p.deleted_at is null)`.execute(db)
  return rows.map(({ id }) => id)
}
