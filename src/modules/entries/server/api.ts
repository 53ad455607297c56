export { type EntryToLay, replaceLaidEntries } from './entries/install-entries.ts'
