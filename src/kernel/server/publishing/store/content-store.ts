import { type QueryExecutorProvider, sql } from 'kysely'
import type { Principal } from '#kernel/access/roles.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { ContentRow } from './content-tables.ts'

/**
 * Where a module keeps what it drafts and publishes; the columns are those of `content-tables.ts`.
 * @example { things: 'pages', contents: 'page_contents', versions: 'page_versions', previews: 'page_previews', owner: 'page_id', vocabulary: 'page_words' }
 */
export type ContentStore = {
  /** Has `id` and `deleted_at`. */
  readonly things: string
  readonly contents: string
  readonly versions: string
  readonly previews: string
  /** The column that names the thing in all of them. */
  readonly owner: string
  /** Every word of what is live, each once. */
  readonly vocabulary: string
}

/** One language of one thing. */
export type ContentKey = {
  db: QueryExecutorProvider
  store: ContentStore
  id: string
  lang: Lang
  /** What was stored before a field was there is read as if it were empty. */
  empty: object
}
/** The same, and who writes there. */
export type ContentWriter = ContentKey & { user: Principal }

export async function readContent<Fields>(
  key: ContentKey,
): Promise<ContentRow<Fields> | undefined> {
  const { db, store } = key
  const { rows } = await sql<ContentRow<Fields>>`
    select *, ${sql.ref(store.owner)} as id from ${sql.table(store.contents)}
    where ${isHere(key)}`.execute(db)
  const [row] = rows
  return row && filled(key.empty, row)
}

/** All languages of one thing. */
export async function readContents<Fields>({
  db,
  store,
  id,
  empty,
}: Omit<ContentKey, 'lang'>): Promise<ContentRow<Fields>[]> {
  const owner = sql.ref(store.owner)
  const { rows } = await sql<ContentRow<Fields>>`
    select *, ${owner} as id from ${sql.table(store.contents)}
    where ${owner} = ${id}::uuid order by lang`.execute(db)
  return rows.map((row) => filled(empty, row))
}

function filled<Fields>(empty: object, row: ContentRow<Fields>): ContentRow<Fields> {
  const { draft, live, scheduled } = row
  return {
    ...row,
    draft: { ...empty, ...draft },
    live: live ? { ...empty, ...live } : null,
    scheduled: scheduled ? { ...empty, ...scheduled } : null,
  }
}

/** The condition that finds the rows of one language. */
export function isHere({ store, id, lang }: Pick<ContentKey, 'store' | 'id' | 'lang'>) {
  return sql<boolean>`${sql.ref(store.owner)} = ${id}::uuid and lang = ${lang}`
}
