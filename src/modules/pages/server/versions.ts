import { withRestoredBlock } from '#kernel/server/publishing/restored-block.ts'
import { readVersion } from '#kernel/server/publishing/versions.ts'
import type { PageFields } from '../contract-values.ts'
import type { ContentRow } from './queries.ts'
import { placeOf } from './shelf.ts'
import { PAGE_NOUN, type Work } from './work.ts'
import { writeDraft } from './write-draft.ts'

/** Brings a version, or one block of it, back as a draft. The address stays the draft's. */
export async function restoreVersion(
  work: Work,
  row: ContentRow,
  { number, block }: { number: number; block?: string },
): Promise<void> {
  const { page_id: id, lang } = row
  const old = await readVersion<PageFields>(placeOf(work.change.db, { id, lang }), number)
  const { slug, path } = row.draft
  const present = row.draft_blocks
  const types = work.house.types()
  const content = block
    ? {
        fields: row.draft,
        blocks: withRestoredBlock(types, { present, old: old.blocks, id: block }),
      }
    : { fields: { ...old.fields, slug, path }, blocks: old.blocks }
  await writeDraft(work, row, content)
  const after = { lang, version: number, ...(block && { block }) }
  await work.change.audit({ noun: PAGE_NOUN, id, action: 'restore-version', after })
}
