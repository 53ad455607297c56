import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Who carries a tag, in the order of their names: a list of them is counted and read from this index
 * alone, where it would else visit every one of them. Only those a list shows stand here. Those with an
 * account have such an index among the persons.
 */
export const keepTaggings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table person_taggings (
      tag text collate "C" not null,
      sort_name text collate "de-x-icu" not null,
      person_id uuid not null references people on delete cascade,
      is_candidate boolean not null,
      primary key (tag, sort_name, person_id) include (is_candidate)
    )`.execute(db)
    await sql`insert into person_taggings (tag, sort_name, person_id, is_candidate)
      select distinct tag, sort_name, id, is_candidate from people, unnest(tags) tag
      where merged_into is null and deleted_at is null`.execute(db)
    await sql`create index person_taggings_person on person_taggings (person_id)`.execute(db)
    await createTriggers(db)
    await sql`create index people_accounts on people (sort_name, id)
      where account is not null and merged_into is null and deleted_at is null`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop index people_accounts`.execute(db)
    for (const [trigger, action] of [
      ['kept', 'keep'],
      ['added', 'add'],
    ] as const) {
      await sql`drop trigger ${sql.ref(`person_taggings_${trigger}`)} on people`.execute(db)
      await sql`drop function ${sql.ref(`${action}_person_taggings`)}`.execute(db)
    }
    await sql`drop table person_taggings`.execute(db)
  },
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_person_taggings() returns trigger language plpgsql as $$
    begin
      insert into person_taggings (tag, sort_name, person_id, is_candidate)
        select distinct tag, added.sort_name, added.id, added.is_candidate
        from added, unnest(added.tags) tag
        where added.merged_into is null and added.deleted_at is null;
      return null;
    end $$`.execute(db)
  await sql`create trigger person_taggings_added after insert on people
    referencing new table as added for each statement
    execute function add_person_taggings()`.execute(db)
  await sql`
    create function keep_person_taggings() returns trigger language plpgsql as $$
    begin
      delete from person_taggings where person_id = new.id;
      insert into person_taggings (tag, sort_name, person_id, is_candidate)
        select distinct tag, new.sort_name, new.id, new.is_candidate from unnest(new.tags) tag
        where new.merged_into is null and new.deleted_at is null;
      return null;
    end $$`.execute(db)
  await sql`create trigger person_taggings_kept after update on people for each row
    when ((old.tags <> '{}' or new.tags <> '{}')
      and (old.tags, old.sort_name, old.is_candidate, old.merged_into is null, old.deleted_at is null)
        is distinct from (new.tags, new.sort_name, new.is_candidate, new.merged_into is null,
          new.deleted_at is null))
    execute function keep_person_taggings()`.execute(db)
}
