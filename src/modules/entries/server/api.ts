export { entryContent } from './entries/entry-content.ts'
export {
  type EntryToLay,
  eraseLaidEntries,
  replaceLaidEntries,
} from './entries/install-entries.ts'
