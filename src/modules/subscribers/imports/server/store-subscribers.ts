import { sql } from 'kysely'
import type { StoreEntry, UndoEntry } from '#kernel/server/imports/declaration.ts'
import { forgetConsents, type NewConsent, recordConsents } from '#modules/consents/server/api.ts'
import { unlink } from '#modules/people/server/api.ts'
import { addressHash, preferencesHash, unsubscribeHash } from '../../server/address-hash.ts'
import type { SubscriberChange } from '../../server/tables.ts'
import { linkKnown } from '../../subscribers/server/link-known.ts'
import { readKnown, SubscriberRest, SubscriberValues } from './subscriber-values.ts'

const AT_ONCE = 1000

type Entry = { id: string; isNew: boolean; values: SubscriberValues; rest: SubscriberRest }

/** Writes a batch: addresses, lists, and what proves each of them. */
export async function storeSubscribers(
  change: SubscriberChange,
  entries: readonly StoreEntry[],
): Promise<void> {
  const all = entries.map(
    ({ id, before, after, rest }): Entry => ({
      id,
      isNew: before === null,
      values: SubscriberValues.parse(after),
      rest: SubscriberRest.parse(rest),
    }),
  )
  await writeRows(change, all)
  await writeSubscriptions(change, all)
  const made = all.filter(({ isNew }) => isNew)
  await linkKnown(
    change,
    made.map(({ id, values: { email } }) => ({ id, email })),
  )
  await change.audit(
    ...all.map(({ id, isNew }) => ({
      noun: 'newsletter-subscriber',
      id,
      action: isNew ? 'create' : 'update',
    })),
  )
  await recordConsents(
    change,
    all.flatMap((entry) => consentsOf(change, entry)),
  )
}

async function writeRows(
  { db, scope }: SubscriberChange,
  entries: readonly Entry[],
): Promise<void> {
  const made = entries.filter(({ isNew }) => isNew)
  if (made.length > 0)
    await db
      .insertInto('newsletter_subscribers')
      .values(
        made.map(({ id, values: { email, first_name, last_name, lang, tags } }) => ({
          ...{ id, email, first_name, last_name, lang, tags },
          address_hash: addressHash(scope.secret, email),
          preferences_hash: preferencesHash(scope.secret, id),
        })),
      )
      .execute()
  for (const { id, values, isNew } of entries) {
    if (isNew) continue
    const { first_name, last_name, tags } = values
    await db
      .updateTable('newsletter_subscribers')
      .set((eb) => ({ first_name, last_name, tags, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }
}

async function writeSubscriptions(
  { db, scope }: SubscriberChange,
  entries: readonly Entry[],
): Promise<void> {
  const rows = entries.flatMap(({ id, rest }) =>
    rest.added.map((list) => ({
      subscriber_id: id,
      list_id: list.id,
      state: 'confirmed' as const,
      source: 'import' as const,
      basis: rest.basis,
      unsubscribe_hash: unsubscribeHash(scope.secret, id, list.id),
    })),
  )
  // A statement takes 65,535 values, and a row of the file may name many lists.
  for (let place = 0; place < rows.length; place += AT_ONCE)
    await db
      .insertInto('newsletter_subscriptions')
      .values(rows.slice(place, place + AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['subscriber_id', 'list_id'])
          .doUpdateSet((eb) => ({
            state: 'confirmed',
            since: sql<Date>`now()`,
            source: 'import',
            basis: eb.ref('excluded.basis'),
          }))
          // What somebody has left since it was looked at stays left.
          .where('newsletter_subscriptions.state', '=', 'pending'),
      )
      .execute()
}

function consentsOf({ scope }: SubscriberChange, { id, values, rest }: Entry): NewConsent[] {
  return rest.added.map((list) => ({
    purpose: `newsletter:${list.id}`,
    action: 'declared',
    subject: id,
    email: values.email,
    facts: { ...list.facts, list: list.name, source: 'import', by: scope.user.name },
  }))
}

/** Who has asked for a list themselves since is not deleted. */
export async function currentSubscribers(
  { db }: SubscriberChange,
  ids: readonly string[],
  made: readonly string[],
) {
  const known = await readKnown(db, { ids })
  const { rows } = await sql<{ id: string }>`
    select distinct subscriber_id as id from newsletter_subscriptions
    where subscriber_id = any(${[...made]}::uuid[]) and source <> 'import'`.execute(db)
  const inUse = new Set(rows.map(({ id }) => id))
  return new Map(
    known.map(({ id, values }) => [id, inUse.has(id) ? { ...values, isInUse: true } : values]),
  )
}

/** Takes back what an import made; proof of it goes as well, the chain stays. */
export async function undoSubscribers(
  change: SubscriberChange,
  entries: readonly UndoEntry[],
): Promise<void> {
  const { db } = change
  const made = entries.filter(({ before }) => before === null).map(({ id }) => id)
  await sql`delete from newsletter_subscribers where id = any(${made}::uuid[])`.execute(db)
  await unlink(change, { module: 'subscribers', noun: 'newsletter-subscriber', ids: made })
  await forgetConsents(change, made)
  for (const { id, before } of entries) {
    if (before === null) continue
    const { first_name, last_name, tags, lists } = SubscriberValues.parse(before)
    // Several rows may have added lists; the first one knows which were there before.
    await sql`delete from newsletter_subscriptions s using newsletter_lists l
      where s.subscriber_id = ${id} and l.id = s.list_id and s.source = 'import'
        and s.state in ('confirmed', 'paused') and l.name <> all(${lists}::text[])`.execute(db)
    await db
      .updateTable('newsletter_subscribers')
      .set((eb) => ({ first_name, last_name, tags, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
  }
  await change.audit(
    ...entries.map(({ id, before }) => ({
      noun: 'newsletter-subscriber',
      id,
      action: before === null ? 'delete' : 'update',
    })),
  )
}
