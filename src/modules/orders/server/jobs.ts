import { sql } from 'kysely'
import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import { lockPayments } from '#modules/payments/server/api.ts'
import { UNPAID } from '../orders/life-cycle.ts'
import { moveOrder } from '../orders/server/move-order.ts'
import type { OrderTables } from './tables.ts'

/** So many at a time; the rest has its turn five minutes later. */
const MOST = 200

/** Every five minutes: orders whose money did not come give their goods back. */
export const jobs: readonly Job[] = [
  defineJob<OrderTables, object>({
    name: 'orders.expire-unpaid',
    cron: '*/5 * * * *',
    run: async ({ db, change }, _, { signal }) => {
      const { rows } = await sql<{ id: string; version: number }>`
        select id, version from orders where pay_until <= now()
          and state in ('placed', 'accepted')
          and payment_provider_state = any(${[...UNPAID]}::text[])
        order by pay_until limit ${MOST}`.execute(db)
      for (const { id, version } of rows) {
        if (signal.aborted) return
        await change((unit) => expire(unit, { id, version }))
      }
    },
  }),
]

type Unit = Parameters<typeof moveOrder>[0]

/** Somebody may have noted the money in the meantime: then it is paid. */
async function expire(unit: Unit, { id, version }: { id: string; version: number }): Promise<void> {
  await lockPayments(unit.db, id)
  const { rows } = await sql`select 1 from orders where id = ${id} and version = ${version}
    for update`.execute(unit.db)
  if (rows.length > 0) await moveOrder(unit, { id, version, action: 'expire' })
}
