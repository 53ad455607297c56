import { sql } from 'kysely'
import { formatMoney } from '#kernel/i18n/format.ts'
import { LANGS, translator } from '#kernel/i18n/messages.ts'
import { notify } from '#modules/notifications/server/api.ts'
import { messages } from '../messages.ts'
import type { PaymentRow } from './tables.ts'
import type { PaymentChange } from './unit-of-work.ts'

const MOST = 500

type News = 'unwanted' | 'chargeback' | 'mismatch' | 'refund_failed' | 'unmatched'

/** What nobody expects and somebody has to look at; each in their own language. */
export async function tellStaff(
  change: PaymentChange,
  { id, amount, currency, subject_label: number }: PaymentRow,
  news: News,
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
    const said = { number: number || '–', amount: formatMoney(amount, lang, currency) }
    await notify(change, {
      userIds: people.filter((one) => one.lang === lang).map((one) => one.id),
      kind: `payment.${news}`,
      title: translator(messages, lang)(`notices.${news}`, said),
      link: `shop/payments/${id}`,
    })
  }
}
