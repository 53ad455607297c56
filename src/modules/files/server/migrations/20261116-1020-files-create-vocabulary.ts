import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Files are found as bugs are: by stems, parts of words and despite typing errors. */
export const createVocabulary: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table file_words (word text collate "C" primary key)`.execute(db)
    await sql`create index file_words_like on file_words using gin (word gin_trgm_ops)`.execute(db)
    const text = sql`concat_ws(' ', name, description, alt, alt_en, array_to_string(tags, ' '))`
    await sql`update file_texts set words = array_to_tsvector(search_lexemes(${text}))
      from files where files.id = file_id`.execute(db)
    await sql`insert into file_words
      select distinct word from file_texts join files on files.id = file_id,
        unnest(search_words(${text})) word
      where length(word) >= 3 and word !~ '[0-9]'`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('file_words').execute()
  },
}
