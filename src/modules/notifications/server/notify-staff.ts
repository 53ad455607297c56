import { sql } from 'kysely'
import { LANGS, type Lang } from '#kernel/i18n/messages.ts'
import type { Change } from '#kernel/server/change.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { type NewNotice, notify } from './notify.ts'
import type { NoticeTables, NotificationTables } from './tables.ts'

const MOST = 500

type StaffNotice = Pick<NewNotice, 'kind' | 'link'> & {
  title(lang: Lang): string
  /** Only these of them; everyone unless said. */
  among?: readonly string[]
}

/**
 * Tells everyone of the team who may read about its topic, each in their own language.
 * @example await notifyStaff(change, { kind: 'order.new', link, title: (lang) => titleIn(lang) })
 */
export async function notifyStaff(
  change: Change<NoticeTables>,
  { kind, link, title, among }: StaffNotice,
): Promise<void> {
  const people = await tablesOf<NotificationTables>(change.db)
    .selectFrom('users')
    .select(['id', 'lang'])
    .where(sql<boolean>`roles && array['member', 'admin', 'system']`)
    .where('is_blocked', '=', false)
    .$if(among !== undefined, (all) => all.where(sql<boolean>`id = any(${[...(among ?? [])]})`))
    .orderBy('id')
    .limit(MOST)
    .execute()
  for (const lang of LANGS) {
    const userIds = people.filter((one) => one.lang === lang).map((one) => one.id)
    if (userIds.length > 0) await notify(change, { userIds, kind, link, title: title(lang) })
  }
}
