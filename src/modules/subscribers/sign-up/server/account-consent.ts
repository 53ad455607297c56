import { sql } from 'kysely'
import { listen } from '#kernel/server/jobs/job.ts'
import {
  accountVerified,
  newsletterConsentGiven,
  newsletterConsentWithdrawn,
} from '#modules/auth/events.ts'
import { recordConsents } from '#modules/consents/server/api.ts'
import { linkProved } from '#modules/people/server/api.ts'
import { publicLists } from '../../lists/server/find-lists.ts'
import { addressHash } from '../../server/address-hash.ts'
import type { SubscriberChange, SubscriberRow, SubscriberTables } from '../../server/tables.ts'
import { findSubscriber, makeSubscriber } from '../../subscribers/server/make-subscriber.ts'
import { isBlocked, leftSince, liftFor } from '../../subscribers/server/suppressions.ts'
import {
  confirmSubscriptions,
  keepSubscriptions,
} from '../../subscribers/server/write-subscriptions.ts'
import { leave } from '../../unsubscribe/server/leave.ts'

type Consent = { userId: string; consentId: string }

/**
 * Somebody ticked the newsletter when making an account. It waits until the address is proved: the
 * link that proves the account proves this too.
 */
export const onConsentGiven = listen<SubscriberTables, Consent>(newsletterConsentGiven, {
  name: 'subscribers.consent-given',
  run: ({ change }, { userId, consentId }) =>
    change(async (unit) => {
      const found = await meantBy(unit, userId, consentId)
      if (!found || found.lists.length === 0) return
      const subscriber =
        (await findSubscriber(unit.db, found.hash)) ?? (await makeSubscriber(unit, found))
      const { lists, consent } = found
      await keepSubscriptions(unit, subscriber.id, { lists, source: 'account' })
      if (found.isProved) await confirmWaiting(unit, { subscriber, lists, consent })
    }),
})

/**
 * Only what still waits is confirmed. An account may be proved more than once, also with another
 * address: whoever left, or never asked with this address, is not subscribed by it.
 */
export const onAccountVerified = listen<SubscriberTables, { userId: string }>(accountVerified, {
  name: 'subscribers.account-verified',
  run: ({ change }, { userId }) =>
    change(async (unit) => {
      const found = await meantBy(unit, userId)
      const subscriber = found?.isProved && (await findSubscriber(unit.db, found.hash))
      if (!found || !subscriber) return
      const waiting = await unit.db
        .selectFrom('newsletter_subscriptions')
        .select('list_id')
        .where('subscriber_id', '=', subscriber.id)
        .where('state', '=', 'pending')
        .where('source', '=', 'account')
        .execute()
      const lists = waiting.map(({ list_id }) => list_id).filter((id) => found.lists.includes(id))
      await confirmWaiting(unit, { subscriber, lists, consent: found.consent })
    }),
})

/** They changed their mind in their account: nothing may be sent any more. */
export const onConsentWithdrawn = listen<SubscriberTables, Consent>(newsletterConsentWithdrawn, {
  name: 'subscribers.consent-withdrawn',
  run: ({ change }, { userId }) =>
    change(async (unit) => {
      const account = await accountOf(unit, userId)
      if (!account) return
      const hash = addressHash(unit.scope.secret, account.handle)
      // Also under an earlier address of the account: it was given for that one.
      const { rows } = await sql<{ id: string }>`select id from newsletter_subscribers
        where id in (select id from newsletter_subscribers where address_hash = ${hash}
          union select item_id from person_links join people on people.id = person_id
            where module = 'subscribers' and people.account = ${userId})
        order by id for update`.execute(unit.db)
      for (const { id } of rows)
        await leave(unit, { subscriber: id, lists: null, by: 'account', isMailed: false })
    }),
})

/** What a consent given with an account stands for: the lists of the form that nobody has left since. */
async function meantBy(change: SubscriberChange, userId: string, consentId?: string) {
  const { db, scope } = change
  const account = await accountOf(change, userId)
  const consent = await consentOf(change, userId, consentId)
  if (!account || !consent) return undefined
  const hash = addressHash(scope.secret, account.handle)
  if (await isBlocked(db, hash)) return undefined
  const offered = (await publicLists(db)).filter(({ in_signup }) => in_signup)
  const lists = offered.map(({ id }) => id)
  const left = await leftSince(db, { hash, lists, since: consent.given_at })
  return {
    email: account.handle,
    hash,
    first_name: account.user_data.first_name ?? '',
    last_name: account.user_data.last_name ?? '',
    lang: account.lang,
    lists: lists.filter((id) => !left.has(id)),
    consent,
    isProved: account.verified_at !== null,
  }
}

type Waiting = {
  subscriber: SubscriberRow
  lists: readonly string[]
  consent: { wording: string; given_at: Date }
}

/** What is subscribed already stays as it is, with its own proof. */
async function confirmWaiting(
  change: SubscriberChange,
  { subscriber, lists, consent }: Waiting,
): Promise<void> {
  const { db } = change
  const has = await db
    .selectFrom('newsletter_subscriptions')
    .select('list_id')
    .where('subscriber_id', '=', subscriber.id)
    .where('state', 'in', ['confirmed', 'paused'])
    .execute()
  const known = new Set(has.map(({ list_id }) => list_id))
  const fresh = lists.filter((id) => !known.has(id))
  if (fresh.length === 0) return
  const { id, email, first_name, last_name } = subscriber
  await confirmSubscriptions(change, id, { lists: fresh, source: 'account', isJoining: true })
  await liftFor(db, subscriber.address_hash, fresh)
  await change.audit({ noun: 'newsletter-subscriber', id, action: 'confirmed' })
  const thing = { module: 'subscribers', noun: 'newsletter-subscriber', id, role: 'subscriber' }
  await linkProved(change, { name: `${first_name} ${last_name}`, mail: email, thing })
  const { wording, given_at } = consent
  const facts = { wording, given_at: given_at.toISOString(), source: 'account', by: 'account' }
  await recordConsents(
    change,
    fresh.map((list) => ({
      purpose: `newsletter:${list}`,
      action: 'confirmed' as const,
      subject: id,
      email,
      facts,
    })),
  )
}

async function accountOf({ db }: SubscriberChange, id: string) {
  return await db
    .selectFrom('users')
    .select(['handle', 'lang', 'verified_at', 'user_data'])
    .where('id', '=', id)
    .executeTakeFirst()
}

async function consentOf({ db }: SubscriberChange, userId: string, id?: string) {
  const consents = db
    .selectFrom('user_consents')
    .select(['wording', 'given_at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'newsletter')
    .where('withdrawn_at', 'is', null)
    .orderBy('given_at', 'desc')
    .limit(1)
  return await (id ? consents.where('id', '=', id) : consents).executeTakeFirst()
}
