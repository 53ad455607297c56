import { useMessages } from '#kernel/admin/session.tsx'
import type { Order } from '../orders/order.ts'
import { adminMessages } from './messages.ts'

/** How far an order is, and whether it is paid, in words; for screens of other modules. */
export function useOrderStanding() {
  const t = useMessages(adminMessages)
  return ({ state, payment_provider_state }: Pick<Order, 'state' | 'payment_provider_state'>) => [
    t(`orders.choices.state.${state}`),
    t(`orders.choices.payment_provider_state.${payment_provider_state}`),
  ]
}
