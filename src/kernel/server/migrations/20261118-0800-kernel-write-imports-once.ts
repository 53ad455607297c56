import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const PARTS = ['import_rows', 'import_keys']

/**
 * Check and run wrote every row of a file anew, and with it its addresses into their index. Now a row
 * keeps what was found of it as long as that stays the same, its addresses are read once, and what
 * belongs to a deleted import goes in one statement instead of being asked for with every row.
 */
export const writeImportsOnce: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index import_rows_addresses`.execute(db)
    await sql`alter table import_rows add column digest text,
      add column addresses text[] not null
        generated always as (import_addresses(cells)) stored`.execute(db)
    await sql`create index import_rows_addresses on import_rows
      using gin (addresses) where addresses <> '{}'`.execute(db)
    for (const table of PARTS)
      await sql`alter table ${sql.ref(table)}
        drop constraint ${sql.ref(`${table}_import_id_fkey`)}`.execute(db)
    await createTrigger(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop trigger import_parts_dropped on imports`.execute(db)
    await sql`drop function drop_import_parts`.execute(db)
    for (const table of PARTS)
      await sql`alter table ${sql.ref(table)} add constraint ${sql.ref(`${table}_import_id_fkey`)}
        foreign key (import_id) references imports (id) on delete cascade`.execute(db)
    await sql`drop index import_rows_addresses`.execute(db)
    await sql`alter table import_rows drop column digest, drop column addresses`.execute(db)
    await sql`create index import_rows_addresses on import_rows
      using gin (import_addresses(cells)) where cells::text like '%@%'`.execute(db)
  },
}

/** Rows and keys are only written by whoever holds the lock of their import. */
async function createTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function drop_import_parts() returns trigger language plpgsql as $$
    begin
      delete from import_rows using gone where import_id = gone.id;
      delete from import_keys using gone where import_id = gone.id;
      return null;
    end $$`.execute(db)
  await sql`create trigger import_parts_dropped after delete on imports
    referencing old table as gone for each statement
    execute function drop_import_parts()`.execute(db)
}
