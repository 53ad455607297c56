export { type EntryToLay, replaceLaidEntries } from './entries/install-entries.ts'
export { entryPublished, entryReviewRequested, entryTakenOffline } from './events.ts'
