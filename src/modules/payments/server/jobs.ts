import { sql } from 'kysely'
import { defineJob, type Job } from '#kernel/server/jobs/job.ts'
import { findPayment, lockPayment } from '../payments/server/find-payments.ts'
import { sendRefund } from '../payments/server/refund-payment.ts'
import { SEND_REFUND, settlePayment } from '../payments/server/settle-payment.ts'
import { CLOSE_PAGE } from '../payments/server/start-payment.ts'
import { syncPayment } from '../payments/server/sync-payment.ts'
import { noteEvent } from '../payments/server/write-payment.ts'
import { providerOf } from '../providers/server/choose-provider.ts'
import type { PaymentTables } from './tables.ts'
import { tellStaff } from './tell-staff.ts'
import type { PaymentChange, PaymentScope } from './unit-of-work.ts'

const ASK = 'payments.ask'
const MOST = 200
const A_FEW = 20

type Named = { id: string }

export const jobs: readonly Job[] = [
  defineJob<PaymentTables, Named>({
    name: SEND_REFUND,
    retries: 10,
    run: (scope, { id }) => sendRefund(scope, id),
  }),
  defineJob<PaymentTables, Named>({ name: ASK, run: (scope, { id }) => askAfter(scope, id) }),
  defineJob<PaymentTables, Named>({
    name: CLOSE_PAGE,
    run: async (scope, { id }) => {
      const row = await findPayment(scope.db, id)
      if (!row || row.captured > 0) return
      await (await providerOf(scope, row)).close(row)
      await syncPayment(scope, id)
    },
  }),
  /**
   * Every five minutes: payments nobody told us about, those whose time is over, refunds whose job was put
   * aside, and a few of the rest: news that was lost must not hide a chargeback for ever.
   */
  defineJob<PaymentTables, object>({
    name: 'payments.ask-silent',
    cron: '*/5 * * * *',
    run: (scope) =>
      scope.change(async (change) => {
        const silent = await sql<Named>`select id from payments
        where state in ('created', 'redirected', 'authorized')
          and (coalesce(asked_at, created_at) < now() - interval '4 minutes' or expires_at <= now())
        order by asked_at nulls first limit ${MOST}`.execute(change.db)
        for (const { id } of silent.rows) await change.enqueue(ASK, { id }, { key: id })
        const waiting = await sql<Named>`select id from payment_refunds
        where state = 'pending' and created_at < now() - interval '1 hour'
        order by id limit ${MOST}`.execute(change.db)
        for (const { id } of waiting.rows) await change.enqueue(SEND_REFUND, { id }, { key: id })
        await tellOfWaiting(change)
        // Noted at once: those that cannot be asked must not keep the others from their turn.
        const settled = await sql<Named>`update payments set asked_at = now()
        where id in (select id from payments
          where created_at > now() - interval '120 days' and provider in ('stripe', 'paypal')
            and state not in ('created', 'redirected', 'authorized') and reference <> ''
            and coalesce(asked_at, created_at) < now() - interval '1 day'
          order by created_at limit ${A_FEW} for update skip locked)
        returning id`.execute(change.db)
        for (const { id } of settled.rows) await change.enqueue(ASK, { id }, { key: id })
      }),
  }),
  defineJob<PaymentTables, object>({
    name: 'payments.forget-events',
    cron: '20 4 * * *',
    run: async ({ db }) => {
      await sql`delete from payment_webhooks
        where received_at < now() - interval '90 days'`.execute(db)
    },
  }),
]

/** A refund that has not left for a day: keys may be wrong or gone. It is tried on, and told once. */
async function tellOfWaiting(change: PaymentChange): Promise<void> {
  const { rows } = await sql<Named>`select distinct r.payment_id as id from payment_refunds r
    where r.state = 'pending' and r.created_at <= now() - interval '1 day'
      and not exists (select from payment_events e where e.payment_id = r.payment_id
        and e.action = 'refund_waits' and e.at > r.created_at)
    order by id limit ${MOST}`.execute(change.db)
  for (const { id } of rows) {
    const row = await lockPayment(change.db, id)
    if (!row) continue
    await noteEvent(change, row, { action: 'refund_waits', origin: 'time' })
    await tellStaff(change, row, 'refund_waits')
  }
}

/** What is true, and once its time is over: nobody can pay at that page any more. */
async function askAfter(scope: PaymentScope, id: string): Promise<void> {
  const row = await syncPayment(scope, id)
  const isOver = row.expires_at !== null && row.expires_at <= new Date()
  if (!isOver || (row.state !== 'created' && row.state !== 'redirected')) return
  if (row.reference) {
    await (await providerOf(scope, row)).close(row)
    await syncPayment(scope, id)
  }
  await scope.change(async (change) => {
    const now = await lockPayment(change.db, id)
    if (now?.state === 'created' || now?.state === 'redirected')
      await settlePayment(change, now, {
        ...{ action: 'expire', origin: 'time', values: { state: 'expired' } },
      })
  })
}
