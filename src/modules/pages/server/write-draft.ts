import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/texts.ts'
import type { Content } from '#kernel/server/publishing/content-tables.ts'
import { storeDraft, storeFirstDraft } from '#kernel/server/publishing/store-draft.ts'
import type { PageFields } from '../contract-values.ts'
import { partsOf } from './addresses.ts'
import { askGuards } from './draft-guards.ts'
import { layAddresses } from './lay-addresses.ts'
import type { ContentRow } from './queries.ts'
import { recordRefs, tellFiles } from './references.ts'
import { deskOf } from './shelf.ts'
import { PAGE_NOUN, type Work } from './work.ts'

export type DraftContent = Content<PageFields>

/** Stores a draft over the present one, with its references and its address. */
export async function writeDraft(
  work: Work,
  row: ContentRow,
  { fields, blocks }: DraftContent,
): Promise<string[]> {
  const { page_id: id, lang } = row
  await askGuards(work, { row, blocks })
  await storeDraft(deskOf(work, { id, lang }), row, { fields, blocks })
  await afterWriting(work, { id, lang, fields, blocks })
  if (sameParts(row.draft, fields, id)) return []
  return layAddresses(work, [id], { isDeep: row.live === null })
}

/** The first draft of a language; its revision is 1. */
export async function insertDraft(
  work: Work,
  { id, lang, fields, blocks }: DraftContent & { id: string; lang: Lang },
): Promise<void> {
  await storeFirstDraft(deskOf(work, { id, lang }), { fields, blocks })
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
