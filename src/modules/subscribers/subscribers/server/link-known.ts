import { sql } from 'kysely'
import { link } from '#modules/people/server/api.ts'
import type { SubscriberChange } from '../../server/tables.ts'

/** Whom the business knows by an address that is theirs is the person of this subscriber. */
export async function linkKnown(
  change: SubscriberChange,
  made: readonly { id: string; email: string }[],
): Promise<void> {
  const emails = made.map(({ email }) => email.trim().toLowerCase())
  const { rows } = await sql<{ person_id: string; folded: string }>`
    select person_id, folded from person_contacts where kind = 'mail'
      and proof in ('confirmed', 'account') and folded = any(${emails}::text[])`.execute(change.db)
  for (const { person_id: person, folded } of rows) {
    const id = made[emails.indexOf(folded)]?.id
    const thing = { module: 'subscribers', noun: 'newsletter-subscriber', role: 'subscriber' }
    if (id) await link(change, { person, thing: { ...thing, id }, proof: 'staff' })
  }
}
