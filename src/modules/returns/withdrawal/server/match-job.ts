import { sql } from 'kysely'
import { Email } from '#kernel/contract/fields.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import { findOrderByNumber } from '#modules/orders/server/api.ts'
import { assignOrder, noteMatch } from '../../returns/server/assign-order.ts'
import type { ReturnTables } from '../../server/tables.ts'
import type { ReturnChange } from '../../server/unit-of-work.ts'

export const MATCH = 'returns.match'

/** Finds the order of a declaration; what fits no order waits for somebody who knows more. */
export const matchJob: Job = defineJob<ReturnTables, { id: string }>({
  name: MATCH,
  run: async ({ change }, { id }) => {
    await change((unit) => match(unit, id))
  },
})

async function match(change: ReturnChange, id: string): Promise<void> {
  const { rows } = await sql<{ contract: string; contact: string }>`select contract, contact
    from returns where id = ${id} and order_id is null and state in ('declared', 'acknowledged')
    for update`.execute(change.db)
  const [row] = rows
  if (!row || !Email.safeParse(row.contact).success) return
  const order = await findOrder(change, row)
  if (!order) return
  await assignOrder(change, { id, order })
  await noteMatch(change, id)
}

type Typed = { contract: string; contact: string }

/** People write '1001', 'Bestellung 1001', 'Nr. 1001', '#1001' or '1001 vom 12.11.'. */
async function findOrder(change: ReturnChange, { contract, contact }: Typed) {
  const db = tablesOf<ReturnTables>(change.db)
  const email = contact.trim()
  for (const number of [contract.trim(), ...(contract.match(/\d{1,18}/g) ?? [])]) {
    const order = await findOrderByNumber(db, { number, email })
    if (order) return order
  }
  return undefined
}
