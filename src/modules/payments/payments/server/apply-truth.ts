import type { Truth } from '../../providers/server/provider.ts'
import type { PaymentRow } from '../../server/tables.ts'
import { tellStaff } from '../../server/tell-staff.ts'
import type { PaymentChange } from '../../server/unit-of-work.ts'
import { leadsTo, type PaymentState, stateOfMoney } from '../life-cycle.ts'
import type { ProviderName } from '../payment.ts'
import { lockPayment } from './find-payments.ts'
import { settlePayment } from './settle-payment.ts'
import { noteEvent } from './write-payment.ts'

export type WebhookEvent = { provider: ProviderName; id: string }

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
  const isSame =
    truth.payment === row.id && truth.amount === row.amount && truth.currency === row.currency
  if (!isSame) return refuse(change, row, turn)
  const next = nextState(row, truth)
  const { captured, refunded, capture } = truth
  const isNews = next !== row.state || captured !== row.captured || refunded !== row.refunded
  if (!isNews || (next !== row.state && !leadsTo(row.source, row.state, next)))
    return noteAsked(change, row, turn)
  await settlePayment(change, row, {
    ...{ action: next, origin: 'provider', amount: amountOf(row, truth) },
    values: { state: next, captured, refunded, capture_reference: capture, ...askedIn(turn) },
  })
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
  await noteEvent(change, row, { action: 'mismatch', origin: 'provider' })
  await tellStaff(change, row, 'mismatch')
}

async function noteAsked({ db }: PaymentChange, { id }: PaymentRow, turn: number): Promise<void> {
  await db.updateTable('payments').set(askedIn(turn)).where('id', '=', id).execute()
}

function askedIn(asked_turn: number) {
  return { asked_turn, asked_at: new Date() }
}
