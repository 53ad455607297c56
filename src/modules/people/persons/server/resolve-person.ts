import { type Kysely, sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import type { PeopleTables } from '../../server/tables.ts'

/** The person an id stands for today: after a merge both ids keep answering. */
export async function resolvePerson(db: Kysely<PeopleTables>, id: string): Promise<string> {
  const current = await currentOf(db, id)
  if (!current) throw failures.notFound()
  return current
}

/** The same for an id that may belong to nobody. */
export async function currentOf(db: Kysely<PeopleTables>, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with recursive way as (
      select id, merged_into from people where id = ${id}
      union select people.id, people.merged_into from people join way on people.id = way.merged_into
    ) select id from way where merged_into is null`.execute(db)
  return rows[0]?.id
}

/** The same, held until the change ends: nobody merges them away while something is tied to them. */
export async function holdPerson(db: Kysely<PeopleTables>, id: string): Promise<string> {
  const current = await resolvePerson(db, id)
  const held = await db
    .selectFrom('people')
    .select('merged_into')
    .where('id', '=', current)
    .forKeyShare()
    .executeTakeFirst()
  if (!held) throw failures.notFound()
  return held.merged_into ? holdPerson(db, held.merged_into) : current
}
