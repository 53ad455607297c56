import { sql } from 'kysely'
import { slugOf, toPart } from '#modules/pages/server/api.ts'
import { PRODUCT_WORD } from '../../addresses.ts'
import { catalogFailures } from '../../errors.ts'
import type { CatalogChange } from '../../server/unit-of-work.ts'
import { readTree } from './read-tree.ts'

const MOST_TRIES = 100

/**
 * Gives a group the address that stands in its row, free among those beside it, and leads from the
 * addresses that it and everything below it had before.
 */
export async function claimGroupSlug(change: CatalogChange, id: string): Promise<void> {
  const { db } = change
  const row = await db
    .selectFrom('product_groups')
    .select(['title', 'slug', 'parent'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const typed = toPart(row.slug).toLowerCase()
  const beside = await db
    .selectFrom('product_groups')
    .select('slug')
    .where('parent', 'is not distinct from', row.parent)
    .where('id', '<>', id)
    .where('deleted_at', 'is', null)
    .execute()
  const taken = new Set([PRODUCT_WORD, ...beside.map(({ slug }) => slug)])
  const wanted = typed || slugOf(row.title) || id
  const others = Array.from({ length: MOST_TRIES }, (_, at) => `${wanted}-${at + 2}`)
  const slug = [wanted, ...others].find((one) => !taken.has(one)) ?? id
  if (typed && slug !== typed)
    throw catalogFailures.addressTaken({ suggestion: slug, fields: { slug: 'address' } })
  await db.updateTable('product_groups').set({ slug }).where('id', '=', id).execute()
  await rememberPaths(change, (await readTree(db)).within(id))
}

/** Where groups are now; an address that another group has by now leads to that one. */
export async function rememberPaths({ db }: CatalogChange, ids: readonly string[]): Promise<void> {
  const tree = await readTree(db)
  const rows = ids.flatMap((id) => {
    const way = tree.pathTo(id)
    return way.length > 0 ? [{ path: way.map(({ slug }) => slug).join('/'), group_id: id }] : []
  })
  if (rows.length === 0) return
  await sql`delete from product_group_paths
    where path = any(${rows.map(({ path }) => path)}::text[])`.execute(db)
  await db.insertInto('product_group_paths').values(rows).execute()
}
