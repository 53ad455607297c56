import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Every account of a human being has a person who says the same (decision 023). Accounts are written
 * in many places and none may be forgotten, so the database does it; those there are get theirs now.
 */
export const followAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await createId(db)
    await createAccountContacts(db)
    await createTrigger(db)
    await sql`update users set name = name`.execute(db)
    // The timeline of a person asks for the mails to their addresses.
    await sql`create index mails_to on mails (lower(recipient), created_at)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop index mails_to`.execute(db)
    await sql`drop trigger account_person_kept on users`.execute(db)
    await sql`drop function keep_account_person`.execute(db)
    await sql`drop function account_contacts`.execute(db)
    await sql`drop function new_person_id`.execute(db)
  },
}

/** A UUIDv7, which PostgreSQL makes by itself only from 18 on. */
async function createId(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function new_person_id() returns uuid language sql volatile as $$
      select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(
        int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
        52, 1), 53, 1), 'hex')::uuid
    $$`.execute(db)
}

/** Typed by the owner of the account, unless staff or a confirmation have said more of it. */
async function createAccountContacts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function account_contacts(own jsonb, former jsonb) returns jsonb
    language sql immutable as $$
      select coalesce(jsonb_agg(c || jsonb_build_object('proof', coalesce((
          select f->>'proof' from jsonb_array_elements(former) f
          where f->>'kind' = c->>'kind' and f->>'value' = c->>'value'
            and f->>'proof' <> 'account' limit 1), 'typed')) order by place), '[]')
      from jsonb_array_elements(coalesce(own, '[]')) with ordinality parts (c, place)
    $$`.execute(db)
}

/** Without a first and a last name, the last word of the shown name is taken for the latter. */
async function createTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_account_person() returns trigger language plpgsql as $$
    declare
      own jsonb := new.user_data;
      has_names boolean := concat(own->>'first_name', own->>'last_name') <> '';
      former jsonb := coalesce((select contacts from people where account = new.id), '[]');
    begin
      if not new.is_listed then return null; end if;
      insert into people (id, account, title, first_name, last_name, company, language, contacts,
        addresses) values (new_person_id(), new.id, coalesce(own->>'title', ''),
        case when has_names then coalesce(own->>'first_name', '')
          else left(trim(regexp_replace(new.name, '\\S+\\s*$', '')), 100) end,
        case when has_names then coalesce(own->>'last_name', '')
          else left(coalesce(substring(trim(new.name) from '\\S+$'), ''), 100) end,
        coalesce(own->>'company', ''), new.lang, account_contacts(own->'contacts', former),
        coalesce(own->'addresses', '[]'))
      on conflict (account) do update set title = excluded.title, first_name = excluded.first_name,
        last_name = excluded.last_name, company = excluded.company, language = excluded.language,
        contacts = excluded.contacts, addresses = excluded.addresses,
        version = people.version + 1, updated_at = clock_timestamp()
      where (people.title, people.first_name, people.last_name, people.company, people.language,
          people.contacts, people.addresses)
        is distinct from (excluded.title, excluded.first_name, excluded.last_name, excluded.company,
          excluded.language, excluded.contacts, excluded.addresses);
      return null;
    end $$`.execute(db)
  await sql`create trigger account_person_kept after insert or update of
      handle, name, lang, user_data, verified_at, roles, is_builtin, erased_at on users
    for each row execute function keep_account_person()`.execute(db)
}
