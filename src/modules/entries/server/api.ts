export { entryPublished, entryReviewRequested, entryTakenOffline } from './events.ts'
export { ENTRIES_TAG, entryTag } from './work.ts'
