import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Conditions of a segment are asked of all persons at once, so each has an index. Where somebody lives
 * stands in a list in the row: the table `person_places` is made from it by a trigger.
 */
export const keepPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table person_places (
      person_id uuid not null references people on delete cascade,
      country text not null,
      zip text not null,
      primary key (person_id, country, zip)
    )`.execute(db)
    await createPlaceTrigger(db)
    await sql`insert into person_places (person_id, country, zip)
      select people.id, place.country, place.zip
      from people, person_places_of(people.addresses) place`.execute(db)
    await sql`create index person_places_country on person_places (country, person_id)`.execute(db)
    await sql`create index person_places_zip on person_places
      (zip text_pattern_ops, person_id)`.execute(db)
    await indexMembers(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop index people_members, people_companies, person_contacts_proof`.execute(db)
    await sql`drop trigger person_places_kept on people`.execute(db)
    await sql`drop function keep_person_places`.execute(db)
    await sql`drop function person_places_of`.execute(db)
    await sql`drop table person_places`.execute(db)
  },
}

async function createPlaceTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function person_places_of(addresses jsonb) returns table (country text, zip text)
    language sql immutable as $$
      select distinct upper(a->>'country'), left(upper(trim(a->>'zip')), 20)
      from jsonb_array_elements(addresses) a
      where a->>'country' is not null and a->>'zip' is not null
    $$`.execute(db)
  await sql`
    create function keep_person_places() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then delete from person_places where person_id = new.id; end if;
      insert into person_places (person_id, country, zip)
        select new.id, country, zip from person_places_of(new.addresses);
      return null;
    end $$`.execute(db)
  await sql`create trigger person_places_kept
    after insert or update of addresses on people
    for each row execute function keep_person_places()`.execute(db)
}

/** What is asked of a person's own row is answered from indexes of those who count at all. */
async function indexMembers(db: Kysely<unknown>): Promise<void> {
  const counts = sql`merged_into is null and deleted_at is null and not is_candidate`
  await sql`create index people_members on people (language, created_at, id) include (account)
    where ${counts}`.execute(db)
  await sql`create index people_companies on people (id)
    where company <> '' and ${counts}`.execute(db)
  await sql`create index person_contacts_proof on person_contacts (proof, person_id)
    where kind = 'mail'`.execute(db)
}
