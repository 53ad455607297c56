import { type RawBuilder, sql } from 'kysely'
import type { LegalLink } from '#kernel/server/manifest/legal-rule.ts'
import { isOnline } from '../../products/server/find-products.ts'
import type { Db } from '../../server/unit-of-work.ts'

const MOST_NAMED = 5

/** Products visitors see and that lack something, newest first; `isMore`: there are others besides. */
export type Gaps = { links: readonly LegalLink[]; isMore: boolean; newest: string }

/** What may be missing: the condition of an index, letter for letter, and the field that mends it. */
export const LACKS = {
  maker: {
    where: sql`(products.maker ->> 'name' = '' or products.maker ->> 'address' = ''
      or products.maker ->> 'email' = '')`,
    field: 'maker',
  },
  image: { where: sql`products.images = '[]'::jsonb`, field: 'images' },
  summary: { where: sql`products.summary = ''`, field: 'summary' },
} as const

type Lack = { where: RawBuilder<unknown>; field: string }

export async function findGaps(db: Db, { where, field }: Lack): Promise<Gaps> {
  const { rows } = await sql<{ id: string; title: string }>`
    select products.id, products.title from products where ${isOnline} and ${where}
    order by products.id desc limit ${MOST_NAMED + 1}`.execute(db)
  return namedGaps(rows, field)
}

/** In groups that cannot do without a base price: what shows a price but not how much is in it. */
export function findWithoutContent(db: Db, groups: readonly string[]): Promise<Gaps> {
  return findGaps(db, {
    where: sql`not products.is_on_request
      and products.id in (select product_id from product_group_members
        where group_id = any(${[...groups]}::uuid[]))
      and exists (select from product_variants v where v.product_id = products.id
        and v.content is null and products.content is null)`,
    field: 'content',
  })
}

/** The first of them, each with the way to what is missing. */
export function namedGaps(rows: readonly { id: string; title: string }[], field: string): Gaps {
  const links = rows.slice(0, MOST_NAMED).map(({ id, title }) => ({
    label: { de: title, en: title },
    path: `shop/products/${id}#${field}`,
  }))
  return { links, isMore: rows.length > MOST_NAMED, newest: rows[0]?.id ?? '' }
}
