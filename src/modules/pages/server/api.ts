import {
  addLanguages,
  eraseInstalledPages,
  installPages,
  type PageToInstall,
  untouchedPages,
} from './pages/install-pages.ts'
import { pageContent } from './pages/page-content.ts'
import { trashPages } from './tree/trash-pages.ts'
import { type Db, lockTree, type PageChange } from './unit-of-work.ts'

export { slugOf, toPart } from '../addresses/slug.ts'
export { imprintPage, privacyPage } from '../pages.ts'
export { businessTokens } from '../tokens.ts'
export { pageLookup } from './addresses/lookup.ts'
export type { PageToInstall } from './pages/install-pages.ts'
export { reviewNotices } from './pages/review-notices.ts'
export { filesUsedBy, forgetRefs, recordFileUses, recordRefs } from './references/references.ts'
export { editingRight } from './rights.ts'
export { readPublished } from './site/read-published.ts'
export { BLOCK_NOUN, changePages, type PageChange } from './unit-of-work.ts'
export { pageContent }

/**
 * Inside a change: throws away pages that were installed before and that nobody touched, then installs new
 * ones, live in each language they come in.
 */
export async function replaceLaidPages(
  { change }: { change: PageChange },
  { old, pages }: { old: readonly string[]; pages: readonly PageToInstall[] },
): Promise<void> {
  await lockTree(change)
  const gone = await untouchedPages(change.db, old)
  if (gone.length > 0) await trashPages(change, gone, { redirect_to: 'gone' })
  await installPages(change, pages)
}

/** Inside a change: installed pages get the languages of these that they have not yet. */
export async function addLaidLanguages(
  { change }: { change: PageChange },
  given: { pages: readonly Pick<PageToInstall, 'id' | 'words'>[]; isLive: boolean },
): Promise<void> {
  await lockTree(change)
  await addLanguages(change, given)
}

/** Inside a change: removes installed pages nobody touched for good; returns their ids. */
export async function eraseLaidPages(
  { change }: { change: PageChange },
  ids: readonly string[],
): Promise<string[]> {
  await lockTree(change)
  return eraseInstalledPages(change, ids)
}

/** Those of the installed pages that nobody touched. */
export function pagesAsLaid(db: Db, ids: readonly string[]): Promise<string[]> {
  return untouchedPages(db, ids)
}
