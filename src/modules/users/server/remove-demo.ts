import { sql } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import { demoOfNoun, type KeptDemo } from '#kernel/server/manifest/demo.ts'
import { userSearch } from '../people/server/find-users.ts'
import type { UsersTables } from './tables.ts'

export const USER_NOUN = 'user'

/** Accounts that somebody changed or signed in to stay. */
export async function removeDemo({ db, kernel }: Change<UsersTables>): Promise<KeptDemo[]> {
  const ids = [...(await demoOfNoun(kernel, USER_NOUN)).keys()]
  await sql`delete from users where id = any(${ids}::uuid[]) and version = 1
    and last_login_at is null`.execute(db)
  await userSearch.forget(db)
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from users where id = any(${ids}::uuid[])`.execute(db)
  return rows.map(({ id, name }) => ({
    noun: USER_NOUN,
    id,
    label: name,
    link: `users/edit/${id}`,
  }))
}
