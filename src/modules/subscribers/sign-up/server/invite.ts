import { recordConsents } from '#modules/consents/server/api.ts'
import type { ListRow, SubscriberChange, SubscriberRow } from '../../server/tables.ts'
import { keepSubscriptions } from '../../subscribers/server/write-subscriptions.ts'
import type { SubscriptionSource } from '../../subscribers/subscriber-values.ts'
import { trackingStep } from '../../tracking/server/tracking.ts'
import { mailConfirmation } from './confirmation-mail.ts'

/** Among what was noted: what the box said that was ticked. */
export const TRACKING_WORDING = 'wording tracking'

/** A pending address gets at most this many mails. */
const MOST_MAILS = 2

type Invitation = {
  subscriber: SubscriberRow
  lists: readonly ListRow[]
  request: { lang: 'de' | 'en'; facts: Readonly<Record<string, string>>; tracking?: boolean }
  source: SubscriptionSource
}

/** Asks by mail whether somebody wants these lists, and records what was asked. */
export async function invite(
  change: SubscriberChange,
  { subscriber, lists, request, source }: Invitation,
): Promise<void> {
  if (subscriber.confirm_mails >= MOST_MAILS) return
  const ids = lists.map((list) => list.id)
  await keepSubscriptions(change, subscriber.id, { lists: ids, source })
  const tracking = request.tracking ? (request.facts[TRACKING_WORDING] ?? '') : ''
  const mail = await mailConfirmation(change, { subscriber, request, lists, tracking })
  const asked = { ...sharedFacts(request.facts), source, wording: tracking, ...mail }
  await recordConsents(change, [
    ...lists.map((list) => ({
      purpose: `newsletter:${list.id}`,
      action: 'requested' as const,
      subject: subscriber.id,
      email: subscriber.email,
      facts: { ...factsFor(request.facts, list), source, ...mail },
    })),
    ...(tracking ? [trackingStep('requested', subscriber, asked)] : []),
  ])
}

function sharedFacts(facts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).filter(([key]) => !key.includes(' ')))
}

/** Of what was noted for all lists, what is about one. */
function factsFor(facts: Readonly<Record<string, string>>, { id, name }: ListRow) {
  const wording = facts[`wording ${id}`] ?? ''
  const wording_version = facts[`version ${id}`] ?? ''
  return { ...sharedFacts(facts), list: name, wording, wording_version }
}
