import { sql } from 'kysely'
import { searchIndex } from '#kernel/server/search/search-index.ts'
import type { Db } from '../../../server/unit-of-work.ts'

export const messageSearch = searchIndex({
  documents: 'message_texts',
  owner: 'message_id',
  vocabulary: 'message_words',
})

const LONGEST = 100_000

/** Reads a message anew into the search: its sender, what was filled in, and the whole thread. */
export async function indexMessage(db: Db, id: string): Promise<void> {
  const { rows } = await sql<{ words: string }>`
    select concat_ws(' ', m.name, m.email, m.phone, m.subject,
      (select string_agg(value, ' ') from jsonb_each_text(m.fields)),
      (select string_agg(concat_ws(' ', e.from_email, e.text), ' ' order by e.id)
        from message_entries e where e.message_id = m.id)) as words
    from messages m where m.id = ${id}`.execute(db)
  const [found] = rows
  if (!found) return
  const text = found.words.slice(0, LONGEST)
  await messageSearch.learn(db, text)
  const words = messageSearch.vector(text)
  await db
    .insertInto('message_texts')
    .values({ message_id: id, words })
    .onConflict((conflict) => conflict.column('message_id').doUpdateSet({ words }))
    .execute()
}
