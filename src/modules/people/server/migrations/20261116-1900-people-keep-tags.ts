import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Which tags there are is asked with every list: a vocabulary of its own answers, not all persons.
 * It learns by a trigger, whichever way a tag comes in; what nobody carries any more goes once a day.
 */
export const keepTags: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table person_tags (tag text collate "C" primary key)`.execute(db)
    await sql`insert into person_tags select distinct unnest(tags) from people`.execute(db)
    await sql`
      create function keep_person_tags() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(hashtextextended('person-words', 0));
        insert into person_tags select distinct given from unnest(new.tags) given
          where not exists (select from person_tags where tag = given)
          order by given on conflict do nothing;
        return null;
      end $$`.execute(db)
    await sql`create trigger person_tags_kept after insert or update of tags on people
      for each row when (new.tags <> '{}') execute function keep_person_tags()`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop trigger person_tags_kept on people`.execute(db)
    await sql`drop function keep_person_tags`.execute(db)
    await sql`drop table person_tags`.execute(db)
  },
}
