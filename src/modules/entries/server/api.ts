export {
  type EntryToLay,
  eraseLaidEntries,
  replaceLaidEntries,
} from './entries/install-entries.ts'
