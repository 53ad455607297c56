export { pageDeleted, pagePublished, pageTakenOffline, reviewRequested } from './events.ts'
export { pageLookup } from './lookup.ts'
export { pageTag } from './work.ts'
