import { sql } from 'kysely'
import { slugOf, toPart } from '#modules/pages/server/api.ts'
import { catalogFailures } from '../../errors.ts'
import type { CatalogChange, Db } from '../../server/unit-of-work.ts'

const MOST_TRIES = 100

/**
 * Gives a product the address that stands in its row. One made from the title gives way to others; one
 * that was typed does not, and the refusal suggests a free one.
 */
export async function claimSlug({ db }: CatalogChange, id: string): Promise<void> {
  const { title, slug: typed } = await db
    .selectFrom('products')
    .select(['title', 'slug'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const given = toPart(typed).toLowerCase()
  await sql`select pg_advisory_xact_lock(hashtext('product slugs'))`.execute(db)
  const slug = await freeSlug(db, { id, wanted: given || slugOf(title) || id })
  if (given && slug !== given)
    throw catalogFailures.addressTaken({ suggestion: slug, fields: { slug: 'address' } })
  // An address that nobody ever saw becomes free again.
  await sql`delete from product_slugs
    where product_id = ${id} and not was_online and slug <> ${slug}`.execute(db)
  await sql`update product_slugs set is_current = false
    where product_id = ${id} and is_current and slug <> ${slug}`.execute(db)
  await sql`insert into product_slugs (slug, product_id, is_current) values (${slug}, ${id}, true)
    on conflict (slug) do update set is_current = true`.execute(db)
  await db.updateTable('products').set({ slug }).where('id', '=', id).execute()
}

/** Addresses that visitors could see lead to the product for ever. */
export async function keepSlug({ db }: CatalogChange, slug: string): Promise<void> {
  await db.updateTable('product_slugs').set({ was_online: true }).where('slug', '=', slug).execute()
}

async function freeSlug(db: Db, { id, wanted }: { id: string; wanted: string }): Promise<string> {
  const all = [wanted, ...Array.from({ length: MOST_TRIES }, (_, at) => `${wanted}-${at + 2}`)]
  const { rows } = await sql<{ slug: string }>`
    select slug from product_slugs
    where product_id <> ${id} and slug = any(${all}::text[])`.execute(db)
  const taken = new Set(rows.map(({ slug }) => slug))
  return all.find((slug) => !taken.has(slug)) ?? id
}
