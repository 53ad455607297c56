import { type RawBuilder, sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { Db } from '../unit-of-work.ts'

export type ListedRow = {
  id: string
  slug: string
  title: string
  summary: string
  cover: string
  /** Only where there is no summary. */
  blocks: Block[] | null
  tags: string[]
  author: string
  publish_date: Date
  published_at: Date | null
  expire_at: Date | null
}

type ListedOrder = 'newest' | 'oldest' | 'title'

type Listing = {
  lang: Lang
  limit: number
  offset?: number
  order?: ListedOrder
  /** Only entries with one of these; none: all. */
  tagKeys?: readonly string[]
  year?: number
  /** The entry beside which the others stand. */
  except?: string
}

const ORDERS: Readonly<Record<ListedOrder, RawBuilder<unknown>>> = {
  newest: sql`c.listed_at desc, c.entry_id desc`,
  oldest: sql`c.listed_at, c.entry_id`,
  title: sql`c.live->>'title' collate "de-x-icu", c.entry_id`,
}

/** What visitors may see: live in this language, and its time is not over. */
export function isListed(lang: Lang): RawBuilder<boolean> {
  return sql<boolean>`c.lang = ${lang} and c.listed_at is not null
    and (c.expire_at is null or c.expire_at > now())`
}

/** Live entries of one language. */
export async function findListed(db: Db, listing: Listing): Promise<ListedRow[]> {
  const { limit, offset = 0, order = 'newest' } = listing
  const { rows } = await sql<ListedRow>`
    select e.id, c.live->>'slug' as slug, c.live->>'title' as title,
      c.live->>'summary' as summary, c.live->>'cover' as cover,
      case when c.live->>'summary' = '' then c.live_blocks end as blocks,
      e.tags, e.author, e.publish_date, c.published_at, c.expire_at
    from entry_contents c join entries e on e.id = c.entry_id
    where ${sql.join(conditionsOf(listing), sql` and `)}
    order by ${ORDERS[order]} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Years with entries, the latest first. */
export async function findYears(db: Db, lang: Lang): Promise<{ year: number; count: number }[]> {
  const { rows } = await sql<{ year: number; count: number }>`
    select extract(year from c.listed_at at time zone 'Europe/Berlin')::int as year,
      count(*)::int as count
    from entry_contents c where ${isListed(lang)} group by 1 order by 1 desc`.execute(db)
  return rows
}

function conditionsOf({ lang, tagKeys = [], year, except }: Listing): RawBuilder<unknown>[] {
  const start = (of: number) => sql`make_timestamptz(${of}::int, 1, 1, 0, 0, 0, 'Europe/Berlin')`
  return [
    isListed(lang),
    ...(tagKeys.length > 0 ? [sql`e.tag_keys && ${[...tagKeys]}::text[]`] : []),
    ...(year ? [sql`c.listed_at >= ${start(year)} and c.listed_at < ${start(year + 1)}`] : []),
    ...(except ? [sql`e.id <> ${except}::uuid`] : []),
  ]
}
