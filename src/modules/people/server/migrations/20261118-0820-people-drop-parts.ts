import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const PARTS = ['contacts', 'places', 'search', 'taggings'] as const

/**
 * What the database itself makes of a person goes with the person in one statement for each table.
 * A key for every line of it was looked up half a million times in an import of 100,000 persons, only to find
 * the person the line was just made of. Only triggers of `people` write these tables.
 */
export const dropParts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const part of PARTS)
      await sql`alter table ${sql.ref(`person_${part}`)}
        drop constraint ${sql.ref(`person_${part}_person_id_fkey`)}`.execute(db)
    await sql`
      create function drop_person_parts() returns trigger language plpgsql as $$
      begin
        delete from person_contacts using gone where person_id = gone.id;
        delete from person_places using gone where person_id = gone.id;
        delete from person_search using gone where person_id = gone.id;
        delete from person_taggings using gone where person_id = gone.id;
        return null;
      end $$`.execute(db)
    await sql`create trigger person_parts_dropped after delete on people
      referencing old table as gone for each statement
      execute function drop_person_parts()`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop trigger person_parts_dropped on people`.execute(db)
    await sql`drop function drop_person_parts`.execute(db)
    for (const part of PARTS)
      await sql`alter table ${sql.ref(`person_${part}`)}
        add constraint ${sql.ref(`person_${part}_person_id_fkey`)}
        foreign key (person_id) references people on delete cascade`.execute(db)
  },
}
