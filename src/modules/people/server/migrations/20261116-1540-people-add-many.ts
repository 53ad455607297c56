import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * An import adds a thousand persons in one statement. What is made of them is then made in one
 * statement, too, instead of a dozen for each; a change of a person goes on as before.
 */
export const addMany: Migration = {
  async up(db: Kysely<unknown>) {
    await quickenProofs(db)
    await addContacts(db)
    await addSearch(db)
    await renewTriggers(db, 'update')
  },
  async down(db: Kysely<unknown>) {
    for (const name of ['contacts', 'search']) {
      await sql`drop trigger ${sql.ref(`person_${name}_added`)} on people`.execute(db)
      await sql`drop function ${sql.ref(`add_person_${name}`)}`.execute(db)
    }
    await renewTriggers(db, 'insert or update')
  },
}

/** Nothing is to be done for a person without an account whose contacts all have their proof. */
async function quickenProofs(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger person_proofs_kept on people`.execute(db)
  await sql`create trigger person_proofs_kept before insert or update of contacts on people
    for each row when (new.account is not null or new.contacts @? '$[*] ? (!exists(@.proof))')
    execute function keep_person_proofs()`.execute(db)
}

/** Who proves an address takes it from its former owner: one after the other, as in a change. */
async function addContacts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_person_contacts() returns trigger language plpgsql as $$
    declare proving constant jsonpath := '$[*] ? (@.proof == "confirmed" || @.proof == "account")';
    begin
      insert into person_contacts (person_id, kind, folded, proof)
        select added.id, own.kind, own.folded, own.proof
        from added, person_contacts_of(added.contacts) own
        where added.merged_into is null and added.deleted_at is null
          and not added.contacts @? proving;
      if exists (select from added where contacts @? proving) then
        update people set contacts = people.contacts
          from (select id from added where contacts @? proving order by id) proved
          where people.id = proved.id;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger person_contacts_added after insert on people
    referencing new table as added for each statement
    execute function add_person_contacts()`.execute(db)
}

async function addSearch(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_person_search() returns trigger language plpgsql as $$
    begin
      if not exists (select from added) then return null; end if;
      perform pg_advisory_xact_lock_shared(hashtextextended('person-words', 0));
      with found as materialized (
        select added.id, search_words(concat_ws(' ', title, first_name, last_name, company,
          array_to_string(tags, ' '), (select string_agg(c->>'value', ' ')
            from jsonb_array_elements(contacts) c where c->>'kind' in ('email', 'web')),
          (select string_agg(concat_ws(' ', a->>'company', a->>'last_name', a->>'city', a->>'zip'),
            ' ') from jsonb_array_elements(addresses) a))) as words
        from added where merged_into is null
      ), kept as (
        insert into person_search (person_id, words)
          select id, array_to_tsvector(words) from found
          on conflict (person_id) do update set words = excluded.words
      )
      insert into person_words select distinct word from found, unnest(words) word
        where length(word) >= 3 and word !~ '[0-9]' order by word on conflict do nothing;
      return null;
    end $$`.execute(db)
  await sql`create trigger person_search_added after insert on people
    referencing new table as added for each statement
    execute function add_person_search()`.execute(db)
}

async function renewTriggers(
  db: Kysely<unknown>,
  events: 'update' | 'insert or update',
): Promise<void> {
  for (const name of ['contacts', 'search'])
    await sql`drop trigger ${sql.ref(`person_${name}_kept`)} on people`.execute(db)
  await sql`create trigger person_contacts_kept
    after ${sql.raw(events)} of contacts, merged_into, deleted_at on people
    for each row execute function keep_person_contacts()`.execute(db)
  await sql`create trigger person_search_kept after ${sql.raw(events)} of
      title, first_name, last_name, company, tags, contacts, addresses, merged_into on people
    for each row execute function keep_person_search()`.execute(db)
}
