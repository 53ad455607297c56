import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addLiveWords, dropLiveWords } from '#kernel/server/publishing/store/live-words.ts'

const STORE = {
  things: 'pages',
  contents: 'page_contents',
  versions: 'page_versions',
  previews: 'page_previews',
  owner: 'page_id',
  vocabulary: 'page_words',
}

/** Visitors search the website for words. */
export const findLive: Migration = {
  up: (db: Kysely<unknown>) => addLiveWords(db, STORE),
  down: (db: Kysely<unknown>) => dropLiveWords(db, STORE),
}
