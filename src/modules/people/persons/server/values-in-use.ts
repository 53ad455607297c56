import { type Kysely, sql } from 'kysely'
import type { PeopleTables } from '../../server/tables.ts'

type Db = Kysely<PeopleTables>

const MOST_TAGS = 200

export async function tagsInUse(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct unnest(tags) as tag from people where tags <> '{}'
    order by tag limit ${MOST_TAGS}`.execute(db)
  return rows.map(({ tag }) => tag)
}

/** Jumps from one role to the next, however many links there are. */
export async function rolesInUse(db: Db): Promise<string[]> {
  const { rows } = await sql<{ role: string }>`
    with recursive found as (
      (select role from person_links order by role limit 1)
      union all select (select role from person_links where role > found.role order by role limit 1)
      from found where found.role is not null
    ) select role from found where role is not null`.execute(db)
  return rows.map(({ role }) => role)
}
