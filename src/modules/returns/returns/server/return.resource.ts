import { sql } from 'kysely'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { resourcesOf } from '#kernel/server/resource/resource.ts'
import { isPaid, type OrderState, type PaymentState } from '#modules/orders/orders/life-cycle.ts'
import type { OrderLine } from '#modules/orders/orders/order.ts'
import { fromThousandths } from '#modules/stock/levels/quantity.ts'
import { returnFailures } from '../../errors.ts'
import { mustHandleOrders } from '../../server/rights.ts'
import type { ReturnTables } from '../../server/tables.ts'
import type { Db } from '../../server/unit-of-work.ts'
import { mailReceipt } from '../../withdrawal/server/mail-receipt.ts'
import { type ReturnState, UNDECIDED_STATES } from '../life-cycle.ts'
import { type GoodsReturn, goodsReturn } from '../return.ts'
import { assignByNumber } from './assign-by-number.ts'
import { owedPart, unpaidPart } from './owed.ts'

export const returnResource = resourcesOf<ReturnTables>()(goodsReturn, {
  table: 'returns',
  check: async (change, values, before) => {
    const { contract, declared } = values
    if (before?.is_online && isRewritten(values, before)) throw returnFailures.proof()
    const noted = before ? new Date(before.created) : new Date()
    if (declared && declared > dayInBerlin(noted)) throw returnFailures.declaredLater()
    if (contract === undefined) return
    mustHandleOrders(change, 'view')
    // What has ended would claim goods that nobody ever lets go.
    if (before && !UNDECIDED.includes(before.state))
      throw returnFailures.transition({ state: before.state })
    // While it has no goods, the order can be given anew: they may be free by now.
    if (before?.order && before.lines.length > 0) throw returnFailures.assigned()
  },
  written: async (change, id, { contract }) => {
    if (contract !== undefined) await assignByNumber(change, { id, number: contract })
  },
  // Somebody withdrew by letter or telephone: they have a receipt, too.
  created: async (change, item) => {
    if (item.kind === 'withdrawal') await mailReceipt(change, item)
  },
  derive,
})

const UNDECIDED: readonly ReturnState[] = UNDECIDED_STATES

type Declared = { kind?: GoodsReturn['kind']; declared?: string | null | undefined }

/** Whether somebody says another kind or day than what was declared. */
function isRewritten({ kind, declared }: Declared, before: GoodsReturn): boolean {
  const isOther = (value: unknown, own: unknown) => value !== undefined && value !== own
  return isOther(kind, before.kind) || isOther(declared, before.declared)
}

async function derive(db: Db, ids: readonly string[]) {
  const [lines, facts] = [await readLines(db, ids), await readFacts(db, ids)]
  return new Map(
    ids.map((id) => {
      const { owed = 0, reduced_amount = 0, ordered = null } = facts.get(id) ?? {}
      return [id, { lines: lines.get(id) ?? [], ordered, owed, reduced_amount }]
    }),
  )
}

type LineRow = Pick<OrderLine, 'title' | 'variant_title' | 'unit' | 'withdrawal'> & {
  id: string
  return_id: string
  line: string
  variant: string
  claimed: number
  accepted: number | null
  is_restocked: boolean
  amount: number
}

async function readLines(db: Db, returns: readonly string[]) {
  const { rows } = await sql<LineRow>`
    select r.id, r.return_id, r.order_line_id as line, l.variant_id as variant, l.title,
      l.variant_title, l.unit, l.withdrawal, r.claimed, r.accepted, r.is_restocked, r.amount
    from return_lines r join order_lines l on l.id = r.order_line_id
    where r.return_id = any(${[...returns]}::uuid[]) order by r.return_id, l.position`.execute(db)
  const found = new Map<string, GoodsReturn['lines']>()
  for (const { id, return_id, claimed, accepted, ...row } of rows) {
    const line = {
      ...row,
      _id: id,
      quantity: fromThousandths(claimed),
      accepted: accepted === null ? null : fromThousandths(accepted),
    }
    found.set(return_id, [...(found.get(return_id) ?? []), line])
  }
  return found
}

type FactRow = {
  id: string
  owed: number
  reduced_amount: number
  number: string
  state: OrderState
  payment: PaymentState
  currency: string
  rest: number
}

async function readFacts(db: Db, returns: readonly string[]) {
  const { rows } = await sql<FactRow>`
    select r.id, ${owedPart} as owed, ${unpaidPart} as reduced_amount, o.number, o.state,
      o.payment_provider_state as payment, o.currency, o.total - o.reduced - o.withheld - o.refunded as rest
    from returns r join orders o on o.id = r.order_id
    where r.id = any(${[...returns]}::uuid[])`.execute(db)
  return new Map(
    rows.map(({ id, owed, reduced_amount, payment, rest, ...order }) => {
      const refundable = isPaid(payment) ? rest : 0
      const is_sent = order.state === 'in_fulfilment' || order.state === 'completed'
      const ordered = {
        ...order,
        is_sent,
        is_paid: isPaid(payment) || payment === 'refunded',
        refundable,
      }
      return [id, { owed, reduced_amount, ordered }]
    }),
  )
}
