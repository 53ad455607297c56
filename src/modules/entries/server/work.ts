import type { Kysely } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { Scope } from '#kernel/server/context.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import type { EntryTables } from './tables.ts'

export type Db = Kysely<EntryTables>
export type EntryScope = Scope<EntryTables>

/** What entries must know of the other modules. */
export type House = { types(): BlockTypes }

/** A change in progress, who makes it, and what the rest of the house brings. */
export type Work = { scope: EntryScope; change: Change<EntryTables>; house: House }

export function inOneChange<T>(
  scope: EntryScope,
  house: House,
  run: (work: Work) => Promise<T>,
): Promise<T> {
  return scope.change((change) => run({ scope, change, house }))
}

/** Cached pages that show an entry carry this tag. */
export function entryTag(id: string): string {
  return `entry:${id}`
}

/** What lists live entries: archive, feeds, blocks, the sitemap. */
export const ENTRIES_TAG = 'entries'

export const ENTRY_NOUN = 'entry' as const
