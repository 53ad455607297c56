import type { Order } from '../orders/order.ts'

/** Whole cents: what it cost and will cost, and what goes back or is still to be paid then. */
export type Difference = { before: number; after: number; refund: number; to_pay: number }

type Edited = Pick<
  Order,
  | 'state'
  | 'ship_state'
  | 'return_state'
  | 'shipments'
  | 'payment_provider_state'
  | 'reduced'
  | 'withheld'
  | 'refund_due'
  | 'refunds'
  | 'totals'
>

/**
 * Only while nothing was sent, given back or paid back: then other quantities are other lines of the same contract.
 * A business abroad has prices of its own, without VAT.
 */
export function canBeEdited(order: Edited): boolean {
  const isOpen = ['placed', 'accepted', 'on_hold'].includes(order.state)
  const isUntouched =
    order.shipments.length === 0 && order.return_state === 'none' && order.refunds.length === 0
  const { exemption } = order.totals
  return (
    isOpen &&
    isUntouched &&
    order.reduced + order.withheld + order.refund_due === 0 &&
    order.payment_provider_state !== 'chargeback' &&
    (exemption === null || exemption === 'small_business')
  )
}
