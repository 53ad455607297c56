import type { ContentStore } from '#kernel/server/publishing/store/content-store.ts'

/** Where entries are drafted and published; the first migration makes these tables. */
export const ENTRY_STORE: ContentStore = {
  things: 'entries',
  contents: 'entry_contents',
  versions: 'entry_versions',
  previews: 'entry_previews',
  owner: 'entry_id',
  vocabulary: 'entry_words',
}
