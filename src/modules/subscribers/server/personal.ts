import { sql } from 'kysely'
import { personColumns } from '#kernel/server/people/personal-data.ts'
import { forgetConsents } from '#modules/consents/server/api.ts'
import { suppress } from '../subscribers/server/suppressions.ts'
import { addressHash } from './address-hash.ts'
import type { SubscriberTables } from './tables.ts'

/** Everything by the address. What stays of it is a keyed hash, so that nobody writes to it again. */
export const personal = personColumns<SubscriberTables>({
  purpose: {
    for: { de: 'Um den Newsletter zu senden', en: 'To send the newsletter' },
    basis: {
      de: 'Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 7 UWG)',
      en: 'Consent (Art. 6 (1) (a) GDPR, § 7 UWG)',
    },
    until: {
      de: 'Bis zum Widerruf oder zur Löschung; unbestätigte Anmeldungen sieben Tage',
      en: 'Until withdrawn or erased; unconfirmed sign-ups seven days',
    },
  },
  place: () => 'newsletter/subscriber/browse',
  tables: [
    {
      table: 'newsletter_subscribers',
      email: 'email',
      exported: {
        as: 'subscriber',
        columns: ['email', 'first_name', 'last_name', 'lang', 'tags', 'groups', 'created_at'],
      },
      erase: 'delete',
      // Two accounts that become one still have two mailboxes.
      merge: 'stays',
    },
    {
      table: 'newsletter_requests',
      email: 'email',
      exported: { as: 'newsletterRequests', columns: ['email', 'lang', 'facts', 'created_at'] },
      erase: 'delete',
      merge: 'stays',
    },
    {
      table: 'newsletter_keys',
      email: 'new_email',
      erase: 'delete',
      merge: 'stays',
    },
  ],
  collect: async ({ db }, { emails }) => ({
    subscriptions: await db
      .selectFrom('newsletter_subscriptions')
      .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'subscriber_id')
      .innerJoin('newsletter_lists', 'newsletter_lists.id', 'list_id')
      .select(['newsletter_lists.name as list', 'newsletter_subscriptions.state'])
      .select(['since', 'source', 'basis'])
      .where(sql<boolean>`lower(email) = any(${emails.map((one) => one.toLowerCase())}::text[])`)
      .orderBy('since')
      .execute(),
    newsletterTracking: await db
      .selectFrom('newsletter_subscribers')
      .select('tracking as agreed')
      .where(sql<boolean>`lower(email) = any(${emails.map((one) => one.toLowerCase())}::text[])`)
      .where('tracking', '=', true)
      .execute(),
  }),
  erase: async (change, { emails }) => {
    const { db, scope } = change
    const known = await db
      .selectFrom('newsletter_subscribers')
      .select(['id', 'email'])
      .where(sql<boolean>`lower(email) = any(${emails.map((one) => one.toLowerCase())}::text[])`)
      .execute()
    for (const { email } of known)
      await suppress(db, addressHash(scope.secret, email), { lists: [null], reason: 'erased' })
    // An earlier address of the same subscriber is nobody's any more.
    await forgetConsents(
      change,
      known.map(({ id }) => id),
    )
    return []
  },
})
