import { mustBeFound } from '#kernel/server/app-error.ts'
import { userFailures } from '../../errors.ts'
import { eraseRows } from '../../personal-data/server/erase-person.ts'
import type { PersonalDataModule } from '../../personal-data/server/personal-data-modules.ts'
import { mustReach, type UsersContext } from '../../server/guard.ts'
import { lockPeople } from '../../server/queries.ts'

/** All or none: one that may not be removed keeps the others too. Unknown ones are left out. */
export async function removePeople(
  context: UsersContext,
  holders: readonly PersonalDataModule[],
  ids: readonly string[],
): Promise<string[]> {
  if (ids.includes(context.user.id)) throw userFailures.self()
  return context.change(async (change) => {
    const rows = await lockPeople(change.db, ids)
    for (const row of rows) mustReach(context.user, row)
    if (rows.length > 0) await eraseRows(change, holders, rows)
    return rows.map((row) => row.id)
  })
}

export async function removePerson(
  context: UsersContext,
  holders: readonly PersonalDataModule[],
  id: string,
): Promise<string[]> {
  return mustBeFound(await removePeople(context, holders, [id]))
}
