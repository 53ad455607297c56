import { sql } from 'kysely'
import { settleLines } from '#modules/orders/server/api.ts'
import type { ReturnChange } from '../../server/unit-of-work.ts'

type Claim = { order: string; line: string; claimed: number }

/** Nothing comes of a return: its goods may be given back another time. */
export async function releaseClaims(change: ReturnChange, id: string): Promise<void> {
  const { rows } = await sql<Claim>`
    select r.order_id as order, l.order_line_id as line, l.claimed
    from return_lines l join returns r on r.id = l.return_id
    where l.return_id = ${id} and r.order_id is not null`.execute(change.db)
  const [first] = rows
  if (!first) return
  const nothing = { accepted: 0, arrived: 0, dropped: 0 }
  const lines = rows.map(({ line, claimed }) => ({ line, claimed, ...nothing }))
  await settleLines(change, { order: first.order, lines })
}
