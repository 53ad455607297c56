import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  banner:
    'This is a rehearsal: card, Klarna, EPS and PayPal are only played through. Nothing is charged.',
  notices: {
    unwanted:
      'A payment of {{amount}} for {{number}} came too late or twice and is being paid back',
    chargeback: 'Chargeback of {{amount}} for {{number}}',
    mismatch: 'A payment for {{number}} does not match what was asked for',
    refund_failed: 'The refund for {{number}} was refused',
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
