import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Searched = Readonly<Record<string, readonly string[]>>

/**
 * The migration that lets lists be searched without reading the whole table: for each table the columns
 * of its noun's `list.search`, in their order. Indexes that are needed no more are named in `instead`.
 * Migrations have run elsewhere: what this makes never changes.
 * @example '20261119-0100-venues-search': searchIndexes({ venues: ['title', 'place'] })
 */
export function searchIndexes(tables: Searched, instead: readonly string[] = []): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const [table, columns] of Object.entries(tables)) await indexTexts(db, table, columns)
      for (const name of instead) await sql`drop index if exists ${sql.ref(name)}`.execute(db)
    },
    async down(db: Kysely<unknown>) {
      for (const table of Object.keys(tables))
        await sql`drop index ${sql.ref(`${table}_search`)}`.execute(db)
    },
  }
}

/** The name and the expression are what `searchText` asks for. */
export async function indexTexts(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const texts = columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`)
  await sql`create index ${sql.ref(`${table}_search`)} on ${sql.table(table)}
    using gin (search_text(${sql.join(texts, sql` || ' ' || `)}) gin_trgm_ops)`.execute(db)
}

/**
 * The migration that lets what lies in a trash be listed and emptied without looking for it.
 * @example '20261119-0110-venues-index-trash': trashIndexes(['venues'])
 */
export function trashIndexes(tables: readonly string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const table of tables) await indexTrash(db, table)
    },
    async down(db: Kysely<unknown>) {
      for (const table of tables) await sql`drop index ${sql.ref(`${table}_trash`)}`.execute(db)
    },
  }
}

export async function indexTrash(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`create index ${sql.ref(`${table}_trash`)} on ${sql.table(table)} (deleted_at, id)
    where deleted_at is not null`.execute(db)
}
