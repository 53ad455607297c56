import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Texts are found by stems and by umlauts in either spelling, so all of them are read once more. */
export const readTextsAnew: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update bug_texts set words = array_to_tsvector(
      search_lexemes(concat_ws(' ', number, title, body))) from bugs where bugs.id = bug_id`.execute(
      db,
    )
    await sql`insert into bug_words
      select distinct word from bug_texts join bugs on bugs.id = bug_id,
        unnest(search_words(concat_ws(' ', title, body))) word
      where length(word) >= 3 and word !~ '[0-9]' on conflict do nothing`.execute(db)
  },
}
