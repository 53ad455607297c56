import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { PageType } from '../../contract-values.ts'
import type { Db } from '../unit-of-work.ts'
import type { PlacedPage } from './addresses.ts'

export type Placed = {
  /** The pages asked for, with all below them when wanted. */
  ids: string[]
  /** These and everything above them. */
  pages: Map<string, PlacedPage>
}

type Row = {
  id: string
  parent_id: string | null
  type: PageType
  is_wanted: boolean
  contents: {
    lang: Lang
    is_live: boolean
    slug: string
    path: string
    live_slug: string | null
    live_path: string | null
    scheduled_slug: string | null
    scheduled_path: string | null
  }[]
}

/** Pages as far as their addresses go, in one query however large the tree is. */
export async function loadPlaced(
  db: Db,
  roots: readonly string[],
  { isDeep }: { isDeep: boolean },
): Promise<Placed> {
  const deeper = isDeep
    ? sql`union select p.id, p.parent_id, p.type from pages p join below on p.parent_id = below.id
        where p.deleted_at is null`
    : sql``
  const { rows } = await sql<Row>`
    with recursive below as (
      select id, parent_id, type from pages where id = any(${[...roots]}::uuid[]) ${deeper}
    ), above as (
      select p.id, p.parent_id, p.type from pages p
        join pages child on child.parent_id = p.id and child.id = any(${[...roots]}::uuid[])
      union select p.id, p.parent_id, p.type from pages p join above on p.id = above.parent_id
    ), placed as (
      select *, true as is_wanted from below union all
      select *, false from above where id not in (select id from below)
    )
    select placed.*, coalesce((
      select json_agg(json_build_object('lang', c.lang, 'is_live', c.is_live,
        'slug', c.draft->>'slug', 'path', c.draft->>'path',
        'live_slug', c.live->>'slug', 'live_path', c.live->>'path',
        'scheduled_slug', c.scheduled->>'slug', 'scheduled_path', c.scheduled->>'path')
        order by c.lang)
      from page_contents c where c.page_id = placed.id
    ), '[]') as contents from placed`.execute(db)
  return {
    ids: rows.filter((row) => row.is_wanted).map((row) => row.id),
    pages: new Map(rows.map((row) => [row.id, toPlaced(row)])),
  }
}

function toPlaced({ id, parent_id, type, contents }: Row): PlacedPage {
  return {
    id,
    parent: parent_id,
    type,
    contents: contents.map((content) => ({
      lang: content.lang,
      isLive: content.is_live,
      draft: { slug: content.slug, path: content.path },
      live: naming(content.live_slug, content.live_path),
      scheduled: naming(content.scheduled_slug, content.scheduled_path),
    })),
  }
}

function naming(slug: string | null, path: string | null) {
  return slug === null ? null : { slug, path: path ?? '' }
}
