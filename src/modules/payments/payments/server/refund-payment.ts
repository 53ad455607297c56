import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { paymentFailures } from '../../errors.ts'
import { providerOf } from '../../providers/server/choose-provider.ts'
import type { PaymentRow } from '../../server/tables.ts'
import { tellStaff } from '../../server/tell-staff.ts'
import type { Db, PaymentChange, PaymentScope } from '../../server/unit-of-work.ts'
import { isOnline, stateOfMoney } from '../life-cycle.ts'
import { applyTruth } from './apply-truth.ts'
import { findPayment, lockPayment } from './find-payments.ts'
import { type AskedRefund, queueRefund, settlePayment, tellSubject } from './settle-payment.ts'
import { askFor, nextTurn } from './sync-payment.ts'

/** Gives money back: by the provider, or by hand, and then this notes it. Never more than came. */
export async function refundPayment(
  change: PaymentChange,
  row: PaymentRow,
  asked: AskedRefund & { day?: string | undefined },
): Promise<void> {
  if (isOnline(row.source)) {
    await queueRefund(change, row, asked)
    return
  }
  const left = row.captured - row.refunded
  const amount = asked.amount ?? left
  if (amount < 1 || amount > left) throw paymentFailures.tooMuch({ available: left })
  const { reason, note, origin, day } = asked
  await change.db
    .insertInto('payment_refunds')
    .values({ id: uuidv7(), payment_id: row.id, amount, reason, state: 'done' })
    .execute()
  const refunded = row.refunded + amount
  const state = stateOfMoney({ ...row, refunded }) ?? row.state
  await settlePayment(change, row, {
    ...{ action: 'refund', origin, amount, values: { refunded, state }, note, day },
  })
}

/** Tells the provider. Whatever happens in between, the same refund is paid once. */
export async function sendRefund(scope: PaymentScope, id: string): Promise<void> {
  const refund = await scope.db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  const row = refund && (await findPayment(scope.db, refund.payment_id))
  if (!row || refund.state !== 'pending') return
  const provider = await providerOf(scope, row)
  const outcome = await provider.refund(row, refund)
  const turn = await nextTurn(scope.db)
  const truth = await askFor(provider, row)
  await scope.change(async (change) => {
    const locked = await lockPayment(change.db, row.id)
    if (!locked) return
    if (outcome === 'refused') await failRefund(change, locked, refund)
    // What the provider's books do not show yet stays on its way; a job asks again.
    else if (await isShown(change.db, { ...refund, refunded: truth.refunded }))
      await closeRefund(change.db, id, 'done')
    await applyTruth(change, { id: row.id, truth, turn })
    await tellSubject(change, row.id)
  })
}

type Pending = { id: string; amount: number }

async function failRefund(
  change: PaymentChange,
  payment: PaymentRow,
  { id, amount }: Pending,
): Promise<void> {
  if (!(await closeRefund(change.db, id, 'failed'))) return
  await settlePayment(change, payment, {
    ...{ action: 'refund_failed', origin: 'provider', amount, values: {} },
  })
  await tellStaff(change, payment, 'refund_failed')
}

async function closeRefund(db: Db, id: string, state: 'done' | 'failed'): Promise<boolean> {
  const closed = await db
    .updateTable('payment_refunds')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}

type Shown = { payment_id: string; amount: number; refunded: number }

async function isShown(db: Db, { payment_id, amount, refunded }: Shown): Promise<boolean> {
  const { sum } = await db
    .selectFrom('payment_refunds')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('payment_id', '=', payment_id)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow()
  return sum + amount <= refunded
}
