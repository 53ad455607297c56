import { sql } from 'kysely'
import { formatMoney } from '#kernel/i18n/format.ts'
import { LANGS, translator } from '#kernel/i18n/messages.ts'
import { notify } from '#modules/notifications/server/api.ts'
import { messages } from '../../messages.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'
import type { Order } from '../order.ts'

const MOST = 500

/** Everyone who may see orders hears of a new one, each in their own language. */
export async function tellStaff(change: OrderChange, order: Order): Promise<void> {
  const { _id, number, total, currency } = order
  const people = await change.db
    .selectFrom('users')
    .select(['id', 'lang'])
    .where(sql<boolean>`roles && array['member', 'admin', 'system']`)
    .where('is_blocked', '=', false)
    .orderBy('id')
    .limit(MOST)
    .execute()
  for (const lang of LANGS) {
    const amount = formatMoney(total, lang, currency)
    await notify(change, {
      userIds: people.filter((one) => one.lang === lang).map((one) => one.id),
      kind: 'order.new',
      title: translator(messages, lang)('notice', { number, amount }),
      link: `shop/orders/${_id}`,
    })
  }
}
