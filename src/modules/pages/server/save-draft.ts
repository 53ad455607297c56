import type { Lang } from '#kernel/i18n/texts.ts'
import { failures } from '#kernel/server/app-error.ts'
import { NO_FIELDS, PageFields } from '../contract-values.ts'
import { pageFailures } from '../errors.ts'
import { slugOf } from '../slug.ts'
import { checkedBlocks, checkFields } from './check-content.ts'
import { layAddresses } from './lay-addresses.ts'
import { type ContentRow, findContent, findContents } from './queries.ts'
import { editingRight } from './rights.ts'
import { isSameAddress, isSameLayout } from './same-layout.ts'
import { staleDraft, takePage } from './take-page.ts'
import type { Work } from './work.ts'
import { type DraftContent, insertDraft, writeDraft } from './write-draft.ts'

export type DraftSave = {
  id: string
  lang: Lang
  /** 0 for a language nobody wrote in yet; absent when the page's version was checked instead. */
  revision?: number
  fields?: Partial<PageFields>
  blocks?: unknown
}

/** Saves what is given; returns the pages whose address changed with it. */
export async function saveDraft(work: Work, save: DraftSave): Promise<string[]> {
  const right = editingRight(work.scope)
  await takePage(work, save.id)
  const row = await findContent(work.change.db, save.id, save.lang)
  if (!row) {
    if (right !== 'all') throw pageFailures.layout()
    return addLanguage(work, save)
  }
  if (save.revision !== undefined && save.revision !== row.revision) {
    throw staleDraft(row, { fields: save.fields, blocks: save.blocks })
  }
  const content = merged(work, row, save)
  if (right === 'content') mustKeepLayout(work, row, content)
  return writeDraft(work, row, content)
}

function merged(work: Work, row: ContentRow, save: DraftSave): DraftContent {
  const fields = checkFields(work.scope, { ...row.draft, ...save.fields }, row.draft)
  if (save.blocks === undefined) return { fields, blocks: row.draft_blocks }
  return { fields, blocks: checkedBlocks(work, save.blocks, row.draft_blocks) }
}

function mustKeepLayout({ house }: Work, row: ContentRow, { fields, blocks }: DraftContent): void {
  const isKept = isSameLayout(house.types(), row.draft_blocks, blocks)
  if (!isKept || !isSameAddress(row.draft, fields)) throw pageFailures.layout()
}

async function addLanguage(work: Work, save: DraftSave): Promise<string[]> {
  const { id, lang, revision } = save
  if (revision !== undefined && revision !== 0) throw failures.notFound()
  const given = { ...NO_FIELDS, ...save.fields }
  if (!given.title) {
    const [other] = await findContents(work.change.db, id)
    given.title = other?.draft.title ?? ''
  }
  const slug = given.slug || slugOf(given.title)
  const fields = checkFields(work.scope, PageFields.parse({ ...given, slug }), undefined)
  const blocks = checkedBlocks(work, save.blocks ?? [], [])
  await insertDraft(work, { id, lang, fields, blocks })
  return layAddresses(work, [id], { isDeep: true })
}
