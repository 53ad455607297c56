import { failures } from '#kernel/server/app-error.ts'
import type { Context } from '#kernel/server/context.ts'
import type { UserRow } from './queries.ts'
import type { AuthTables } from './tables.ts'

/** Changes what a person may change about themselves, and nothing else. */
export async function updateProfile(
  context: Context<AuthTables>,
  { name, lang }: { name?: string; lang?: 'de' | 'en' },
): Promise<UserRow> {
  return context.change(async (change) => {
    const before = await change.db
      .selectFrom('users')
      .select(['name', 'lang'])
      .where('id', '=', context.user.id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw failures.notFound()
    const after = { name: name ?? before.name, lang: lang ?? before.lang }
    const user = await change.db
      .updateTable('users')
      .set((eb) => ({ ...after, version: eb('version', '+', 1) }))
      .where('id', '=', context.user.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await change.audit({ noun: 'user', id: user.id, action: 'profile', before, after })
    return user
  })
}
