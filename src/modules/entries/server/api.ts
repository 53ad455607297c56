import type { Change } from '#kernel/server/change.ts'
import { type EntryToLay, replaceEntries } from './lay-entries.ts'
import type { EntryTables } from './tables.ts'
import type { EntryScope, House } from './work.ts'

export { entryPublished, entryReviewRequested, entryTakenOffline } from './events.ts'
export type { EntryToLay } from './lay-entries.ts'
export { ENTRIES_TAG, entryTag } from './work.ts'

type Laying = { scope: EntryScope; change: Change<EntryTables>; house: House }

/**
 * Inside a change: throws away entries that were laid before and that nobody touched, then lays
 * new ones, live in all languages; returns their ids.
 */
export function replaceLaidEntries(
  laying: Laying,
  laid: { old: readonly string[]; entries: readonly EntryToLay[] },
): Promise<string[]> {
  return replaceEntries(laying, laid)
}
