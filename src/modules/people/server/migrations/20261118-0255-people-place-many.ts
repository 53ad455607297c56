import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const EVENTS = { places: 'addresses', tags: 'tags' } as const

/** Places and tags of many new persons are kept in one statement as well, as their words are. */
export const placeMany: Migration = {
  async up(db: Kysely<unknown>) {
    await renewTriggers(db, 'update')
    await addPlaces(db)
    await addTags(db)
  },
  async down(db: Kysely<unknown>) {
    for (const name of ['places', 'tags']) {
      await sql`drop trigger ${sql.ref(`person_${name}_added`)} on people`.execute(db)
      await sql`drop function ${sql.ref(`add_person_${name}`)}`.execute(db)
    }
    await renewTriggers(db, 'insert or update')
  },
}

async function addPlaces(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_person_places() returns trigger language plpgsql as $$
    begin
      insert into person_places (person_id, country, zip)
        select added.id, place.country, place.zip
        from added, person_places_of(added.addresses) place where added.addresses <> '[]';
      return null;
    end $$`.execute(db)
  await sql`create trigger person_places_added after insert on people
    referencing new table as added for each statement
    execute function add_person_places()`.execute(db)
}

async function addTags(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_person_tags() returns trigger language plpgsql as $$
    begin
      if not exists (select from added where tags <> '{}') then return null; end if;
      perform pg_advisory_xact_lock_shared(hashtextextended('person-words', 0));
      insert into person_tags select distinct given from added, unnest(added.tags) given
        where not exists (select from person_tags where tag = given)
        order by given on conflict do nothing;
      return null;
    end $$`.execute(db)
  await sql`create trigger person_tags_added after insert on people
    referencing new table as added for each statement
    execute function add_person_tags()`.execute(db)
}

async function renewTriggers(
  db: Kysely<unknown>,
  events: 'update' | 'insert or update',
): Promise<void> {
  for (const [name, column] of Object.entries(EVENTS)) {
    const condition = name === 'tags' ? sql`when (new.tags <> '{}')` : sql``
    await sql`drop trigger ${sql.ref(`person_${name}_kept`)} on people`.execute(db)
    await sql`create trigger ${sql.ref(`person_${name}_kept`)}
      after ${sql.raw(events)} of ${sql.ref(column)} on people
      for each row ${condition} execute function ${sql.ref(`keep_person_${name}`)}()`.execute(db)
  }
}
