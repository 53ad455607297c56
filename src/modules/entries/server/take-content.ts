import type { Lang } from '#kernel/i18n/texts.ts'
import { failures } from '#kernel/server/app-error.ts'
import { type ContentRow, findContent, takeEntry } from './queries.ts'
import { toDraft } from './wire.ts'
import type { Work } from './work.ts'

export type ReadAt = { id: string; lang: Lang; revision: number }

/** The draft for writing, at the revision it was read. */
export async function takeContent(work: Work, { id, lang, revision }: ReadAt): Promise<ContentRow> {
  await takeEntry(work, id)
  const row = await findContent(work.change.db, id, lang)
  if (!row) throw failures.notFound()
  if (row.revision !== revision) throw staleDraft(row)
  return row
}

/** `yours` is what the caller wanted to save. */
export function staleDraft(row: ContentRow, yours?: object) {
  return failures.stale({ current: toDraft(row.entry_id, row.lang, row), ...(yours && { yours }) })
}
