import { type Selectable, sql } from 'kysely'
import { defineJob } from '#kernel/server/jobs/job.ts'
import { addressHash } from '../../server/address-hash.ts'
import type { ListRow, SubscriberChange, SubscriberTables } from '../../server/tables.ts'
import { findSubscriber, makeSubscriber } from '../../subscribers/server/make-subscriber.ts'
import { isBlocked } from '../../subscribers/server/suppressions.ts'
import { mailKnown } from './confirmation-mail.ts'
import { invite } from './invite.ts'

export const SETTLE = 'subscribers.settle-request'

type Request = Selectable<SubscriberTables['newsletter_requests']>

export const settleRequest = defineJob<SubscriberTables, { request: string }>({
  name: SETTLE,
  run: ({ change }, { request }) => change((unit) => settle(unit, request)),
})

/** What a sign-up leads to: a mail that asks for a confirmation, one that says it is known, or nothing. */
async function settle(change: SubscriberChange, id: string): Promise<void> {
  const request = await takeRequest(change, id)
  if (!request) return
  const hash = addressHash(change.scope.secret, request.email)
  // Who complained, or was blocked by hand, hears nothing any more, whoever types the address.
  if (await isBlocked(change.db, hash)) return
  const known = await findSubscriber(change.db, hash)
  const has = known ? await subscribedTo(change, known.id) : new Set<string>()
  const lists = await missingLists(change, request, has)
  if (lists.length === 0) {
    // Or the lists are gone by now: then there is nobody to keep, and nothing to say.
    const isKnown = request.lists.some((list) => has.has(list))
    return known && isKnown ? await mailKnown(change, known, request.lang) : undefined
  }
  const subscriber = known ?? (await makeSubscriber(change, { ...request, hash }))
  await invite(change, { subscriber, lists, request, source: 'form' })
}

/** Of two that take the same one, only the first gets it. */
async function takeRequest({ db }: SubscriberChange, id: string): Promise<Request | undefined> {
  return await db
    .deleteFrom('newsletter_requests')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

async function subscribedTo({ db }: SubscriberChange, subscriber: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select('list_id')
    .where('subscriber_id', '=', subscriber)
    .where('state', 'in', ['confirmed', 'paused'])
    .execute()
  return new Set(rows.map(({ list_id }) => list_id))
}

async function missingLists(
  { db }: SubscriberChange,
  { lists }: Request,
  has: ReadonlySet<string>,
): Promise<ListRow[]> {
  return await db
    .selectFrom('newsletter_lists')
    .selectAll()
    .where(sql<boolean>`id = any(${lists.filter((id) => !has.has(id))}::uuid[])`)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}
