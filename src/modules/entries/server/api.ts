export { entryContent } from './entries/entry-content.ts'
export {
  type EntryToInstall,
  eraseLaidEntries,
  replaceLaidEntries,
} from './entries/install-entries.ts'
