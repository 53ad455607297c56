import { sql } from 'kysely'
import { LANGS, type Lang } from '#kernel/i18n/messages.ts'
import type { Change } from '#kernel/server/change.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { notify } from '#modules/notifications/server/api.ts'
import type { AuthTables } from '../../server/tables.ts'

type News = { kind: string; link: string; title(lang: Lang): string }

const MOST_ADMINS = 500

/** A notice for everyone who can do something about it, in their own language. */
export async function tellAdmins(
  change: Change<KernelTables & Pick<AuthTables, 'users'>>,
  { kind, link, title }: News,
): Promise<void> {
  const admins = await change.db
    .selectFrom('users')
    .select(['id', 'lang'])
    .where(sql<boolean>`roles && array['admin', 'system']`)
    .limit(MOST_ADMINS)
    .execute()
  for (const lang of LANGS) {
    const userIds = admins.filter((one) => one.lang === lang).map((one) => one.id)
    await notify(change, { userIds, kind, title: title(lang), link })
  }
}
