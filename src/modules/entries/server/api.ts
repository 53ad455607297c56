export { entryPublished, entryReviewRequested, entryTakenOffline } from './events.ts'
export { type EntryToLay, replaceLaidEntries } from './lay-entries.ts'
export { ENTRIES_TAG, entryTag } from './unit-of-work.ts'
