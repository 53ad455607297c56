import { sql } from 'kysely'
import { translator } from '#kernel/i18n/messages.ts'
import { notifyStaff } from '#modules/notifications/server/api.ts'
import { messages } from '../messages.ts'
import type { ReturnChange } from './unit-of-work.ts'

/** Everyone who may see returns hears of a new one, each in their own language. */
export async function tellStaff(change: ReturnChange, id: string): Promise<void> {
  const { rows } = await sql<{ number: string; name: string }>`select number, name from returns
    where id = ${id}`.execute(change.db)
  const [item] = rows
  if (!item) return
  await notifyStaff(change, {
    kind: 'return.new',
    link: `shop/returns/${id}`,
    title: (lang) => translator(messages, lang)('notice', item),
  })
}
