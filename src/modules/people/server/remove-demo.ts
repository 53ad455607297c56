import { sql } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import { demoOfNoun, type KeptDemo, keepDemo } from '#kernel/server/manifest/demo.ts'
import { USER_NOUN } from '#modules/users/server/api.ts'
import { person } from '../persons/person.ts'
import { erasePersons } from './personal.ts'
import type { PeopleTables } from './tables.ts'

type Known = { id: string; account: string; name: string; is_own: boolean }

/** The persons of invented accounts go before them; one that was changed keeps its account too. */
export async function removeDemo(change: Change<PeopleTables>): Promise<KeptDemo[]> {
  const { db, kernel } = change
  const accounts = [...(await demoOfNoun(kernel, USER_NOUN)).keys()]
  const { rows } = await sql<Known>`
    select p.id, p.account, trim(concat_ws(' ', p.first_name, p.last_name)) as name,
      p.version <> 1 or exists (select from person_links l where l.person_id = p.id)
        or exists (select from person_files f where f.person_id = p.id)
        or exists (select from person_relations r where p.id in (r.person_id, r.other_id))
        or exists (select from person_merges m where p.id in (m.from_id, m.into_id)) as is_own
    from people p where p.account = any(${accounts}::uuid[])`.execute(db)
  const kept = rows.filter(({ is_own }) => is_own)
  const gone = rows.filter(({ is_own }) => !is_own).map(({ id }) => id)
  await keepDemo(
    kernel,
    USER_NOUN,
    kept.map(({ account }) => account),
  )
  await erasePersons(change, gone)
  return kept.map(({ id, name }) => ({
    noun: person.name,
    id,
    label: name,
    link: `person/edit/${id}`,
  }))
}
