import { uuidv7 } from 'uuidv7'
import { paymentFailures } from '../../errors.ts'
import { providerOf } from '../../providers/server/choose-provider.ts'
import type { PaymentRow } from '../../server/tables.ts'
import { tellStaff } from '../../server/tell-staff.ts'
import type { PaymentChange, PaymentScope } from '../../server/unit-of-work.ts'
import { isOnline, stateOfMoney } from '../life-cycle.ts'
import { applyTruth } from './apply-truth.ts'
import { findPayment, lockPayment } from './find-payments.ts'
import { type AskedRefund, queueRefund } from './queue-refund.ts'
import { settlePayment } from './settle-payment.ts'
import { askFor, nextTurn } from './sync-payment.ts'
import { noteEvent } from './write-payment.ts'

/** Gives money back: by the provider, or by hand, and then this notes it. Never more than came. */
export async function refundPayment(
  change: PaymentChange,
  row: PaymentRow,
  asked: AskedRefund,
): Promise<void> {
  if (isOnline(row.source)) return queueRefund(change, row, asked)
  const left = row.captured - row.refunded
  const amount = asked.amount ?? left
  if (amount < 1 || amount > left) throw paymentFailures.tooMuch({ available: left })
  const { reason, origin } = asked
  await change.db
    .insertInto('payment_refunds')
    .values({ id: uuidv7(), payment_id: row.id, amount, reason, state: 'done' })
    .execute()
  const refunded = row.refunded + amount
  const state = stateOfMoney({ ...row, refunded }) ?? row.state
  await settlePayment(change, row, {
    ...{ action: 'refund', origin, amount, values: { refunded, state } },
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
    const closed = await change.db
      .updateTable('payment_refunds')
      .set({ state: outcome === 'done' ? 'done' : 'failed' })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .returning('id')
      .executeTakeFirst()
    if (locked && closed && outcome === 'refused') {
      await noteEvent(change, locked, { action: 'refund_failed', origin: 'provider' })
      await tellStaff(change, locked, 'refund_failed')
    }
    await applyTruth(change, { id: row.id, truth, turn })
  })
}
