import { failures } from '#kernel/server/app-error.ts'
import { filesById } from '#modules/files/server/api.ts'
import type { PageQuery } from '../../contract.ts'
import type { Page } from '../../contract-page.ts'
import type { Db } from '../unit-of-work.ts'
import { findPageList } from './find-pages.ts'
import { findFacts, type PageFacts } from './page-rows.ts'
import { toPage } from './wire.ts'

const MOST_FILES = 200

export async function readPages(db: Db, ids: readonly string[]): Promise<Page[]> {
  return (await findFacts(db, ids)).map(toPage)
}

/** One page with the files it uses in any state, and those that moved along with it. */
export async function readOnePage(db: Db, id: string, moved: readonly string[] = []) {
  const page = await readPages(db, [id])
  if (page.length === 0) throw failures.notFound()
  const collection = await readPages(db, moved.slice(0, 500))
  return { page, file: await filesUsedBy(db, [id]), ...(collection.length > 0 && { collection }) }
}

export async function readManyPages(db: Db, ids: readonly string[]) {
  return { page: await readPages(db, [...new Set(ids)]), file: await filesUsedBy(db, ids) }
}

export async function listPages(db: Db, query: PageQuery) {
  const { ids, ...totals } = await findPageList(db, query)
  const facts = await findFacts(db, ids)
  return { page: facts.map(toPage), file: await previewFiles(db, facts), ...totals }
}

async function filesUsedBy(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('page_refs')
    .select('target_id')
    .distinct()
    .where('owner_id', 'in', [...ids])
    .where('kind', '=', 'file')
    .limit(MOST_FILES)
    .execute()
  return filesById(
    db,
    rows.map((row) => row.target_id),
  )
}

/** Lists need only the pictures of link previews. */
async function previewFiles(db: Db, facts: readonly PageFacts[]) {
  const files = facts.flatMap(({ states }) => states.map(({ draft }) => draft.og_image))
  return filesById(db, [...new Set(files.filter(Boolean))])
}
