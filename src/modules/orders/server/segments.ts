import { type Kysely, sql } from 'kysely'
import { staff } from '#kernel/access/rules.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import { type SegmentPerson, segmentsOf } from '#kernel/server/people/segments.ts'
import type { OrderTables } from './tables.ts'

const access = staff('orders', 'view')
const NOTHING: Label = { de: 'Noch nichts bestellt', en: 'Ordered nothing yet' }
const MOST = 200
/** Lines of orders, among which articles are offered; any other can be typed. */
const LATELY = 2000

/** The orders `o` of one person: what was called off or was a test is none. */
const ordersOf = (person: unknown) => sql`person_links l join orders o on o.id = l.item_id
  where l.person_id = ${person} and l.module = 'orders' and l.noun = 'order' and l.role = 'buyer'
    and o.state <> 'cancelled' and not o.test`

/** Who has bought what, how often and when. */
export const segments = segmentsOf<OrderTables>([
  {
    name: 'bought',
    kind: 'yes-no',
    label: { de: 'Hat bestellt', en: 'Has ordered' },
    access,
    where: ({ person }) => sql<boolean>`exists (select from ${ordersOf(person)})`,
    fact: factOf,
  },
  {
    name: 'product',
    kind: 'text',
    max: 200,
    label: { de: 'Hat diesen Artikel bestellt', en: 'Has ordered this product' },
    access,
    suggest: async (db) => {
      const { rows } = await sql<{ title: string }>`
        select distinct title from (select title from order_lines order by id desc
          limit ${LATELY}) sold order by title limit ${MOST}`.execute(db)
      return rows.map(({ title }) => ({ value: title, label: { de: title, en: title } }))
    },
    where: ({ person }, titles) =>
      sql<boolean>`exists (select from ${ordersOf(person)} and exists (select from order_lines
        where order_id = o.id and title = any(${titles}::text[])))`,
    fact: factOf,
  },
  {
    name: 'lastOrder',
    kind: 'date',
    label: { de: 'Letzte Bestellung', en: 'Latest order' },
    access,
    where: ({ person }, { from, before }) =>
      sql<boolean>`coalesce((select max(o.created_at) >= ${from ?? '-infinity'}::timestamptz
        and max(o.created_at) < ${before ?? 'infinity'}::timestamptz
        from ${ordersOf(person)}), false)`,
    fact: factOf,
  },
  {
    name: 'numOrders',
    kind: 'number',
    label: { de: 'Zahl der Bestellungen', en: 'Number of orders' },
    access,
    where: ({ person }, { min = 0, max }) => {
      const count = sql<number>`(select count(*) from ${ordersOf(person)})`
      return max === undefined
        ? sql<boolean>`${count} >= ${min}`
        : sql<boolean>`${count} between ${min} and ${max}`
    },
    fact: factOf,
  },
])

async function factOf(db: Kysely<OrderTables>, { id }: SegmentPerson): Promise<Label> {
  const { rows } = await sql<{ count: number; latest: Date | null }>`
    select count(*)::int as count, max(o.created_at) as latest
    from ${ordersOf(sql`${id}::uuid`)}`.execute(db)
  const { count = 0, latest = null } = rows[0] ?? {}
  if (latest === null) return NOTHING
  return {
    de: `${count} bestellt, zuletzt am ${formatDay(latest, 'de')}`,
    en: `${count} ordered, the latest on ${formatDay(latest, 'en')}`,
  }
}
