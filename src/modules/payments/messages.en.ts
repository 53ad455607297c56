import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  banner: 'Test mode: payments by {{sources}} are not charged, and nothing is delivered.',
  sources: { creditcard: 'card', klarna: 'Klarna', eps: 'EPS', paypal: 'PayPal' },
  notices: {
    unwanted:
      'A payment of {{amount}} for {{number}} came too late or twice and is being paid back',
    chargeback: 'Chargeback of {{amount}} for {{number}}',
    disputed: 'A customer disputes the payment of {{amount}} for {{number}}',
    dispute: 'There is a dispute at PayPal that fits no payment here. Please look it up there',
    mismatch: 'A payment for {{number}} does not match what was asked for',
    refund_failed: 'The refund for {{number}} did not arrive',
    refund_waits:
      'The refund for {{number}} has not gone out for a day. Please check the keys of the payment service',
    unmatched: 'A payment of {{amount}} belongs to no order',
  },
  rehearsal: {
    title: 'Test payment',
    lead: 'This is where the page of the payment service would be. No money moves.',
    what: 'For',
    amount: 'Amount',
    pay: 'Payment succeeds',
    refuse: 'Payment is refused',
    cancel: 'Cancel',
  },
}
