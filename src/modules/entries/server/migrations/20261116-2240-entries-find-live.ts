import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addLiveWords, dropLiveWords } from '#kernel/server/publishing/store/live-words.ts'

const STORE = {
  things: 'entries',
  contents: 'entry_contents',
  versions: 'entry_versions',
  previews: 'entry_previews',
  owner: 'entry_id',
  vocabulary: 'entry_words',
}

/** Visitors search the website for words. */
export const findLive: Migration = {
  up: (db: Kysely<unknown>) => addLiveWords(db, STORE),
  down: (db: Kysely<unknown>) => dropLiveWords(db, STORE),
}
