import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { paymentFailures } from '../../errors.ts'
import { providerOf } from '../../providers/server/choose-provider.ts'
import { type Provider, ProviderRefusal, type Truth } from '../../providers/server/provider.ts'
import type { PaymentRow } from '../../server/tables.ts'
import type { Db, PaymentChange, PaymentScope } from '../../server/unit-of-work.ts'
import { OPEN_STATES } from '../life-cycle.ts'
import { applyTruth, isSame, type WebhookEvent } from './apply-truth.ts'
import { findPayment } from './find-payments.ts'

/** Asks the provider how a payment stands and makes it so. Nothing else ever says that it is paid. */
export async function syncPayment(
  scope: PaymentScope,
  id: string,
  event?: WebhookEvent,
): Promise<PaymentRow> {
  const found = await findPayment(scope.db, id)
  if (!found) throw failures.notFound()
  // What was restored from a backup may have forgotten its page; the provider names it.
  const reference = found.reference || (event?.reference ?? '')
  if (reference === '') return found
  const row = { ...found, reference }
  const provider = await providerOf(scope, row)
  const turn = await nextTurn(scope.db)
  const truth = await askFor(provider, row)
  await scope.change(async (change) => {
    if (found.reference === '' && isSame(row, truth)) await keepReference(change, row)
    await applyTruth(change, { id, truth, turn, event })
  })
  return (await findPayment(scope.db, id)) ?? row
}

async function keepReference({ db }: PaymentChange, { id, reference }: PaymentRow): Promise<void> {
  await db
    .updateTable('payments')
    .set({ reference })
    .where('id', '=', id)
    .where('reference', '=', '')
    .execute()
}

/** Which of two answers is the newer one, on all instances: the one that was asked for later. */
export async function nextTurn(db: Db): Promise<number> {
  const { rows } = await sql<{ turn: number }>`select nextval('payment_turns') as turn`.execute(db)
  return rows[0]?.turn ?? 0
}

/** What the buyer has agreed to is taken on the way, unless nobody waits for it any more. */
export async function askFor(provider: Provider, row: PaymentRow): Promise<Truth> {
  try {
    const truth = await provider.read(row)
    const isWanted = OPEN_STATES.some((state) => state === row.state)
    if (!truth.isApproved || !isWanted || !isSame(row, truth)) return truth
    await provider.capture(row)
    return await provider.read(row)
  } catch (error) {
    if (error instanceof ProviderRefusal) throw paymentFailures.providerAway()
    throw error
  }
}
