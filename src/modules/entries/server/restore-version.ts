import { withRestoredBlock } from '#kernel/server/publishing/restored-block.ts'
import { readVersion } from '#kernel/server/publishing/versions.ts'
import type { EntryFields } from '../contract-values.ts'
import type { ContentRow } from './queries.ts'
import { placeOf } from './shelf.ts'
import { ENTRY_NOUN, type Work } from './work.ts'
import { writeDraft } from './write-draft.ts'

/** Brings a version, or one block of it, back as a draft. The address stays the draft's. */
export async function restoreVersion(
  work: Work,
  row: ContentRow,
  { number, block }: { number: number; block?: string },
): Promise<void> {
  const { entry_id: id, lang, draft, draft_blocks: present } = row
  const old = await readVersion<EntryFields>(placeOf(work.change.db, { id, lang }), number)
  const types = work.house.types()
  const content = block
    ? { fields: draft, blocks: withRestoredBlock(types, { present, old: old.blocks, id: block }) }
    : { fields: { ...old.fields, slug: draft.slug }, blocks: old.blocks }
  await writeDraft(work, row, content)
  const after = { lang, version: number, ...(block && { block }) }
  await work.change.audit({ noun: ENTRY_NOUN, id, action: 'restore-version', after })
}
