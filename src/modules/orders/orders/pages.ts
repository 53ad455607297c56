import { sitePage } from '#kernel/site/page.ts'
import type { BankFact } from './describe-order.ts'
import type { OwnOrder } from './order.calls.ts'
import type { Order } from './order.ts'

/** What a buyer sees of an order: no more than the mail says. */
type ShownOrder = Pick<
  Order,
  | 'number'
  | 'state'
  | 'payment_source'
  | 'payment_provider_state'
  | 'pay_until'
  | 'total'
  | 'reduced'
  | 'currency'
  | 'lang'
  | 'address'
  | 'delivery'
  | 'totals'
  | 'lines'
  | 'shipments'
  | 'ship_state'
  | 'return_state'
  | 'created'
  | 'test'
>

export type OrderPageData = {
  order: ShownOrder
  /** Where to pay; empty once nothing is to be paid any more. */
  bank: readonly BankFact[]
  /** The same as a code that banking apps read. */
  code: string
  /** Where it can be paid online; empty where nothing is to be paid that way. */
  pay: string
  /** What can be downloaded, or will be once it is released; then it has no address yet. */
  files: readonly { name: string; size: number; href: string }[]
  /** The last day for it. */
  filesUntil: string
  /** Where the buyer withdraws from it; '' where that is over. */
  withdrawal: string
}

/** A guest's order, by the link of the mail. */
export const guestOrderPage = sitePage<OrderPageData>({
  name: 'guest-order',
  path: { de: '/checkout/order/:token', en: '/en/checkout/order/:token' },
  cache: 'private',
})

export const ownOrdersPage = sitePage<{ items: readonly OwnOrder[]; next: string | null }>({
  name: 'account-orders',
  path: { de: '/account/orders', en: '/en/account/orders' },
  cache: 'private',
  query: ['cursor'],
})

export const ownOrderPage = sitePage<OrderPageData>({
  name: 'account-order',
  path: { de: '/account/orders/:id', en: '/en/account/orders/:id' },
  cache: 'private',
})
