import { type Kysely, type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from 'kysely'
import { searchIndex } from '../../search/search-index.ts'
import { type ContentKey, type ContentStore, isHere } from './content-store.ts'

/**
 * For a migration of each store: what is live is found by its words. Those of what was live before
 * are read by the job that looks every minute for what is due.
 */
export async function addLiveWords(db: Kysely<unknown>, store: ContentStore): Promise<void> {
  const { contents, vocabulary, owner } = store
  await sql`alter table ${sql.table(contents)} add column words tsvector,
    add column words_number integer not null default 0`.execute(db)
  await sql`create index on ${sql.table(contents)} using gin (words)`.execute(db)
  await sql`create index on ${sql.table(contents)} (${sql.ref(owner)})
    where is_live and words_number <> live_number`.execute(db)
  await sql`create table ${sql.table(vocabulary)} (word text collate "C" primary key)`.execute(db)
  await sql`create index on ${sql.table(vocabulary)} using gin (word gin_trgm_ops)`.execute(db)
}

export async function dropLiveWords(db: Kysely<unknown>, store: ContentStore): Promise<void> {
  await sql`drop table ${sql.table(store.vocabulary)}`.execute(db)
  await sql`alter table ${sql.table(store.contents)} drop column words,
    drop column words_number`.execute(db)
}

/** Keeps the words of what is live now. */
export async function storeLiveWords(key: ContentKey, text: string): Promise<void> {
  const { db, store } = key
  const index = indexOf(store)
  await sql`update ${sql.table(store.contents)} set words = ${index.vector(text)},
    words_number = live_number where ${isHere(key)}`.execute(db)
  await index.learn(db, text)
}

/** In a transaction: words that nothing live has any more are not known here either. */
export function forgetLiveWords(db: QueryExecutorProvider, store: ContentStore): Promise<void> {
  return indexOf(store).forget(db)
}

type LiveWords = {
  /** What is found, of the contents called `c`. */
  isFound: RawBuilder<SqlBool>
  /** Whether a title alone has all of the words. */
  isIn(title: RawBuilder<string>): RawBuilder<SqlBool>
}

/** What was typed as a condition on live contents; undefined where nothing can be found by it. */
export async function readTyped(
  db: QueryExecutorProvider,
  store: ContentStore,
  typed: string,
): Promise<LiveWords | undefined> {
  const { groups } = await indexOf(store).prepare(db, typed)
  if (groups.length === 0) return undefined
  const all = (words: RawBuilder<unknown>) =>
    sql<SqlBool>`(${sql.join(
      groups.map((group) => sql`${words} @@ ${group}::tsquery`),
      sql` and `,
    )})`
  return {
    isFound: all(sql`c.words`),
    isIn: (title) => all(sql`array_to_tsvector(search_lexemes(${title}))`),
  }
}

function indexOf({ contents, owner, vocabulary }: ContentStore) {
  return searchIndex({ documents: contents, owner, vocabulary })
}
