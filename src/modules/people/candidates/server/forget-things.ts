import { sql } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { lockWords } from '../../persons/server/values-in-use.ts'
import type { PeopleTables } from '../../server/tables.ts'

/**
 * Things whose time is over: nobody is linked to them any more, and a candidate nothing else speaks
 * of goes with them, unless somebody has added to it.
 */
export async function forgetThings<T>(
  change: Change<T>,
  { module, noun, ids }: { module: string; noun: string; ids: readonly string[] },
): Promise<void> {
  const db = tablesOf<PeopleTables>(change.db)
  const { rows: links } = await sql<{ person_id: string }>`delete from person_links
    where module = ${module} and noun = ${noun} and item_id = any(${[...ids]}::uuid[])
    returning person_id`.execute(db)
  if (links.length === 0) return
  await lockWords(db)
  await sql`delete from people where id = any(${links.map((link) => link.person_id)}::uuid[])
    and is_candidate and version = 1 and merged_into is null
    and not exists (select from person_links where person_id = people.id)
    and not exists (select from person_files where person_id = people.id)
    and not exists (select from people other where other.merged_into = people.id)`.execute(db)
  await sql`delete from person_words where not exists (select from person_search
    where words @@ ('''' || person_words.word || '''')::tsquery)`.execute(db)
}
