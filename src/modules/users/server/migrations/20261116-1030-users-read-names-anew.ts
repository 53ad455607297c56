import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The trigger reads names as all search indexes do: umlauts are found written out and left out. */
export const readNamesAnew: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create or replace function keep_user_search() returns trigger language plpgsql as $$
      declare found_words text[];
      begin
        if not new.is_listed then
          delete from user_search where user_id = new.id;
          return null;
        end if;
        found_words := search_words(concat_ws(' ', new.name, new.username, new.handle,
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
    await sql`drop function fold_words`.execute(db)
    await sql`update users set name = name`.execute(db)
  },
}
