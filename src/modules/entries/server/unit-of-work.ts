import type { Kysely } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { EntryTables } from './tables.ts'

export type Db = Kysely<EntryTables>
/** A change in progress; `change.scope` says who makes it. */
export type EntryChange = Change<EntryTables>

/** Cached pages that show an entry carry this tag. */
export function entryTag(id: string): string {
  return `entry:${id}`
}

/** What lists live entries: archive, feeds, blocks, the sitemap. */
export const ENTRIES_TAG = 'entries'

export const ENTRY_NOUN = 'entry' as const
