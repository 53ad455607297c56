import { type Selectable, sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { hashToken } from '#kernel/server/sessions/session-token.ts'
import { type NewConsent, recordConsents } from '#modules/consents/server/api.ts'
import { linkProved } from '#modules/people/server/api.ts'
import { subscriptionsResumed } from '../../events.ts'
import { maskedEmail } from '../../server/address-hash.ts'
import type { Db, SubscriberChange, SubscriberRow, SubscriberTables } from '../../server/tables.ts'
import { isBlocked, leftSince, liftFor } from '../../subscribers/server/suppressions.ts'
import { confirmSubscriptions } from '../../subscribers/server/write-subscriptions.ts'
import { grantTracking } from '../../tracking/server/tracking.ts'

type Key = Selectable<SubscriberTables['newsletter_keys']>
type Purpose = Key['purpose']
type NamedList = { _id: string; name: string }

/** Who presses the button, for the proof. */
export type Visitor = { ip: string; agent: string }

type Peeked = {
  id: string
  purpose: Purpose
  subscriber: string
  email: string
  newEmail: string | null
  lists: NamedList[]
  tracking: boolean
}

/** The purposes of keys that speak of lists: pressed twice they answer twice, the others once. */
const SUBSCRIBING: ReadonlySet<Purpose> = new Set<Purpose>(['verify', 'undo'])

/** What a key would do; looking at it changes nothing. */
export async function peekKey(db: Db, token: string): Promise<Peeked | undefined> {
  const found = await keyQuery(db, token).executeTakeFirst()
  if (!found || (found.used_at && !SUBSCRIBING.has(found.purpose))) return undefined
  const { id, purpose, email, new_email, subscriber_id: subscriber, tracking } = found
  const lists = await namesOf(db, found.lists)
  return { id, purpose, subscriber, email, newEmail: new_email, lists, tracking }
}

type Confirmed = { email: string; lists: NamedList[] }

/**
 * Uses a key. Twice gives the same answer, as long as what it brought still holds: whoever has left
 * since is not brought back by it.
 */
export async function confirmByKey(
  change: SubscriberChange,
  token: string,
  visitor: Visitor,
): Promise<Confirmed> {
  const { db } = change
  const found = await keyQuery(db, token).forUpdate().executeTakeFirst()
  if (!found || !SUBSCRIBING.has(found.purpose)) throw failures.expired()
  const subscriber = await subscriberOf(db, found.subscriber_id)
  const lists = await usableLists(db, found, subscriber)
  if (lists.length === 0) throw failures.expired()
  if (!found.used_at) await confirm(change, { key: found, subscriber, lists, visitor })
  return { email: maskedEmail(subscriber.email), lists: await namesOf(db, lists) }
}

/** Keys that have not run out, with the address they were mailed to. */
function keyQuery(db: Db, token: string) {
  return db
    .selectFrom('newsletter_keys')
    .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'subscriber_id')
    .selectAll('newsletter_keys')
    .select('newsletter_subscribers.email')
    .where('key_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
}

async function subscriberOf(db: Db, id: string): Promise<SubscriberRow> {
  return await db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The lists a key still speaks for. A used one speaks for what is still subscribed. */
async function usableLists(db: Db, key: Key, subscriber: SubscriberRow): Promise<string[]> {
  const { address_hash: hash, id } = subscriber
  if (await isBlocked(db, hash)) return []
  const known = (await namesOf(db, key.lists)).map(({ _id }) => _id)
  if (key.used_at) {
    const has = await statesOf(db, id)
    return known.filter((list) => has.get(list) === 'confirmed' || has.get(list) === 'paused')
  }
  // The suppression an undo is about was written in the moment of its key, not after it.
  const left = await leftSince(db, { hash, lists: known, since: key.created_at })
  return known.filter((list) => !left.has(list))
}

async function statesOf(db: Db, subscriber: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select(['list_id', 'state'])
    .where('subscriber_id', '=', subscriber)
    .execute()
  return new Map(rows.map(({ list_id, state }) => [list_id, state]))
}

type Confirming = { key: Key; subscriber: SubscriberRow; lists: string[]; visitor: Visitor }

async function confirm(
  change: SubscriberChange,
  { key, subscriber, lists, visitor }: Confirming,
): Promise<void> {
  const { db } = change
  const { id, email, address_hash, first_name, last_name } = subscriber
  const isUndo = key.purpose === 'undo'
  await db
    .updateTable('newsletter_keys')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', key.id)
    .execute()
  await confirmSubscriptions(change, id, { lists, source: 'form', isJoining: !isUndo })
  await liftFor(db, address_hash, isUndo && key.is_all ? [...lists, null] : lists)
  await db
    .updateTable('newsletter_subscribers')
    .set((eb) => ({ confirm_mails: 0, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .execute()
  if (isUndo) await change.emit(subscriptionsResumed, { subscriber: id, lists })
  const action = isUndo ? 'resumed' : 'confirmed'
  await change.audit({ noun: 'newsletter-subscriber', id, action })
  const thing = { module: 'subscribers', noun: 'newsletter-subscriber', id, role: 'subscriber' }
  if (!isUndo) await linkProved(change, { name: `${first_name} ${last_name}`, mail: email, thing })
  const named = await namesOf(db, lists)
  const facts = { ip: visitor.ip, agent: visitor.agent.slice(0, 500), by: 'link' }
  const isTracked = key.tracking && !isUndo && !subscriber.tracking
  const tracking = isTracked ? [await grantTracking(change, subscriber, facts)] : []
  const step = { action, subject: id, email } as const
  await recordConsents(change, [
    ...named.map(
      (list): NewConsent => ({
        ...step,
        purpose: `newsletter:${list._id}`,
        facts: { list: list.name, ...facts },
      }),
    ),
    ...tracking,
  ])
}

async function namesOf(db: Db, ids: readonly string[]): Promise<NamedList[]> {
  return await db
    .selectFrom('newsletter_lists')
    .select(['id as _id', 'name'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}
