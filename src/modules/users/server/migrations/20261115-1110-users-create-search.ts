import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A person is found by the words of name, mail, company and number. `user_words` holds every word
 * without digits once, for typing errors; `user_search` finds the people who carry a word. A trigger
 * keeps both, because accounts are written in many places and none may be forgotten.
 */
export const createSearch: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create extension if not exists pg_trgm`.execute(db)
    await sql`create table user_search (
      user_id uuid primary key references users on delete cascade,
      words tsvector not null
    )`.execute(db)
    // Without good numbers on rare words the planner reads all people instead of the index.
    await sql`alter table user_search alter column words set statistics 1000`.execute(db)
    await sql`create index user_search_words on user_search using gin (words)`.execute(db)
    await sql`create table user_words (word text collate "C" primary key)`.execute(db)
    await sql`create index user_words_like on user_words using gin (word gin_trgm_ops)`.execute(db)
    await createFold(db)
    await createTrigger(db)
    await sql`update users set name = name`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql`drop trigger user_search_kept on users`.execute(db)
    await sql`drop function keep_user_search`.execute(db)
    await sql`drop function fold_words`.execute(db)
    await db.schema.dropTable('user_words').execute()
    await db.schema.dropTable('user_search').execute()
  },
}

/** Small letters, umlauts written out, no accents, no signs; each word once. */
async function createFold(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function fold_words(given text) returns text[] language sql immutable as $$
      select coalesce(array_agg(distinct left(word, 40)), '{}') from regexp_split_to_table(
        regexp_replace(normalize(
          replace(replace(replace(replace(lower(normalize(given, NFKC) collate "und-x-icu"),
            'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), NFD), '[\\u0300-\\u036f]', '', 'g'),
        '[^[:alnum:]]+') word
      where word <> ''
    $$`.execute(db)
}

/** Whoever forgets words waits until all who may be adding some are done: see forget-words.ts. */
async function createTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_user_search() returns trigger language plpgsql as $$
    declare found_words text[];
    begin
      if not new.is_listed then
        delete from user_search where user_id = new.id;
        return null;
      end if;
      found_words := fold_words(concat_ws(' ', new.name, new.username, new.handle,
        new.customer_number, new.user_data->>'first_name', new.user_data->>'last_name',
        new.user_data->>'company'));
      insert into user_search (user_id, words) values (new.id, array_to_tsvector(found_words))
        on conflict (user_id) do update set words = excluded.words
        where user_search.words <> excluded.words;
      if not found then return null; end if;
      perform pg_advisory_xact_lock_shared(hashtextextended('user-words', 0));
      insert into user_words select word from unnest(found_words) word
        where length(word) >= 3 and word !~ '[0-9]' order by word on conflict do nothing;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger user_search_kept after insert or update of
      name, username, handle, customer_number, user_data, roles, is_builtin, erased_at on users
    for each row execute function keep_user_search()`.execute(db)
}
