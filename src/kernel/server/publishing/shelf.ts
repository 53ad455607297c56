import { type QueryExecutorProvider, sql } from 'kysely'
import type { Principal } from '#kernel/access/roles.ts'
import type { Lang } from '#kernel/i18n/texts.ts'
import type { ContentRow } from './content-tables.ts'

/**
 * Where a module keeps what it drafts and publishes; the columns are those of `content-tables.ts`.
 * @example { things: 'pages', contents: 'page_contents', versions: 'page_versions', previews: 'page_previews', owner: 'page_id' }
 */
export type Shelf = {
  /** Has `id` and `deleted_at`. */
  readonly things: string
  readonly contents: string
  readonly versions: string
  readonly previews: string
  /** The column that names the thing in all of them. */
  readonly owner: string
}

/** One language of one thing. */
export type Place = { db: QueryExecutorProvider; shelf: Shelf; id: string; lang: Lang }
/** The same, and who writes there. */
export type Desk = Place & { user: Principal }

export async function readContent<Fields>(place: Place): Promise<ContentRow<Fields> | undefined> {
  const { db, shelf } = place
  const { rows } = await sql<ContentRow<Fields>>`
    select * from ${sql.table(shelf.contents)} where ${isHere(place)}`.execute(db)
  return rows[0]
}

/** The condition that finds the rows of a place. */
export function isHere({ shelf, id, lang }: Pick<Place, 'shelf' | 'id' | 'lang'>) {
  return sql<boolean>`${sql.ref(shelf.owner)} = ${id}::uuid and lang = ${lang}`
}

export function nameOf({ name, handle }: Principal): string {
  return name || handle
}
