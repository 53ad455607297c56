import { sql } from 'kysely'
import type { Db } from '../../server/queries.ts'

/**
 * Nobody adds words to the vocabulary until this transaction ends, so that a word seen to be
 * orphaned stays orphaned. Rows are locked before, never after: who writes an account locks its row
 * first and the words second.
 */
export async function holdWords(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('user-words', 0))`.execute(db)
}

/** Words nobody carries any more, also those of earlier names: a name must not outlive its erasure. */
export async function forgetWords(db: Db): Promise<void> {
  await sql`
    delete from user_words where not exists (
      select from user_search where words @@ ('''' || user_words.word || '''')::tsquery
    )`.execute(db)
}
