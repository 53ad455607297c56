import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/texts.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { PageFields } from '../contract-values.ts'
import { partsOf } from './addresses.ts'
import { layAddresses } from './lay-addresses.ts'
import type { ContentRow } from './queries.ts'
import { recordRefs, tellFiles } from './references.ts'
import { PAGE_NOUN, type Work } from './work.ts'

export type DraftContent = { fields: PageFields; blocks: Block[] }

/** Stores a draft over the present one, with its references and its address. */
export async function writeDraft(
  work: Work,
  row: ContentRow,
  { fields, blocks }: DraftContent,
): Promise<string[]> {
  const { change, scope } = work
  const draft = JSON.stringify(fields)
  const draft_blocks = JSON.stringify(blocks)
  const isAsLive =
    draft === JSON.stringify(row.live) && draft_blocks === JSON.stringify(row.live_blocks)
  await change.db
    .updateTable('page_contents')
    .set({
      title: fields.title,
      draft,
      draft_blocks,
      revision: row.revision + 1,
      has_changes: !isAsLive || !row.is_live,
      in_review: false,
      saved_at: sql<Date>`clock_timestamp()`,
      saved_by: scope.user.id,
      saved_by_name: scope.user.name || scope.user.handle,
    })
    .where('page_id', '=', row.page_id)
    .where('lang', '=', row.lang)
    .execute()
  await afterWriting(work, { id: row.page_id, lang: row.lang, fields, blocks })
  if (sameParts(row.draft, fields, row.page_id)) return []
  return layAddresses(work, [row.page_id], { isDeep: row.live === null })
}

/** The first draft of a language; its revision is 1. */
export async function insertDraft(
  work: Work,
  { id, lang, fields, blocks }: DraftContent & { id: string; lang: Lang },
): Promise<void> {
  const { user } = work.scope
  await work.change.db
    .insertInto('page_contents')
    .values({
      page_id: id,
      lang,
      title: fields.title,
      draft: JSON.stringify(fields),
      draft_blocks: JSON.stringify(blocks),
      saved_by: user.id,
      saved_by_name: user.name || user.handle,
    })
    .execute()
  await afterWriting(work, { id, lang, fields, blocks })
}

export async function touchPage({ change }: Work, id: string): Promise<void> {
  await change.db
    .updateTable('pages')
    .set({
      updated_at: sql<Date>`clock_timestamp()`,
      title: sql<string>`coalesce((select c.title from page_contents c
        where c.page_id = pages.id order by c.lang limit 1), '')`,
    })
    .where('id', '=', id)
    .execute()
}

export function sameParts(before: PageFields, after: PageFields, id: string): boolean {
  return partsOf(before, id).join('/') === partsOf(after, id).join('/')
}

/** Files named by the fields, besides those in blocks. */
export function filesOf(fields: PageFields): string[] {
  return fields.og_image ? [fields.og_image] : []
}

type Written = DraftContent & { id: string; lang: Lang }

async function afterWriting(work: Work, { id, lang, fields, blocks }: Written): Promise<void> {
  const files = filesOf(fields)
  await recordRefs(work, { noun: PAGE_NOUN, id, lang, isLive: false, blocks, files })
  await tellFiles(work, { noun: PAGE_NOUN, id, label: fields.title })
  await touchPage(work, id)
}
