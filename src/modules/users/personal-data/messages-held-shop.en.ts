import type { SameShape } from '#kernel/i18n/messages.ts'
import type { shopValues as de } from './messages-held-shop.de.ts'

export const shopValues: SameShape<typeof de> = {
  kind_complaint: 'Complaint',
  kind_goodwill: 'Goodwill',
  kind_withdrawal: 'Withdrawal',
  state_declared: 'Declared',
  state_acknowledged: 'Acknowledged',
  state_label_sent: 'Label sent',
  state_in_transit: 'On its way',
  state_received: 'Arrived',
  state_inspected: 'Inspected',
  state_accepted_partly: 'Partly accepted',
  state_rejected: 'Rejected',
  state_refunded: 'Refunded',
  state_closed: 'Closed',
  state_placed: 'Received',
  state_on_hold: 'On hold',
  state_accepted: 'Accepted',
  state_in_fulfilment: 'On its way',
  state_completed: 'Completed',
  state_cancelled: 'Cancelled',
}
