import { type SqlBool, sql } from 'kysely'
import { type ListPage, listPage } from '#kernel/server/list/list-page.ts'
import type { SortKeys } from '#kernel/server/list/sort-keys.ts'
import type { Db } from '../../server/unit-of-work.ts'
import type { Gallery, GalleryQuery, GallerySort } from '../gallery.calls.ts'

const SORTS: SortKeys<GallerySort> = {
  updated: { column: 'galleries.updated_at', type: 'timestamptz' },
  created: { column: 'galleries.created_at', type: 'timestamptz' },
  title: { column: 'galleries.title', type: 'text' },
}

export function findGalleryPage(db: Db, query: GalleryQuery): Promise<ListPage> {
  const like = `%${query.search.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const from = db
    .selectFrom('galleries')
    .$if(like !== '%%', (all) => all.where(sql<SqlBool>`galleries.title ilike ${like}`))
  return listPage(db, from, { id: 'galleries.id', sorts: SORTS, request: query })
}

/** Galleries in the order of the ids, with what they hold. */
export async function readGalleries(db: Db, ids: readonly string[]): Promise<Gallery[]> {
  if (ids.length === 0) return []
  const [rows, items] = await Promise.all([
    db
      .selectFrom('galleries')
      .selectAll()
      .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
      .execute(),
    db
      .selectFrom('gallery_items')
      .selectAll()
      .where(sql<SqlBool>`gallery_id = any(${[...ids]}::uuid[])`)
      .orderBy('gallery_id')
      .orderBy('position')
      .execute(),
  ])
  const held = Map.groupBy(items, (item) => item.gallery_id)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id)
    return row ? [toGallery(row, held.get(id) ?? [])] : []
  })
}

type GalleryRow = {
  id: string
  title: string
  cover: string | null
  layout: Gallery['layout']
  is_downloadable: boolean
  version: number
  created_at: Date
  updated_at: Date
}

function toGallery(
  row: GalleryRow,
  items: readonly { file_id: string; caption: string }[],
): Gallery {
  return {
    _id: row.id,
    title: row.title,
    items: items.map(({ file_id, caption }) => ({ file: file_id, caption })),
    cover: row.cover,
    layout: row.layout,
    isDownloadable: row.is_downloadable,
    version: row.version,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
  }
}
