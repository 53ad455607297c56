import type { Lang } from '#kernel/i18n/texts.ts'
import { failures } from '#kernel/server/app-error.ts'
import { checkedBlocks } from '#kernel/server/publishing/checked-blocks.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { EntryFields, NO_FIELDS } from '../contract-values.ts'
import { findContent, findContents } from './queries.ts'
import { withSlug } from './slugs.ts'
import { staleDraft } from './take-content.ts'
import type { Work } from './work.ts'
import { insertDraft, writeDraft } from './write-draft.ts'

export type DraftSave = {
  id: string
  lang: Lang
  /** 0 for a language nobody wrote in yet; absent when the entry's version was checked instead. */
  revision?: number
  fields?: Partial<EntryFields>
  blocks?: unknown
}

/** Saves what is given into the draft of an entry that was taken before. */
export async function saveDraft(work: Work, save: DraftSave): Promise<void> {
  const { id, lang, revision } = save
  const row = await findContent(work.change.db, id, lang)
  if (!row) return addLanguage(work, save)
  if (revision !== undefined && revision !== row.revision)
    throw staleDraft(row, { fields: save.fields, blocks: save.blocks })
  const fields = await withSlug(work, {
    id,
    lang,
    fields: { ...row.draft, ...save.fields },
    before: row,
  })
  const blocks =
    save.blocks === undefined ? row.draft_blocks : blocksOf(work, save.blocks, row.draft_blocks)
  await writeDraft(work, row, { fields, blocks })
}

/** Blocks as they are stored. */
export function blocksOf(
  { scope, house }: Pick<Work, 'scope' | 'house'>,
  input: unknown,
  before: readonly Block[],
): Block[] {
  return checkedBlocks({ types: house.types(), user: scope.user, lang: scope.lang }, input, before)
}

async function addLanguage(work: Work, save: DraftSave): Promise<void> {
  const { id, lang, revision } = save
  if (revision !== undefined && revision !== 0) throw failures.notFound()
  const given = { ...NO_FIELDS, ...save.fields }
  if (!given.title) {
    const [other] = await findContents(work.change.db, id)
    given.title = other?.draft.title ?? ''
  }
  const fields = await withSlug(work, { id, lang, fields: EntryFields.parse(given) })
  await insertDraft(work, { id, lang, fields, blocks: blocksOf(work, save.blocks ?? [], []) })
}
