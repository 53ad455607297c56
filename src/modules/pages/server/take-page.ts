import type { Lang } from '#kernel/i18n/texts.ts'
import { failures } from '#kernel/server/app-error.ts'
import { pageFailures } from '../errors.ts'
import { type ContentRow, findContent, findFacts, findPage, type PageRow } from './queries.ts'
import { toDraft, toPage } from './wire.ts'
import type { Work } from './work.ts'

/** The page for writing: it exists, is not in the trash, and is still the one that was read. */
export async function takePage(work: Work, id: string, version?: number): Promise<PageRow> {
  const page = await findPage(work.change.db, id)
  if (!page) throw failures.notFound()
  if (page.deleted_at) throw pageFailures.inTrash()
  if (version !== undefined && page.version !== version) {
    const [current] = await findFacts(work.change.db, [id])
    throw failures.stale({ current: current && toPage(current) })
  }
  return page
}

export type ReadAt = { id: string; lang: Lang; revision: number }

/** The draft for writing, at the revision it was read; `yours` is what the caller wanted to save. */
export async function takeContent(
  work: Work,
  { id, lang, revision }: ReadAt,
  yours?: object,
): Promise<ContentRow> {
  const row = await findContent(work.change.db, id, lang)
  if (!row) throw failures.notFound()
  if (row.revision !== revision) throw staleDraft(row, yours)
  return row
}

export function staleDraft(row: ContentRow, yours?: object) {
  return failures.stale({ current: toDraft(row.page_id, row.lang, row), ...(yours && { yours }) })
}
