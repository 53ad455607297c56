import { sql } from 'kysely'
import { LANGS, translator } from '#kernel/i18n/texts.ts'
import type { Context } from '#kernel/server/context.ts'
import { notify } from '#modules/notifications/server/api.ts'
import type { UserRow } from '../../accounts/server/queries.ts'
import { securityTexts } from '../../mail-keys/messages-security.ts'
import type { AuthTables } from '../../server/tables.ts'

/** Staff get no key by mail: another admin looks who is asking and helps. */
export async function tellAdmins(context: Context<AuthTables>, user: UserRow): Promise<void> {
  await context.change(async (change) => {
    const admins = await change.db
      .selectFrom('users')
      .select(['id', 'lang'])
      .where(sql<boolean>`roles && '{admin,system}'::text[]`)
      .where('is_blocked', '=', false)
      .where('erased_at', 'is', null)
      .where('id', '<>', user.id)
      .execute()
    for (const lang of LANGS) {
      const userIds = admins.filter((one) => one.lang === lang).map(({ id }) => id)
      const who = user.name || user.handle
      const title = translator(securityTexts, lang)('notice.reset', { who })
      await notify(change, {
        userIds,
        kind: 'user.second-factor-reset',
        title,
        link: `users/edit/${user.id}`,
      })
    }
    await change.audit({ noun: 'user', id: user.id, action: 'second-factor-reset-asked' })
  })
}
