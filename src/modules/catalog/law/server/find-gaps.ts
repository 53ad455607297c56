import { type RawBuilder, sql } from 'kysely'
import type { LegalLink } from '#kernel/server/manifest/legal-rule.ts'
import { isOnline } from '../../products/server/find-products.ts'
import type { Db } from '../../server/unit-of-work.ts'

const MOST_NAMED = 5

/** Products visitors see and that lack something; `isMore`: there are others besides. */
export type Gaps = { links: readonly LegalLink[]; isMore: boolean }

/** The conditions of an index each, letter for letter. */
export const LACKS = {
  maker: sql`(products.maker ->> 'name' = '' or products.maker ->> 'address' = ''
    or products.maker ->> 'email' = '')`,
  image: sql`products.images = '[]'::jsonb`,
  summary: sql`products.summary = ''`,
} as const

export async function findGaps(db: Db, lacks: RawBuilder<unknown>): Promise<Gaps> {
  const { rows } = await sql<{ id: string; title: string }>`
    select products.id, products.title from products where ${isOnline} and ${lacks}
    order by products.id limit ${MOST_NAMED + 1}`.execute(db)
  return namedGaps(rows)
}

/** In groups that cannot do without a base price: what does not say how much is in it. */
export async function findWithoutContent(db: Db, groups: readonly string[]): Promise<Gaps> {
  if (groups.length === 0) return { links: [], isMore: false }
  return findGaps(
    db,
    sql`products.id in (select product_id from product_group_members
        where group_id = any(${[...groups]}::uuid[]))
      and exists (select from product_variants v where v.product_id = products.id
        and v.content is null and products.content is null)`,
  )
}

/** The first of them, each with the way to its form. */
export function namedGaps(rows: readonly { id: string; title: string }[]): Gaps {
  const links = rows.slice(0, MOST_NAMED).map(({ id, title }) => ({
    label: { de: title, en: title },
    path: `shop/products/${id}`,
  }))
  return { links, isMore: rows.length > MOST_NAMED }
}
