import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { forgetConsents, recordConsents } from '#modules/consents/server/api.ts'
import { linkProved, unlink } from '#modules/people/server/api.ts'
import { addressHash, maskedEmail } from '../../server/address-hash.ts'
import type { SubscriberChange, SubscriberRow } from '../../server/tables.ts'
import { confirmByKey, peekKey, type Visitor } from '../../sign-up/server/confirm.ts'
import { findSubscriber, makeSubscriber } from '../../subscribers/server/make-subscriber.ts'
import { isBlocked, liftFor, suppress } from '../../subscribers/server/suppressions.ts'
import { confirmSubscriptions } from '../../subscribers/server/write-subscriptions.ts'
import { grantTracking } from '../../tracking/server/tracking.ts'
import { leave } from '../../unsubscribe/server/leave.ts'

const THINGS = { module: 'subscribers', noun: 'newsletter-subscriber' } as const

type Pressed = {
  purpose: 'verify' | 'undo' | 'address' | 'erase' | 'tracking'
  email: string
  lists: { _id: string; name: string }[]
}

/** Does what a mailed key stands for. */
export async function pressKey(
  change: SubscriberChange,
  token: string,
  visitor: Visitor,
): Promise<Pressed> {
  const found = await peekKey(change.db, token)
  if (!found) throw failures.expired()
  if (found.purpose === 'verify' || found.purpose === 'undo')
    return { ...(await confirmByKey(change, token, visitor)), purpose: found.purpose }
  if (!(await spend(change, found.id))) throw failures.expired()
  const subscriber = await change.db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('id', '=', found.subscriber)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (found.purpose === 'erase') await erase(change, subscriber)
  else if (found.purpose === 'tracking') await agree(change, subscriber, visitor)
  else await moveTo(change, subscriber, { email: found.newEmail ?? '', visitor })
  return { purpose: found.purpose, email: maskedEmail(found.newEmail ?? found.email), lists: [] }
}

/** Of many at once exactly one uses it. */
async function spend({ db }: SubscriberChange, id: string): Promise<boolean> {
  const row = await db
    .updateTable('newsletter_keys')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** All that is personal goes; the hash stays, so that nobody brings the address back. */
async function erase(change: SubscriberChange, subscriber: SubscriberRow): Promise<void> {
  const { db } = change
  await suppress(db, subscriber.address_hash, { lists: [null], reason: 'erased' })
  await db.deleteFrom('newsletter_subscribers').where('id', '=', subscriber.id).execute()
  await unlink(change, { ...THINGS, ids: [subscriber.id] })
  await forgetConsents(change, [subscriber.id])
}

/** A second key of the same kind changes nothing. */
async function agree(change: SubscriberChange, subscriber: SubscriberRow, visitor: Visitor) {
  if (subscriber.tracking) return
  const facts = { ...visitor, agent: visitor.agent.slice(0, 500), by: 'link' }
  await recordConsents(change, [await grantTracking(change, subscriber, facts)])
}

type Move = { email: string; visitor: Visitor }

/**
 * The new address gets the lists by its own yes and as a subscriber of its own; the former one leaves
 * them, and hears of it with an undo. Nothing else goes along: whoever has a forwarded newsletter can
 * ask for this. A list that is not public stays where it is.
 */
async function moveTo(
  change: SubscriberChange,
  former: SubscriberRow,
  { email, visitor }: Move,
): Promise<void> {
  const { db, scope } = change
  const hash = addressHash(scope.secret, email)
  if (await isBlocked(db, hash)) throw failures.expired()
  const known = await findSubscriber(db, hash)
  if (known?.id === former.id) return
  const named = await listsOf(change, former.id)
  if (named.length === 0) throw failures.expired()
  const lists = named.map((list) => list.id)
  const made = { email, hash, first_name: '', last_name: '', lang: former.lang }
  const own = known ?? (await makeSubscriber(change, made))
  const { id, first_name, last_name } = own
  await confirmSubscriptions(change, id, { lists, source: 'form' })
  await liftFor(db, hash, lists)
  if (!known) await keepLeft(change, former, { hash, lists })
  await change.audit({ noun: 'newsletter-subscriber', id, action: 'moved' })
  const name = `${first_name} ${last_name}`
  await linkProved(change, { name, mail: email, thing: { ...THINGS, id, role: 'subscriber' } })
  await leave(change, { subscriber: former.id, lists, by: 'moved', isMailed: true })
  const step = { action: 'confirmed', subject: id, email } as const
  await recordConsents(
    change,
    named.map((list) => ({
      ...step,
      purpose: `newsletter:${list.id}`,
      facts: { list: list.name, by: 'link', ...visitor },
    })),
  )
}

async function listsOf({ db }: SubscriberChange, subscriber: string) {
  return await db
    .selectFrom('newsletter_subscriptions')
    .innerJoin('newsletter_lists', 'newsletter_lists.id', 'list_id')
    .select(['list_id as id', 'name'])
    .where('subscriber_id', '=', subscriber)
    .where('state', 'in', ['confirmed', 'paused'])
    .where('is_public', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
}

/** What was left under the former address stays left under the new one. */
async function keepLeft(
  { db }: SubscriberChange,
  { address_hash }: SubscriberRow,
  { hash, lists }: { hash: Buffer; lists: readonly string[] },
): Promise<void> {
  const left = await db
    .selectFrom('newsletter_suppressions')
    .select('list_id')
    .where('address_hash', '=', address_hash)
    .where(sql<boolean>`list_id is null or list_id <> all(${[...lists]}::uuid[])`)
    .execute()
  const reason = 'unsubscribed'
  await suppress(db, hash, { lists: left.map(({ list_id }) => list_id), reason })
}
