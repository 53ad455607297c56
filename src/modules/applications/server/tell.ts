import { sql } from 'kysely'
import { LANGS, translator } from '#kernel/i18n/messages.ts'
import { oneLine } from '#kernel/server/mail/subject-line.ts'
import { notify } from '#modules/notifications/server/api.ts'
import { messages } from '../messages.ts'
import type { ApplicationUnit } from './unit-of-work.ts'

const MOST = 500

/** Everyone who may read applications hears of a new one, each in their own language. */
export async function tellStaff(
  change: ApplicationUnit,
  { id, name, title }: { id: string; name: string; title: string },
): Promise<void> {
  const people = await change.db
    .selectFrom('users')
    .select(['id', 'lang'])
    .where(sql<boolean>`roles && array['member', 'admin', 'system']`)
    .where('is_blocked', '=', false)
    .orderBy('id')
    .limit(MOST)
    .execute()
  for (const lang of LANGS) {
    const t = translator(messages, lang)
    const said = title ? t('notice.forPosition', { name, title }) : t('notice.new', { name })
    await notify(change, {
      userIds: people.filter((one) => one.lang === lang).map((one) => one.id),
      kind: 'application.new',
      title: oneLine(said),
      link: `applications/${id}`,
    })
  }
}
