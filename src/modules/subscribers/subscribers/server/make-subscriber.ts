import { uuidv7 } from 'uuidv7'
import type { Lang } from '#kernel/i18n/messages.ts'
import { preferencesHash } from '../../server/address-hash.ts'
import type { SubscriberChange, SubscriberRow } from '../../server/tables.ts'

type NewSubscriber = {
  email: string
  hash: Buffer
  first_name: string
  last_name: string
  lang: Lang
}

/** Locks whoever has this address. */
export async function findSubscriber(
  db: SubscriberChange['db'],
  hash: Buffer,
): Promise<SubscriberRow | undefined> {
  return await db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('address_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()
}

/** Of two at once, both get the same one. */
export async function makeSubscriber(
  { db, scope }: SubscriberChange,
  { email, hash, first_name, last_name, lang }: NewSubscriber,
): Promise<SubscriberRow> {
  const id = uuidv7()
  await db
    .insertInto('newsletter_subscribers')
    .values({
      id,
      email: email.trim(),
      address_hash: hash,
      first_name,
      last_name,
      lang,
      preferences_hash: preferencesHash(scope.secret, id),
    })
    .onConflict((conflict) => conflict.column('address_hash').doNothing())
    .execute()
  const made = await findSubscriber(db, hash)
  if (!made) throw new Error('A subscriber vanished while being made')
  return made
}
