import { sql } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { lateBlockTypes } from '#kernel/server/site/block/late-block-types.ts'
import { layPages, type PageToLay, untouchedPages } from './lay-pages.ts'
import { fixedAddresses } from './reserved.ts'
import type { PageTables } from './tables.ts'
import { trashPages } from './trash-pages.ts'
import type { Db, House, PageScope } from './work.ts'

export { slugOf, toPart } from '../slug.ts'
export { businessTokens } from '../tokens.ts'
export { beforeDraft } from './draft-guards.ts'
export { pageDeleted, pagePublished, pageTakenOffline, reviewRequested } from './events.ts'
export type { PageToLay } from './lay-pages.ts'
export { pageLookup } from './lookup.ts'
export { beforePublish } from './publish-page.ts'
export { type ContentRow, findContent } from './queries.ts'
export { readDraft } from './read-pages.ts'
export { forgetRefs, recordRefs } from './references.ts'
export { editingRight } from './rights.ts'
export { saveDraft } from './save-draft.ts'
export { tellPerson, tellPublishers } from './tell-publishers.ts'
export { BLOCK_NOUN, type House, inOneChange, pageTag, type Work } from './work.ts'

type Laying = { scope: PageScope; change: Change<PageTables>; house: House }

/** What laying pages must know of all modules; asked for when they are all there. */
export function pagesHouse(modules: () => readonly ServerModule[]): House {
  return { types: lateBlockTypes(modules), isFixed: fixedAddresses(modules) }
}

/**
 * Inside a change: throws away pages that were laid before and that nobody touched, then lays new
 * ones, live in all languages.
 */
export async function replaceLaidPages(
  laying: Laying,
  { old, pages }: { old: readonly string[]; pages: readonly PageToLay[] },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('pages tree'))`.execute(laying.change.db)
  const gone = await untouchedPages(laying.change.db, old)
  if (gone.length > 0) await trashPages(laying, gone, { redirect_to: 'gone' })
  await layPages(laying, pages)
}

/** Those of the laid pages that are still as they were laid. */
export function pagesAsLaid(db: Db, ids: readonly string[]): Promise<string[]> {
  return untouchedPages(db, ids)
}
