import type { Lang } from '#kernel/i18n/texts.ts'
import type { Desk, Place, Shelf } from '#kernel/server/publishing/shelf.ts'
import type { Db, Work } from './work.ts'

/** Where entries are drafted and published. */
export const ENTRY_SHELF: Shelf = {
  things: 'entries',
  contents: 'entry_contents',
  versions: 'entry_versions',
  previews: 'entry_previews',
  owner: 'entry_id',
}

export function placeOf(db: Db, { id, lang }: { id: string; lang: Lang }): Place {
  return { db, shelf: ENTRY_SHELF, id, lang }
}

/** One language of an entry, for writing. */
export function deskOf(work: Work, { id, lang }: { id: string; lang: Lang }): Desk {
  return { ...placeOf(work.change.db, { id, lang }), user: work.scope.user }
}
