import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Typing errors are forgiven word by word: `bug_words` holds every word once and is searched by
 * trigrams, then `bug_texts.words` finds the bugs that carry one of the words. Trigrams over whole
 * texts were tried and took seconds at 50,000 bugs.
 */
export const createSearch: Migration = {
  async up(db: Kysely<unknown>) {
    await requireTrigrams(db)
    await sql`
      create table bug_texts (
        bug_id uuid primary key references bugs on delete cascade,
        body text not null default '',
        environment text not null default '',
        words tsvector not null
      )`.execute(db)
    // Without good numbers on rare words the planner reads all texts instead of the index.
    await sql`alter table bug_texts alter column words set statistics 1000`.execute(db)
    await sql`create index bug_texts_words on bug_texts using gin (words)`.execute(db)
    await sql`create table bug_words (word text collate "C" primary key)`.execute(db)
    await sql`create table bug_tags (tag text primary key)`.execute(db)
    await sql`create index bug_words_like on bug_words using gin (word gin_trgm_ops)`.execute(db)
  },
  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('bug_tags').execute()
    await db.schema.dropTable('bug_words').execute()
    await db.schema.dropTable('bug_texts').execute()
  },
}

async function requireTrigrams(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(db)
  if (rows.length > 0) return
  try {
    await sql`create extension if not exists pg_trgm`.execute(db)
  } catch (cause) {
    throw new Error(
      'The database lacks the extension pg_trgm, and this account may not create it. ' +
        'Let an administrator run "create extension pg_trgm" in this database, then start again.',
      { cause },
    )
  }
}
