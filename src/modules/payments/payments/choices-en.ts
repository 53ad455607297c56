import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './choices-de.ts'

export const en: SameShape<typeof de> = {
  states: {
    created: 'Not started yet',
    redirected: 'At the payment service',
    authorized: 'Being checked',
    captured_partly: 'Partly received',
    captured: 'Received',
    failed: 'Failed',
    cancelled: 'Cancelled',
    chargeback: 'Chargeback',
    awaiting: 'Open',
    reminded: 'Open, reminded',
    paid_partly: 'Partly paid',
    paid: 'Paid',
    overpaid: 'Overpaid',
    expired: 'Expired',
    refunded_partly: 'Partly refunded',
    refunded: 'Refunded',
  },
  sources: {
    prepayment: 'Prepayment',
    invoice: 'Invoice',
    pickup: 'On pickup',
    creditcard: 'Card',
    klarna: 'Klarna',
    eps: 'EPS',
    paypal: 'PayPal',
  },
}
