import { sql } from 'kysely'
import { failures } from '#kernel/server/app-error.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import { type NewConsent, recordConsents } from '#modules/consents/server/api.ts'
import { subscriberFailures } from '../../errors.ts'
import { chosenLists, namedLists, publicLists, wordingOf } from '../../lists/server/find-lists.ts'
import { addressHash } from '../../server/address-hash.ts'
import type { ListRow, SubscriberChange, SubscriberRow } from '../../server/tables.ts'
import { invite } from '../../sign-up/server/invite.ts'
import { leave } from '../../unsubscribe/server/leave.ts'
import type { NewSubscriber } from '../subscriber.calls.ts'
import { linkKnown } from './link-known.ts'
import { findSubscriber, makeSubscriber } from './make-subscriber.ts'
import { subscriberResource } from './subscriber.resource.ts'
import { isBlocked, isSuppressed, suppress, unblock } from './suppressions.ts'
import { confirmSubscriptions } from './write-subscriptions.ts'

/** Somebody staff know of: asked by mail, or taken over with what proves it. */
export async function addByStaff(change: SubscriberChange, given: NewSubscriber): Promise<string> {
  const { db, scope } = change
  const hash = addressHash(scope.secret, given.email)
  if (await findSubscriber(db, hash)) throw subscriberFailures.duplicate()
  if (await isBlocked(db, hash)) throw subscriberFailures.suppressed()
  const lists = await listsFor(change, given.lists)
  const subscriber = await makeSubscriber(change, { ...given, hash })
  const { tags, groups } = given
  await db
    .updateTable('newsletter_subscribers')
    .set({ tags, groups })
    .where('id', '=', subscriber.id)
    .execute()
  // Without a basis they are asked first, and linked when they confirm.
  if (given.basis) await linkKnown(change, [subscriber])
  await change.audit({ noun: 'newsletter-subscriber', id: subscriber.id, action: 'create' })
  await addLists(change, { subscriber, lists, basis: given.basis, lang: given.lang })
  return subscriber.id
}

type Step = {
  id: string
  step: 'add' | 'leave' | 'block' | 'unblock'
  version: number
  lists?: readonly string[]
  basis: NewSubscriber['basis']
}

export async function stepByStaff(change: SubscriberChange, step: Step): Promise<void> {
  const { db } = change
  const { id } = step
  await subscriberResource.take(change, id, step.version)
  const subscriber = await db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('newsletter_subscribers')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .execute()
  const hash = subscriber.address_hash
  if (step.step === 'unblock') return await unblock(change, id, hash)
  if (step.step === 'block') {
    await suppress(db, hash, { lists: [null], reason: 'manual' })
    await change.audit({ noun: 'newsletter-subscriber', id, action: 'blocked' })
  }
  if (step.step !== 'add') {
    const lists = step.step === 'leave' ? (step.lists ?? null) : null
    return await leave(change, { subscriber: id, lists, by: 'staff', isMailed: false })
  }
  if (await isBlocked(db, hash)) throw subscriberFailures.suppressed()
  const lists = await listsFor(change, step.lists)
  await addLists(change, { subscriber, lists, basis: step.basis, lang: subscriber.lang })
}

/** Signs off; what is not known is left out of the answer. */
export async function removeByStaff(
  change: SubscriberChange,
  ids: readonly string[],
): Promise<string[]> {
  // All are held before the first takes the end of the chain of consents: whoever signs off meanwhile
  // waits for their row, and not the two for one another.
  await sql`select from newsletter_subscribers where id = any(${[...ids]}::uuid[])
    order by id for update`.execute(change.db)
  const known = await subscriberResource.read(change.db, ids)
  for (const { _id } of known)
    await leave(change, { subscriber: _id, lists: null, by: 'staff', isMailed: false })
  return known.map(({ _id }) => _id)
}

type Adding = {
  subscriber: SubscriberRow
  lists: readonly ListRow[]
  basis: NewSubscriber['basis']
  lang: 'de' | 'en'
}

async function addLists(
  change: SubscriberChange,
  { subscriber, lists, basis, lang }: Adding,
): Promise<void> {
  const { user } = change.scope
  const { id, email, address_hash } = subscriber
  const ids = lists.map((list) => list.id)
  // Whoever has left is neither asked nor added, whatever staff know of them.
  if (await isSuppressed(change.db, address_hash, ids)) throw subscriberFailures.suppressed()
  if (!basis) {
    const facts = { source: 'staff', by: user.name, lang }
    const wordings = lists.map((list) => [
      `wording ${list.id}`,
      wordingOf(list, siteName(change.scope), lang),
    ])
    const request = { lang, facts: { ...facts, ...Object.fromEntries(wordings) } }
    await invite(change, { subscriber, lists, request, source: 'staff' })
    return
  }
  await confirmSubscriptions(change, id, { lists: ids, source: 'staff', basis: basis.kind })
  await recordConsents(
    change,
    lists.map(
      (list): NewConsent => ({
        purpose: `newsletter:${list.id}`,
        action: 'declared',
        subject: id,
        email,
        facts: { list: list.name, basis: basis.kind, proof: basis.proof, by: user.name },
      }),
    ),
  )
}

/** Those named, public or not; else what the sign-up form offers. */
async function listsFor(
  { db }: SubscriberChange,
  wanted: readonly string[] | undefined,
): Promise<ListRow[]> {
  const lists = chosenLists(await (wanted ? namedLists(db, wanted) : publicLists(db)), wanted)
  if (!lists) throw failures.notFound()
  return lists
}
