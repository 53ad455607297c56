import type { Updateable } from 'kysely'
import { slugOf } from '#modules/pages/server/api.ts'
import type { EntryStructure } from '../../contract.ts'
import type { EntriesTable } from '../tables.ts'

/** What belongs to an entry in all languages, as columns; only what is given. */
export function columnsOf({
  tags,
  publish_date,
  date,
  type,
  author,
}: EntryStructure): Updateable<EntriesTable> {
  return {
    ...(tags && { tags: [...new Set(tags)], tag_keys: keysOf(tags) }),
    ...(publish_date && { publish_date: new Date(publish_date), is_dated: true }),
    ...(date !== undefined && { date }),
    ...(type && { type }),
    ...(author !== undefined && { author }),
  }
}

/** Tags as they stand in addresses: 'Möbel & Küchen' is found at moebel-kuechen. */
export function keysOf(tags: readonly string[]): string[] {
  return [...new Set(tags.map(slugOf).filter(Boolean))]
}
