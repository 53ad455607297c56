import { sql } from 'kysely'
import { unsubscribeHash } from '../../server/address-hash.ts'
import type { SubscriberChange } from '../../server/tables.ts'
import type { SubscriptionBasis, SubscriptionSource } from '../subscriber-values.ts'

type Wanted = { lists: readonly string[]; source: SubscriptionSource }

/**
 * Notes that lists were asked for. Where somebody has left one, that stays until they confirm: anyone
 * can type any address.
 */
export async function keepSubscriptions(
  change: SubscriberChange,
  subscriber: string,
  { lists, source }: Wanted,
): Promise<void> {
  await change.db
    .insertInto('newsletter_subscriptions')
    .values(rowsOf(change, subscriber, lists).map((row) => ({ ...row, state: 'pending', source })))
    .onConflict((conflict) => conflict.columns(['subscriber_id', 'list_id']).doNothing())
    .execute()
}

type Confirming = Wanted & {
  basis?: SubscriptionBasis
  /** Somebody comes to the lists, and says so themselves. */
  isJoining?: boolean
}

/** Makes subscriptions count, whatever they were before; the caller knows that they may. */
export async function confirmSubscriptions(
  change: SubscriberChange,
  subscriber: string,
  { lists, source, basis = 'consent', isJoining = false }: Confirming,
): Promise<void> {
  if (lists.length === 0) return
  const joined_at = isJoining ? sql<Date>`now()` : null
  const made = { state: 'confirmed', source, basis, joined_at } as const
  await change.db
    .insertInto('newsletter_subscriptions')
    .values(rowsOf(change, subscriber, lists).map((row) => ({ ...row, ...made })))
    .onConflict((conflict) =>
      conflict.columns(['subscriber_id', 'list_id']).doUpdateSet((eb) => ({
        state: 'confirmed',
        since: sql<Date>`now()`,
        paused_until: null,
        basis,
        // Who was on it already has not come now.
        joined_at: eb
          .case()
          .when('newsletter_subscriptions.state', 'in', ['confirmed', 'paused'])
          .then(eb.ref('newsletter_subscriptions.joined_at'))
          .else(eb.fn.coalesce('excluded.joined_at', 'newsletter_subscriptions.joined_at'))
          .end(),
        // Who has confirmed it themselves is no import any more: its undo leaves them alone.
        source: eb
          .case()
          .when('newsletter_subscriptions.source', '=', 'import')
          .then(eb.ref('excluded.source'))
          .else(eb.ref('newsletter_subscriptions.source'))
          .end(),
      })),
    )
    .execute()
}

function rowsOf({ scope }: SubscriberChange, subscriber: string, lists: readonly string[]) {
  return lists.map((list) => ({
    subscriber_id: subscriber,
    list_id: list,
    unsubscribe_hash: unsubscribeHash(scope.secret, subscriber, list),
  }))
}
