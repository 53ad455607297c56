import { refundOrder } from '#modules/orders/server/api.ts'
import { returnFailures } from '../../errors.ts'
import type { ReturnChange } from '../../server/unit-of-work.ts'
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

/** Money goes back for the goods: by the provider, or by hand, and then this notes it. */
export async function refundReturn(
  change: ReturnChange,
  { id, version, amount, refunded_on, reason }: Refund,
): Promise<GoodsReturn> {
  const before = await returnResource.take(change, id, version)
  const state = mustLead(before, 'refund')
  const refunded = amount ?? before.owed
  if (refunded > (before.ordered?.refundable ?? 0)) throw returnFailures.tooMuch()
  if (refunded < before.owed && reason.trim() === '') throw returnFailures.reason()
  if (refunded_on > today()) throw returnFailures.future()
  await refundOrder(change, {
    order: before.order ?? '',
    amount: refunded,
    refunded_on: before.ordered?.is_online ? today() : refunded_on,
    note: [before.number, reason.trim()].filter(Boolean).join(': '),
  })
  const said = reason.trim() ? { reason: reason.trim() } : {}
  const columns = { ...said, state, refunded_amount: refunded }
  return writeStep(change, before, { action: 'refund', columns })
}

/** '2026-11-15', where the business is. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
}
