import { sql, type Updateable } from 'kysely'
import { returnFailures } from '../../errors.ts'
import { mustHandleOrders } from '../../server/rights.ts'
import type { ReturnTables } from '../../server/tables.ts'
import type { ReturnChange } from '../../server/unit-of-work.ts'
import { mailRejection } from '../../withdrawal/server/mail-receipt.ts'
import { needsReason, type ReturnAction, type ReturnState, stepOf } from '../life-cycle.ts'
import type { GoodsReturn } from '../return.ts'
import { acceptGoods } from './accept-goods.ts'
import { claimForWaiting } from './assign-order.ts'
import { releaseClaims } from './release-claims.ts'
import { returnResource } from './return.resource.ts'

type Simple = Exclude<ReturnAction, 'inspect' | 'refund'>
type Move = { id: string; action: Simple; version: number; reason?: string }
type Columns = Updateable<ReturnTables['returns']>

/** One step of a return, with its goods, its mail and its line in the history. */
export async function moveReturn(
  change: ReturnChange,
  { id, action, version, reason = '' }: Move,
): Promise<GoodsReturn> {
  if (action === 'accept') mustHandleOrders(change, 'publish')
  const before = await returnResource.take(change, id, version)
  const state = mustLead(before, action)
  const isReasoned = needsReason(action, before)
  if (isReasoned && reason.trim() === '') throw returnFailures.reason()
  const values = action === 'accept' ? await acceptGoods(change, before) : {}
  if (isReasoned) await releaseClaims(change, id)
  const said = isReasoned ? { reason: reason.trim() } : {}
  const after = await writeStep(change, before, { action, columns: { ...values, ...said, state } })
  // Goods may be free again: of a part that was not taken back, too.
  if ((isReasoned || action === 'accept') && before.order)
    await claimForWaiting(change, before.order)
  if (action === 'reject') await mailRejection(change, after)
  return after
}

/** Where the action leads; refuses it where it leads nowhere. */
export function mustLead(item: GoodsReturn, action: ReturnAction): ReturnState {
  const state = stepOf(action, item)
  if (!state) throw returnFailures.transition({ state: item.state })
  return state
}

type Step = { action: ReturnAction; columns: Columns & { state: ReturnState } }

export async function writeStep(
  change: ReturnChange,
  before: GoodsReturn,
  { action, columns }: Step,
): Promise<GoodsReturn> {
  const { _id: id } = before
  await change.db
    .updateTable('returns')
    .set({ ...columns, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  const [after = before] = await returnResource.read(change.db, [id])
  const told = (item: GoodsReturn) => {
    const { state, goods_amount, shipping_amount, refunded_amount, withheld_amount } = item
    const lines = item.lines.map(({ line, quantity, accepted, is_restocked }) => ({
      ...{ line, quantity, accepted, is_restocked },
    }))
    return { state, goods_amount, shipping_amount, refunded_amount, withheld_amount, lines }
  }
  await change.audit({ noun: 'return', id, action, before: told(before), after: told(after) })
  return after
}
