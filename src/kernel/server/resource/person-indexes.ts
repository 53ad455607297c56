import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A migration that makes rows findable by whom they name, so that an export or an erasure reads what is
 * about one person, however much there is about others. Once landed its line never changes.
 * @example '20261118-0900-venues-index-persons': personIndexes({ venue_notes: ['author_id', 'lower(email)'] })
 */
export function personIndexes(tables: Readonly<Record<string, readonly string[]>>): Migration {
  const indexes = Object.entries(tables).flatMap(([table, columns]) =>
    columns.map((column) => ({
      table: sql.table(table),
      column: sql.raw(column),
      name: sql.ref(`${table}_about_${column.replace(/\W+/g, '_')}`),
    })),
  )
  return {
    async up(db: Kysely<unknown>) {
      for (const { table, column, name } of indexes)
        await sql`create index ${name} on ${table} (${column})
          where ${column} is not null`.execute(db)
    },
    async down(db: Kysely<unknown>) {
      for (const { name } of indexes) await sql`drop index ${name}`.execute(db)
    },
  }
}
