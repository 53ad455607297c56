import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Persons are written in many places, so the database keeps what is made from them: who has which
 * address or number, the words of the search, and the proof of a contact.
 */
export const keepContacts: Migration = {
  async up(db: Kysely<unknown>) {
    await createFolding(db)
    await createProofs(db)
    await createContactTrigger(db)
    await createSearchTrigger(db)
  },
  async down(db: Kysely<unknown>) {
    for (const name of ['proofs', 'contacts', 'search']) {
      await sql`drop trigger ${sql.ref(`person_${name}_kept`)} on people`.execute(db)
      await sql`drop function ${sql.ref(`keep_person_${name}`)}`.execute(db)
    }
    await sql`drop function person_contacts_of`.execute(db)
    await sql`drop function fold_contact`.execute(db)
  },
}

/** One form for each address and number, however it was written. */
async function createFolding(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function fold_contact(kind text, value text) returns text
    language sql immutable parallel safe as $$
      select case when kind in ('phone', 'mobile', 'fax')
        then regexp_replace(value, '[^0-9]', '', 'g') else left(lower(trim(value)), 300) end
    $$`.execute(db)
  await sql`
    create function person_contacts_of(contacts jsonb)
    returns table (kind text, folded text, proof text) language sql immutable as $$
      select distinct on (1, 2)
        case when c->>'kind' = 'email' then 'mail' when c->>'kind' = 'web' then 'web' else 'phone' end,
        fold_contact(c->>'kind', c->>'value'), c->>'proof'
      from jsonb_array_elements(contacts) c
      order by 1, 2, array_position(array['account', 'confirmed', 'staff', 'typed'], c->>'proof')
    $$`.execute(db)
}

/**
 * Nobody sends a proof: what was there keeps its own, what staff write is theirs. The address an
 * account signs in with comes first; it proves nothing before it was confirmed.
 */
async function createProofs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_person_proofs() returns trigger language plpgsql as $$
    declare former jsonb := case when tg_op = 'UPDATE' then old.contacts else '[]' end;
    begin
      select coalesce(jsonb_agg(case when c ? 'proof' then c else c || jsonb_build_object('proof',
        coalesce((select f->>'proof' from jsonb_array_elements(former) f
          where f->>'kind' = c->>'kind' and f->>'value' = c->>'value' limit 1), 'staff')) end
        order by place), '[]')
      into new.contacts from jsonb_array_elements(new.contacts) with ordinality parts (c, place)
      where not exists (select from users where id = new.account
        and c->>'kind' = 'email' and lower(c->>'value') = lower(handle));
      new.contacts := coalesce((select jsonb_build_array(jsonb_build_object('kind', 'email',
          'label', '', 'value', handle,
          'proof', case when verified_at is null then 'typed' else 'account' end))
        from users where id = new.account), '[]') || new.contacts;
      return new;
    end $$`.execute(db)
  await sql`create trigger person_proofs_kept before insert or update of contacts on people
    for each row execute function keep_person_proofs()`.execute(db)
}

/** Who proves an address owns it from then on; with its former owner it stays as typed. */
async function createContactTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_person_contacts() returns trigger language plpgsql as $$
    begin
      delete from person_contacts where person_id = new.id;
      if new.merged_into is not null or new.deleted_at is not null then return null; end if;
      update people set version = version + 1, contacts = (
        select jsonb_agg(case when c->>'kind' = 'email' and c->>'proof' in ('confirmed', 'account')
          and fold_contact('email', c->>'value') in (select folded
            from person_contacts_of(new.contacts) where proof in ('confirmed', 'account'))
          then c || '{"proof": "typed"}' else c end order by place)
        from jsonb_array_elements(people.contacts) with ordinality parts (c, place))
      where id in (select owned.person_id from person_contacts owned
        join person_contacts_of(new.contacts) own using (kind, folded)
        where kind = 'mail' and owned.proof in ('confirmed', 'account')
          and own.proof in ('confirmed', 'account'));
      insert into person_contacts (person_id, kind, folded, proof)
        select new.id, kind, folded, proof from person_contacts_of(new.contacts);
      return null;
    end $$`.execute(db)
  await sql`create trigger person_contacts_kept
    after insert or update of contacts, merged_into, deleted_at on people
    for each row execute function keep_person_contacts()`.execute(db)
}

/** Numbers are found by their own index: here they would only swell the vocabulary. */
async function createSearchTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_person_search() returns trigger language plpgsql as $$
    declare found_words text[];
    begin
      if new.merged_into is not null then
        delete from person_search where person_id = new.id;
        return null;
      end if;
      found_words := search_words(concat_ws(' ', new.title, new.first_name, new.last_name,
        new.company, array_to_string(new.tags, ' '), (select string_agg(c->>'value', ' ')
          from jsonb_array_elements(new.contacts) c where c->>'kind' in ('email', 'web')),
        (select string_agg(concat_ws(' ', a->>'company', a->>'last_name', a->>'city', a->>'zip'), ' ')
          from jsonb_array_elements(new.addresses) a)));
      insert into person_search (person_id, words) values (new.id, array_to_tsvector(found_words))
        on conflict (person_id) do update set words = excluded.words
        where person_search.words <> excluded.words;
      if not found then return null; end if;
      perform pg_advisory_xact_lock_shared(hashtextextended('person-words', 0));
      insert into person_words select word from unnest(found_words) word
        where length(word) >= 3 and word !~ '[0-9]' order by word on conflict do nothing;
      return null;
    end $$`.execute(db)
  await sql`create trigger person_search_kept after insert or update of
      title, first_name, last_name, company, tags, contacts, addresses, merged_into on people
    for each row execute function keep_person_search()`.execute(db)
}
