import { dueOf, surplusOf } from '../../orders/life-cycle.ts'
import type { Order } from '../../orders/order.ts'

/** What came for an order, what went back or is on its way, and what is here: a bank may hold the rest. */
type Sums = { came: number; back: number; here: number }

/** Why its money is looked at: it is paid for the first time, money came or a bank moved it, or some goes back. */
export type Cause = 'paid' | 'money' | 'refund'

/**
 * Every cent that is here is kept for the price, withheld, or owed: by the order itself (`refund_due`: too much
 * came, or a refund did not arrive) or, of the rest, by its returns. What went back for goods is known as such
 * (`refunded_goods`), so that money that comes later is not taken for it.
 */
export function shareMoney(order: Order, { came, back, here }: Sums, cause: Cause) {
  const { total, refunded_goods: goods } = order
  // What came for goods that were given back before was paid after all: their returns owe it. While anything is
  // reduced, only a refund that bounced is here beyond the price: it pays for nothing.
  const paid = here - surplusOf(order)
  const unpaid = cause === 'refund' ? order.reduced : Math.max(0, total - paid - goods)
  const reduced = Math.min(order.reduced, unpaid)
  const due = dueOf({ total, reduced })
  // What a bank holds has not gone back.
  const left = came - back
  const refunded = Math.min(back, Math.max(goods, due - left))
  const moved = back - order.refunds.reduce((sum, { amount }) => sum + amount, 0)
  const after = { ...order, reduced, balance: here }
  const columns = {
    balance: here,
    ...{ refunded, reduced },
    // What went back after all does not stay here.
    withheld: Math.min(order.withheld, left, due - refunded),
    refund_due: surplusOf(after) + unarrived(order, after, { cause, moved, left }),
  }
  return { columns, moved }
}

type Moved = { cause: Cause; moved: number; left: number }

/** Of the price, what was to go back and did not arrive there. Whoever pays the whole price after that buys. */
function unarrived(before: Order, after: Order, { cause, moved, left }: Moved): number {
  if (cause === 'paid') return 0
  const known = Math.max(0, before.refund_due - surplusOf(before))
  if (cause === 'money') return known
  // What came back to a payment that a bank holds is not here.
  const isHeld = moved < 0 && after.balance === before.balance
  const here = isHeld ? left : after.balance
  // What is too much goes first, and is too much again when it comes back.
  const surplusAt = (balance: number) => surplusOf({ ...after, balance })
  const ofPrice = moved - (surplusAt(here + moved) - surplusAt(here))
  return Math.max(0, known - ofPrice)
}
