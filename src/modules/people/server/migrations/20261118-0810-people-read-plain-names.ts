import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Letters a to z and digits only, no word longer than the index keeps, and not too many of them. */
const IS_PLAIN = sql.raw(`octet_length(said) = length(said) and length(said) < 5000
  and said collate "C" !~ '[A-Za-z0-9]{41}'`)
const PLAIN_WORDS = sql.raw(
  `array_remove(regexp_split_to_array(lower(said collate "C"), '[^a-z0-9]+'), '') collate "default"`,
)

/**
 * The words of most new persons have no letter beyond a to z: taking them apart is all there is to do.
 * Said twice they are kept once, as before.
 */
export const readPlainNames: Migration = {
  async up(db: Kysely<unknown>) {
    await addSearch(db, sql`case when ${IS_PLAIN} then ${PLAIN_WORDS} else search_words(said) end`)
  },
  async down(db: Kysely<unknown>) {
    await addSearch(db, sql`search_words(said)`)
  },
}

async function addSearch(db: Kysely<unknown>, words: RawBuilder<unknown>): Promise<void> {
  await sql`
    create or replace function add_person_search() returns trigger language plpgsql as $$
    begin
      if not exists (select from added) then return null; end if;
      perform pg_advisory_xact_lock_shared(hashtextextended('person-words', 0));
      with texts as materialized (
        select added.id, concat_ws(' ', title, first_name, last_name, company,
          array_to_string(tags, ' '), (select string_agg(c->>'value', ' ')
            from jsonb_array_elements(contacts) c where c->>'kind' in ('email', 'web')),
          (select string_agg(concat_ws(' ', a->>'company', a->>'last_name', a->>'city', a->>'zip'),
            ' ') from jsonb_array_elements(addresses) a)) as said
        from added where merged_into is null
      ), found as materialized (
        select id, ${words} as words from texts
      ), kept as (
        insert into person_search (person_id, words)
          select id, array_to_tsvector(words) from found
          on conflict (person_id) do update set words = excluded.words
      )
      insert into person_words select distinct word from found, unnest(words) word
        where length(word) >= 3 and word !~ '[0-9]' order by word on conflict do nothing;
      return null;
    end $$`.execute(db)
}
