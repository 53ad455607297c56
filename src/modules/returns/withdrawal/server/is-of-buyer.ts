import type { Order } from '#modules/orders/orders/order.ts'

/** Whoever has the link of an order and gives its address is its buyer: nobody else is mailed by it. */
export function isOfBuyer({ email }: Pick<Order, 'email'>, contact: string): boolean {
  return contact.trim().toLowerCase() === email.toLowerCase()
}
