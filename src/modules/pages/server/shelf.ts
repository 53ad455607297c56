import type { Lang } from '#kernel/i18n/texts.ts'
import type { Desk, Place, Shelf } from '#kernel/server/publishing/shelf.ts'
import type { Db, Work } from './work.ts'

/** Where pages are drafted and published. */
export const PAGE_SHELF: Shelf = {
  things: 'pages',
  contents: 'page_contents',
  versions: 'page_versions',
  previews: 'page_previews',
  owner: 'page_id',
}

export function placeOf(db: Db, { id, lang }: { id: string; lang: Lang }): Place {
  return { db, shelf: PAGE_SHELF, id, lang }
}

/** One language of a page, for writing. */
export function deskOf(work: Work, { id, lang }: { id: string; lang: Lang }): Desk {
  return { ...placeOf(work.change.db, { id, lang }), user: work.scope.user }
}
