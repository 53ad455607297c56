import { layPages, type PageToLay, untouchedPages } from './lay-pages.ts'
import { pageContent } from './page-content.ts'
import { trashPages } from './trash-pages.ts'
import { type Db, lockTree, type PageChange } from './unit-of-work.ts'

export { slugOf, toPart } from '../slug.ts'
export { businessTokens } from '../tokens.ts'
export { pageDeleted, pagePublished, pageTakenOffline, reviewRequested } from './events.ts'
export type { PageToLay } from './lay-pages.ts'
export { pageLookup } from './lookup.ts'
export { forgetRefs, recordFileUses, recordRefs } from './references.ts'
export { reviewNotices } from './review-notices.ts'
export { editingRight } from './rights.ts'
export { BLOCK_NOUN, changePages, type PageChange, pageTag } from './unit-of-work.ts'
export { pageContent }

/**
 * Inside a change: throws away pages that were laid before and that nobody touched, then lays new
 * ones, live in all languages.
 */
export async function replaceLaidPages(
  { change }: { change: PageChange },
  { old, pages }: { old: readonly string[]; pages: readonly PageToLay[] },
): Promise<void> {
  await lockTree(change)
  const gone = await untouchedPages(change.db, old)
  if (gone.length > 0) await trashPages(change, gone, { redirect_to: 'gone' })
  await layPages(change, pages)
}

/** Those of the laid pages that are still as they were laid. */
export function pagesAsLaid(db: Db, ids: readonly string[]): Promise<string[]> {
  return untouchedPages(db, ids)
}
