import { uuidv7 } from 'uuidv7'
import type { Truth } from '../../providers/server/provider.ts'
import type { PaymentRow } from '../../server/tables.ts'
import { tellStaff } from '../../server/tell-staff.ts'
import type { PaymentChange } from '../../server/unit-of-work.ts'
import { leadsTo, type PaymentState, stateOfMoney } from '../life-cycle.ts'
import type { ProviderName } from '../payment.ts'
import { lockPayment } from './find-payments.ts'
import { settlePayment } from './settle-payment.ts'
import { noteEvent } from './write-payment.ts'

export type WebhookEvent = {
  provider: ProviderName
  id: string
  /** How the provider calls its page, if it says so. */
  reference?: string
  /** Somebody wants the money back from their bank, or from the provider. */
  isDispute?: boolean
}

type Answer = {
  id: string
  truth: Truth
  /** The turn it was asked for in: what was asked for earlier says nothing new. */
  turn: number
  /** The news that made us ask. */
  event?: WebhookEvent
}

/** Whether this event is seen for the first time; from now on it is not. */
export async function takeEvent(
  { db }: PaymentChange,
  { provider, id }: WebhookEvent,
): Promise<boolean> {
  const taken = await db
    .insertInto('payment_webhooks')
    .values({ provider, event_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Makes a payment what its provider says it is, once for each event and never backwards in time. */
export async function applyTruth(change: PaymentChange, answer: Answer): Promise<void> {
  const { id, truth, turn, event } = answer
  const row = await lockPayment(change.db, id)
  if (!row || (event && !(await takeEvent(change, event)))) return
  if (row.asked_turn >= turn) return
  if (!isSame(row, truth)) return refuse(change, row, turn)
  const next = nextState(row, truth)
  if (event?.isDispute && next !== 'chargeback') await tell(change, row, 'disputed')
  const { captured, refunded, capture } = truth
  const isNews = next !== row.state || captured !== row.captured || refunded !== row.refunded
  if (!isNews || (next !== row.state && !leadsTo(row.source, row.state, next)))
    return noteAsked(change, row, turn)
  if (refunded > row.refunded) await noteOutside(change, row, refunded)
  if (refunded < row.refunded) await failRefunds(change, row, refunded)
  await settlePayment(change, row, {
    ...{ action: next, origin: 'provider', amount: amountOf(row, truth) },
    values: { state: next, captured, refunded, capture_reference: capture, ...askedIn(turn) },
  })
  if (refunded < row.refunded) await tell(change, row, 'refund_failed')
}

/** Whether a provider speaks of what we asked for: subject, amount, currency and kind of money. */
export function isSame(row: PaymentRow, truth: Truth): boolean {
  const { payment, amount, currency, test } = truth
  const isOurs = payment === row.id && test === row.test
  return isOurs && amount === row.amount && currency === row.currency
}

/** More went back than anybody asked for here: somebody gave it back at the provider itself. */
async function noteOutside(
  { db }: PaymentChange,
  { id }: PaymentRow,
  refunded: number,
): Promise<void> {
  const asked = (await refundsOf(db, id)).filter(({ state }) => state !== 'failed')
  const amount = refunded - sumOf(asked)
  if (amount < 1) return
  const values = { id: uuidv7(), payment_id: id, amount, reason: '', state: 'done' as const }
  await db.insertInto('payment_refunds').values(values).execute()
}

/** What had gone back is here again: it did not arrive, and is owed anew. The latest fail, or the one of that sum. */
async function failRefunds(
  { db }: PaymentChange,
  row: PaymentRow,
  refunded: number,
): Promise<void> {
  const done = (await refundsOf(db, row.id)).filter(({ state }) => state === 'done')
  const same = done.find(({ amount }) => amount === row.refunded - refunded)
  let left = sumOf(done)
  for (const refund of same ? [same] : done) {
    if (left <= refunded) return
    left -= refund.amount
    await db
      .updateTable('payment_refunds')
      .set({ state: 'failed' })
      .where('id', '=', refund.id)
      .execute()
  }
}

/** The latest first. */
function refundsOf(db: PaymentChange['db'], payment: string) {
  return db
    .selectFrom('payment_refunds')
    .select(['id', 'amount', 'state'])
    .where('payment_id', '=', payment)
    .orderBy('id', 'desc')
    .execute()
}

function sumOf(refunds: readonly { amount: number }[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

function nextState(row: PaymentRow, truth: Truth): PaymentState {
  const { captured, refunded, isDisputed, isAuthorized, page } = truth
  if (isDisputed) return 'chargeback'
  const paid = stateOfMoney({ ...row, captured, refunded })
  if (paid) return paid
  if (isAuthorized) return 'authorized'
  return page === 'open' || page === 'done' ? row.state : page
}

/** What has moved since the last time. */
function amountOf(row: PaymentRow, { captured, refunded }: Truth): number | undefined {
  if (refunded !== row.refunded) return refunded - row.refunded
  return captured === row.captured ? undefined : captured - row.captured
}

/** Another amount, currency or subject than we asked for: nothing is believed, somebody looks. */
async function refuse(change: PaymentChange, row: PaymentRow, turn: number): Promise<void> {
  await noteAsked(change, row, turn)
  const told = await change.db
    .selectFrom('payment_events')
    .select('id')
    .where('payment_id', '=', row.id)
    .where('action', '=', 'mismatch')
    .executeTakeFirst()
  // However often it is asked, it is told once.
  if (!told) await tell(change, row, 'mismatch')
}

type Unexpected = 'mismatch' | 'disputed' | 'refund_failed'

async function tell(change: PaymentChange, row: PaymentRow, action: Unexpected): Promise<void> {
  await noteEvent(change, row, { action, origin: 'provider' })
  await tellStaff(change, row, action)
}

async function noteAsked({ db }: PaymentChange, { id }: PaymentRow, turn: number): Promise<void> {
  await db.updateTable('payments').set(askedIn(turn)).where('id', '=', id).execute()
}

function askedIn(asked_turn: number) {
  return { asked_turn, asked_at: new Date() }
}
