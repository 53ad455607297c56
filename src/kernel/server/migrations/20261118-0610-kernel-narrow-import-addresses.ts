import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Only rows with an address in them are worth their place: a file of goods is stored in half the time. */
export const narrowImportAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index import_rows_addresses`.execute(db)
    await sql`create index import_rows_addresses on import_rows
      using gin (import_addresses(cells)) where cells::text like '%@%'`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop index import_rows_addresses`.execute(db)
    await sql`create index import_rows_addresses on import_rows
      using gin (import_addresses(cells))`.execute(db)
  },
}
