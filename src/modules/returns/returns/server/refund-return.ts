import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { refundOrder } from '#modules/orders/server/api.ts'
import { returnFailures } from '../../errors.ts'
import { mustHandleOrders } from '../../server/rights.ts'
import type { ReturnChange } from '../../server/unit-of-work.ts'
import { isLater } from '../life-cycle.ts'
import type { GoodsReturn } from '../return.ts'
import { mustLead, writeStep } from './move-return.ts'
import { returnResource } from './return.resource.ts'

type Refund = {
  id: string
  version: number
  amount?: number | undefined
  refunded_on: string
  reason: string
}

/**
 * Money goes back for the goods: by the provider, or by hand, and then this notes it. What is less or more
 * has a reason.
 */
export async function refundReturn(
  change: ReturnChange,
  { id, version, amount, refunded_on, reason: given }: Refund,
): Promise<GoodsReturn> {
  mustHandleOrders(change, 'publish')
  const before = await returnResource.take(change, id, version)
  const state = mustLead(before, 'refund')
  const reason = given.trim()
  // Of what was kept some may go back later.
  const isKept = isLater(before)
  // It may have gone back at the payment itself.
  const kept = Math.min(before.withheld_amount, before.ordered?.withheld ?? 0)
  const open = isKept ? kept : before.owed
  const refunded = amount ?? open
  const most = (before.ordered?.refundable ?? 0) + (isKept ? open : 0)
  if (refunded > most) throw returnFailures.tooMuch()
  const isOdd = isKept ? refunded > open : refunded !== open
  if (isOdd && reason === '') throw returnFailures.reason()
  if (refunded_on > dayInBerlin()) throw returnFailures.future()
  // What was kept before for a reason stays so.
  const withheld = Math.max(0, before.owed + before.withheld_amount - refunded)
  await refundOrder(change, {
    order: before.order ?? '',
    amount: refunded,
    withheld: withheld - before.withheld_amount,
    refunded_on: before.ordered?.is_online ? dayInBerlin() : refunded_on,
    // The reason may speak of somebody: it stays with the return, where an erasure finds it.
    note: before.number,
  })
  const columns = {
    ...(reason && { reason }),
    ...{ state, withheld_amount: withheld },
    refunded_amount: before.refunded_amount + refunded,
    given_amount:
      before.given_amount + Math.max(0, refunded - before.owed - before.withheld_amount),
  }
  return writeStep(change, before, { action: 'refund', columns })
}
