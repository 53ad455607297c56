import { sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { segmentsOf } from '#kernel/server/people/segments.ts'
import type { Db, SubscriberTables } from '../../server/tables.ts'

const access = staff('subscribers', 'view')
const NONE = { de: 'Kein Newsletter', en: 'No newsletter' }

/** Newsletters of a person, as conditions of segments. */
export const segments = segmentsOf<SubscriberTables>([
  {
    name: 'subscribed',
    kind: 'yes-no',
    label: { de: 'Bekommt einen Newsletter', en: 'Gets a newsletter' },
    access,
    where: ({ person }) => sql<boolean>`exists (select from person_links
      join newsletter_subscribers s on s.id = item_id
      where person_id = ${person} and module = 'subscribers' and s.state = 'confirmed')`,
    fact: async (db, { id }) => factOf(await namesOf(db, id)),
  },
  {
    name: 'list',
    kind: 'text',
    max: 120,
    label: { de: 'Bekommt den Newsletter', en: 'Gets the newsletter' },
    access,
    suggest: async (db) => {
      const lists = await db
        .selectFrom('newsletter_lists')
        .select('name')
        .where('deleted_at', 'is', null)
        .orderBy('name')
        .limit(200)
        .execute()
      return lists.map(({ name }) => ({ value: name, label: { de: name, en: name } }))
    },
    where: ({ person }, names) => sql<boolean>`exists (select from person_links
      join newsletter_subscriptions s on s.subscriber_id = item_id
      join newsletter_lists l on l.id = s.list_id
      where person_id = ${person} and module = 'subscribers' and s.state = 'confirmed'
        and l.name = any(${names}::text[]))`,
    fact: async (db, { id }) => factOf(await namesOf(db, id)),
  },
])

async function namesOf(db: Db, person: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select distinct l.name from person_links
    join newsletter_subscriptions s on s.subscriber_id = item_id
    join newsletter_lists l on l.id = s.list_id
    where person_id = ${person} and module = 'subscribers' and s.state = 'confirmed'
    order by l.name limit 50`.execute(db)
  return rows.map(({ name }) => name)
}

function factOf(names: readonly string[]) {
  if (names.length === 0) return NONE
  return { de: names.join(', '), en: names.join(', ') }
}
