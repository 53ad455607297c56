import { type RawBuilder, sql } from 'kysely'
import type { CreateOf, ItemOf, QueryOf } from '#kernel/contract/noun/noun.ts'
import {
  type SearchedPlaces,
  searchText,
  searchTexts,
  standsIn,
} from '#kernel/server/list/search-text.ts'
import { type Resource, resourcesOf } from '#kernel/server/resource/resource.ts'
import { slugOf } from '#modules/pages/server/api.ts'
import { entry } from '../../entry.ts'
import { entryFailures } from '../../errors.ts'
import { findEntry } from '../queries/entry-rows.ts'
import type { EntryTables } from '../tables.ts'
import type { EntryChange } from '../unit-of-work.ts'
import { guardShown, relist } from './listing.ts'

export type EntryItem = ItemOf<typeof entry>
type Facts = CreateOf<typeof entry>
type Condition = RawBuilder<boolean>

/** The rest of what can be done with an entry is `entryContent`'s and has more rules. */
type EntryResource = Pick<Resource<EntryTables, typeof entry>, 'list' | 'read' | 'change'>

/** What holds in all languages; words and content are drafted and published by `entryContent`. */
export const entryResource: EntryResource = resourcesOf<EntryTables>()(entry, {
  table: 'entries',
  check: async (change, facts, before) => {
    if (!before) return
    const { _id: id } = before
    if (await isNews(change, facts, before))
      await guardShown(change, [id], entryFailures.publishFacts)
    await mustNotVanish(change, id, facts.publish_date)
  },
  columns: async (_change, facts) => columnsOf(facts),
  changed: (change, { _id }) => relist(change, _id),
  sorts: {
    publish_date: { column: 'entries.publish_date', type: 'timestamptz' },
    title: { column: 'entries.title', type: 'text' },
  },
  where: conditionsOf,
})

/** Tags as they are found, and that somebody chose the date. */
export function columnsOf({ tags, publish_date }: Facts) {
  return {
    ...(tags && { tags: [...new Set(tags)], tag_keys: keysOf(tags) }),
    ...(publish_date && { publish_date: new Date(publish_date), is_dated: true }),
  }
}

/** Tags as they stand in addresses: 'Möbel & Küchen' is found at moebel-kuechen. */
export function keysOf(tags: readonly string[]): string[] {
  return [...new Set(tags.map(slugOf).filter(Boolean))]
}

/** Saying again what is so already changes nothing for anybody. */
async function isNews({ db }: EntryChange, facts: Facts, before: EntryItem): Promise<boolean> {
  const known = { ...before, ...(await findEntry(db, before._id)) }
  return Object.entries({ ...facts, ...columnsOf(facts) }).some(
    ([name, value]) => JSON.stringify(Reflect.get(known, name)) !== JSON.stringify(value),
  )
}

/** What is live cannot have happened later; what shall appear later is scheduled. */
async function mustNotVanish({ db }: EntryChange, id: string, at?: string): Promise<void> {
  if (!at || new Date(at).getTime() <= Date.now()) return
  const live = await db
    .selectFrom('entry_contents')
    .select('lang')
    .where('entry_id', '=', id)
    .where('is_live', '=', true)
    .executeTakeFirst()
  if (live) throw entryFailures.futureDate({ fields: { publish_date: 'future' } })
}

/** A status is that of the language asked for. */
function conditionsOf({ status, lang, type, tag, year, search }: QueryOf<typeof entry>) {
  const wanted: (Condition | undefined)[] = [
    type && sql<boolean>`entries.type = ${type}`,
    tag ? sql<boolean>`entries.tag_keys @> ${[slugOf(tag)]}::text[]` : undefined,
    year === undefined ? undefined : inYear(year),
    status && sql<boolean>`${sql.ref(`entries.stage_${lang}`)} = ${status}`,
    ...standsIn('entries.id', search, placesOf),
  ]
  return wanted.filter((condition) => condition !== undefined)
}

/** A year as calendars in Germany have it. */
function inYear(year: number): Condition {
  const start = (of: number) => sql`make_timestamptz(${of}::int, 1, 1, 0, 0, 0, 'Europe/Berlin')`
  return sql<boolean>`(entries.publish_date >= ${start(year)}
    and entries.publish_date < ${start(year + 1)})`
}

/** Title in any language, or tag. */
const placesOf: SearchedPlaces = (has) => [
  sql`select entry_id from entry_contents where ${has(searchText('entry_contents', ['title']))}`,
  sql`select id from entries where tags <> '{}' and ${has(searchTexts('entries.tags'))}`,
]
