import { formatMoney } from '#kernel/i18n/format.ts'
import { translator } from '#kernel/i18n/messages.ts'
import { notifyStaff } from '#modules/notifications/server/api.ts'
import { messages } from '../messages.ts'
import type { PaymentRow } from './tables.ts'
import type { PaymentChange } from './unit-of-work.ts'

type News =
  | 'unwanted'
  | 'chargeback'
  | 'disputed'
  | 'mismatch'
  | 'refund_failed'
  | 'refund_waits'
  | 'unmatched'

/** What nobody expects and somebody has to look at. */
export function tellStaff(
  change: PaymentChange,
  { id, amount, currency, subject_label: number }: PaymentRow,
  news: News,
): Promise<void> {
  return notifyStaff(change, {
    kind: `payment.${news}`,
    link: `shop/payments/${id}`,
    title: (lang) => {
      const said = { number: number || '–', amount: formatMoney(amount, lang, currency) }
      return translator(messages, lang)(`notices.${news}`, said)
    },
  })
}

/** Somebody disputes a payment, and nothing says which one: its provider shows it. */
export function tellOfDispute(change: PaymentChange): Promise<void> {
  return notifyStaff(change, {
    kind: 'payment.dispute',
    link: 'shop/payments',
    title: (lang) => translator(messages, lang)('notices.dispute'),
  })
}
