import { sql } from 'kysely'
import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import { lockPayments } from '#modules/payments/server/api.ts'
import { UNPAID } from '../orders/life-cycle.ts'
import { moveOrder } from '../orders/server/move-order.ts'
import { eraseOrders } from './erase-orders.ts'
import type { OrderTables } from './tables.ts'

/** So many at a time; the rest has its turn five minutes later. */
const MOST = 200

export const jobs: readonly Job[] = [
  /**
   * Every five minutes: orders whose money did not come give their goods back. While a provider's page
   * may have been paid at, the provider is asked first, for an hour at most.
   */
  defineJob<OrderTables, object>({
    name: 'orders.expire-unpaid',
    cron: '*/5 * * * *',
    run: async ({ db, change }, _, { signal }) => {
      const { rows } = await sql<{ id: string; version: number }>`
        select id, version from orders o where pay_until <= now()
          and state in ('placed', 'accepted')
          and payment_provider_state = any(${[...UNPAID]}::text[])
          and (pay_until <= now() - interval '1 hour' or not exists (select 1 from payments p
            where p.subject_id = o.id and p.reference <> '' and p.state in ('created', 'redirected')))
        order by pay_until limit ${MOST}`.execute(db)
      for (const { id, version } of rows) {
        if (signal.aborted) return
        await change((unit) => expire(unit, { id, version }))
      }
    },
  }),
  /** Every night: orders whose time the law wants them kept for is over. */
  defineJob<OrderTables, object>({
    name: 'orders.erase-old',
    cron: '55 4 * * *',
    run: async ({ change }, _, { signal }) => {
      while (!signal.aborted && (await change(eraseOld)) > 0);
    },
  }),
]

/** Eight years after the end of the year in which they were placed (§ 147 AO). */
async function eraseOld(unit: Unit): Promise<number> {
  const { db } = unit
  const { rows } = await sql<{ id: string }>`select id from orders
    where created_at < (date_trunc('year', now() at time zone 'Europe/Berlin')
      - interval '8 years') at time zone 'Europe/Berlin'
    order by created_at limit ${MOST} for update skip locked`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  const payments = await eraseOrders(unit, ids)
  for (const id of ids) await unit.audit({ noun: 'order', id, action: 'purge' })
  for (const id of payments) await unit.audit({ noun: 'payment', id, action: 'purge' })
  return ids.length
}

type Unit = Parameters<typeof moveOrder>[0]

/** Somebody may have noted the money in the meantime: then it is paid. */
async function expire(unit: Unit, { id, version }: { id: string; version: number }): Promise<void> {
  await lockPayments(unit.db, id)
  const { rows } = await sql`select 1 from orders where id = ${id} and version = ${version}
    for update`.execute(unit.db)
  if (rows.length > 0) await moveOrder(unit, { id, version, action: 'expire' })
}
