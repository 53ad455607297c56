import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The way from a mail address to the rows of files it stands in: whoever asks what is known of them must
 * not make the database read every row of every file. No address is longer than 320 signs.
 */
export const findImportAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create function import_addresses(cells jsonb) returns text[] language sql immutable strict
        parallel safe as $$
        select coalesce(array_agg(distinct lower(trim(cell))), '{}')
        from jsonb_array_elements_text(cells) cell
        where cell like '%@%' and length(trim(cell)) <= 320
      $$`.execute(db)
    await sql`create index import_rows_addresses on import_rows
      using gin (import_addresses(cells))`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop index import_rows_addresses`.execute(db)
    await sql`drop function import_addresses(jsonb)`.execute(db)
  },
}
