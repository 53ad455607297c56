import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What rows of a key made was found by reading every one of them: with a file that says the same thing
 * over and over each batch took longer than the one before. Now a key knows its things, each once with
 * the first row about it, and an index leads to the latest row about a thing.
 */
export const knowImportItems: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table import_keys rename to import_row_keys`.execute(db)
    await sql`
      create table import_keys (
        import_id uuid not null,
        key text not null,
        item_id text not null,
        n integer not null,
        constraint import_keys_known primary key (import_id, key, item_id)
      )`.execute(db)
    await sql`insert into import_keys (import_id, key, item_id, n)
      select k.import_id, k.key, r.item_id, min(k.n)
      from import_row_keys k join import_rows r on r.import_id = k.import_id and r.n = k.n
      where r.item_id is not null
      group by k.import_id, k.key, r.item_id`.execute(db)
    await sql`drop table import_row_keys`.execute(db)
    await sql`drop index import_rows_item`.execute(db)
    await sql`create index import_rows_latest on import_rows
      (item_id, (import_id::text), verdict, n) where item_id is not null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop index import_rows_latest`.execute(db)
    await sql`create index import_rows_item on import_rows (item_id)
      where item_id is not null`.execute(db)
    await sql`alter table import_keys drop constraint import_keys_known`.execute(db)
    await sql`insert into import_keys (import_id, key, item_id, n)
      select distinct k.import_id, k.key, r.item_id, r.n
      from import_keys k join import_rows r on r.import_id = k.import_id and r.item_id = k.item_id
      where r.n > k.n`.execute(db)
    await sql`alter table import_keys drop column item_id`.execute(db)
    await sql`delete from import_keys a using import_keys b where a.ctid > b.ctid
      and a.import_id = b.import_id and a.key = b.key and a.n = b.n`.execute(db)
    await sql`alter table import_keys add primary key (import_id, key, n)`.execute(db)
  },
}
