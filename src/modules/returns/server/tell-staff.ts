import { sql } from 'kysely'
import { LANGS, translator } from '#kernel/i18n/messages.ts'
import { notify } from '#modules/notifications/server/api.ts'
import { messages } from '../messages.ts'
import type { ReturnChange } from './unit-of-work.ts'

const MOST = 500

/** Everyone who may see returns hears of a new one, each in their own language. */
export async function tellStaff(change: ReturnChange, id: string): Promise<void> {
  const { rows } = await sql<{ number: string; name: string }>`select number, name from returns
    where id = ${id}`.execute(change.db)
  const [item] = rows
  if (!item) return
  const people = await change.db
    .selectFrom('users')
    .select(['id', 'lang'])
    .where(sql<boolean>`roles && array['member', 'admin', 'system']`)
    .where('is_blocked', '=', false)
    .orderBy('id')
    .limit(MOST)
    .execute()
  for (const lang of LANGS)
    await notify(change, {
      userIds: people.filter((one) => one.lang === lang).map((one) => one.id),
      kind: 'return.new',
      title: translator(messages, lang)('notice', item),
      link: `shop/returns/${id}`,
    })
}
