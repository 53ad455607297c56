import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What was chosen for an import; several keys for a row; and the way from a thing to its rows. Every
 * row is rewritten by check and run: room on its page keeps the indexes out of it.
 */
export const extendImports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table imports add column options jsonb not null default '{}'`.execute(db)
    await sql`
      create table import_keys (
        import_id uuid not null references imports (id) on delete cascade,
        key text not null,
        n integer not null,
        primary key (import_id, key, n)
      )`.execute(db)
    await sql`insert into import_keys (import_id, key, n)
      select import_id, key, n from import_rows where key is not null`.execute(db)
    await sql`alter table import_rows drop column key`.execute(db)
    await sql`alter table import_rows set (fillfactor = 40)`.execute(db)
    await sql`create index import_rows_item on import_rows (item_id)
      where item_id is not null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop index import_rows_item`.execute(db)
    await sql`alter table import_rows reset (fillfactor)`.execute(db)
    await sql`alter table import_rows add column key text`.execute(db)
    await sql`create index import_rows_key on import_rows (import_id, key)`.execute(db)
    await sql`update import_rows r set key = k.key from import_keys k
      where k.import_id = r.import_id and k.n = r.n`.execute(db)
    await sql`drop table import_keys`.execute(db)
    await sql`alter table imports drop column options`.execute(db)
  },
}
