import { sql } from 'kysely'
import { shareOfLine } from '#modules/pricing/engine/line-share.ts'
import { toThousandths } from '#modules/stock/levels/quantity.ts'
import { orderFailures } from '../../errors.ts'
import type { OrderTotals } from '../../orders/order.ts'
import type { OrderChange } from '../../server/unit-of-work.ts'

/** Quantities are whole thousandths. */
type Claim = { line: string; quantity: number }

/** Goods that somebody wants to give back; what was claimed before cannot be claimed again. */
export async function claimLines(
  { db }: OrderChange,
  { order, lines }: { order: string; lines: readonly Claim[] },
): Promise<void> {
  for (const { line, quantity } of inOrder(lines)) {
    const { rows } = await sql`update order_lines set claimed = claimed + ${quantity}::bigint
      where id = ${line} and order_id = ${order}
        and claimed + ${quantity}::bigint <= quantity::numeric * 1000 returning id`.execute(db)
    if (rows.length === 0) throw orderFailures.notBought({ line })
  }
}

/** What was claimed, and what of it is taken back or even here; the rest may be claimed again. */
type Settlement = {
  line: string
  claimed: number
  accepted: number
  arrived: number
  /** Of what is taken back: what never left. */
  dropped: number
}
type Worth = {
  /** Cents by line: all parts of a line together are the line, however it came back. */
  goods: ReadonlyMap<string, number>
  /** Cents of the delivery, which go back with the last of the goods. */
  shipping: number
  isAll: boolean
}

/** Ends a claim, and says what the goods that are taken back were paid with. */
export async function settleLines(
  { db }: OrderChange,
  { order, lines }: { order: string; lines: readonly Settlement[] },
): Promise<Worth> {
  const found = await sql<{ totals: OrderTotals }>`select totals from orders
    where id = ${order} for update`.execute(db)
  const goods = new Map<string, number>()
  for (const settled of inOrder(lines)) goods.set(settled.line, await settle(db, settled))
  const { rows } = await sql<{ all: boolean }>`
    select bool_and(returned = quantity::numeric * 1000) as all
    from order_lines where order_id = ${order}`.execute(db)
  const isAll = rows[0]?.all === true && lines.some(({ accepted }) => accepted > 0)
  return { goods, shipping: isAll ? (found.rows[0]?.totals.shipping ?? 0) : 0, isAll }
}

type Settled = { gross: number; quantity: string; returned: number }

async function settle(
  db: OrderChange['db'],
  { line, claimed, accepted, arrived, dropped }: Settlement,
): Promise<number> {
  const { rows } = await sql<Settled>`update order_lines
    set claimed = claimed - ${claimed}::bigint + ${accepted}::bigint,
      returned = returned + ${accepted}::bigint, arrived = arrived + ${arrived}::bigint,
      dropped = dropped + ${dropped}::bigint
    where id = ${line} returning gross, quantity, returned`.execute(db)
  const [row] = rows
  if (!row) throw orderFailures.notBought({ line })
  const { gross } = row
  const share = { whole: toThousandths(row.quantity), before: row.returned - accepted }
  return shareOfLine({ net: gross, vat: 0, gross }, { ...share, now: accepted }).gross
}

/** So that nobody waits in a circle. */
function inOrder<L extends { line: string }>(lines: readonly L[]): L[] {
  return [...lines].sort((a, b) => (a.line < b.line ? -1 : 1))
}
