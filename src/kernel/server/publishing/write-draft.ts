import { failures } from '../app-error.ts'
import { allBlockTypes } from '../site/block/all-block-types.ts'
import { checkedBlocks } from './checked-blocks.ts'
import { type At, type DraftSave, type Publishing, type Titled, writerOf } from './definition.ts'
import { publishingFailures } from './publishing-failures.ts'
import { withRestoredBlock } from './restored-block.ts'
import { readContent, readContents } from './store/content-store.ts'
import type { Content, ContentRow } from './store/content-tables.ts'
import { storeDraft, storeFirstDraft, storeReview } from './store/store-draft.ts'
import { readVersion } from './store/versions.ts'
import { toDraftWire } from './wire.ts'

/** Saves what is given; answers whose address changed with it. */
export async function saveDraft<Tables, Fields extends Titled>(
  publishing: Publishing<Tables, Fields>,
  save: DraftSave<Fields>,
): Promise<string[]> {
  const { change, of } = publishing
  await of.saving?.(change, save)
  await of.take(change, save.id)
  const row = await readContent<Fields>(writerOf(publishing, save))
  if (!row) return addLanguage(publishing, save)
  if (save.revision !== undefined && save.revision !== row.revision)
    throw staleDraft(of, row, { fields: save.fields, blocks: save.blocks })
  const fields = await fieldsOf(publishing, save, row)
  const blocks =
    save.blocks === undefined
      ? row.draft_blocks
      : checkedBlocks(change.scope, save.blocks, row.draft_blocks)
  return writeDraft(publishing, row, { fields, blocks })
}

/** The first draft of a language; its revision is 1. */
export async function insertDraft<Tables, Fields extends Titled>(
  publishing: Publishing<Tables, Fields>,
  { fields, blocks, ...at }: Content<Fields> & At,
): Promise<void> {
  await storeFirstDraft(writerOf(publishing, at), { fields, blocks })
  await afterWriting(publishing, { ...at, fields, blocks })
}

/** The draft for writing, at the revision it was read. */
export async function takeContent<Tables, Fields extends Titled>(
  publishing: Publishing<Tables, Fields>,
  { id, lang, revision }: At & { revision: number },
): Promise<ContentRow<Fields>> {
  const { change, of } = publishing
  await of.take(change, id)
  const row = await readContent<Fields>(writerOf(publishing, { id, lang }))
  if (!row) throw failures.notFound()
  if (row.revision !== revision) throw staleDraft(of, row)
  return row
}

/** Takes the draft back to what was last live. */
export async function discardDraft<Tables, Fields extends Titled>(
  publishing: Publishing<Tables, Fields>,
  row: ContentRow<Fields>,
): Promise<void> {
  if (!row.live || !row.live_blocks) throw publishingFailures.notLive()
  const { change, of } = publishing
  const { id, lang, live } = row
  const wanted = { id, lang, fields: live, before: row }
  const fields = of.claimAddress ? await of.claimAddress(change, wanted) : live
  await writeDraft(publishing, row, { fields, blocks: row.live_blocks })
  await storeReview(writerOf(publishing, row), { inReview: false, note: '' })
  await change.audit({ noun: of.noun, id, action: 'discard', after: { lang } })
}

/** Brings a version, or one block of it, back as a draft. */
export async function restoreVersion<Tables, Fields extends Titled>(
  publishing: Publishing<Tables, Fields>,
  row: ContentRow<Fields>,
  { number, block }: { number: number; block?: string },
): Promise<void> {
  const { change, of } = publishing
  const { id, lang, draft, draft_blocks: present } = row
  const old = await readVersion<Fields>(writerOf(publishing, row), number)
  const kept = Object.fromEntries((of.keptFields ?? []).map((name) => [name, draft[name]]))
  const types = allBlockTypes(change.scope)
  const content = block
    ? { fields: draft, blocks: withRestoredBlock(types, { present, old: old.blocks, id: block }) }
    : { fields: { ...old.fields, ...kept }, blocks: old.blocks }
  await writeDraft(publishing, row, content)
  const after = { lang, version: number, ...(block && { block }) }
  await change.audit({ noun: of.noun, id, action: 'restore-version', after })
}

/** Asks those who may publish to look at the draft. */
export async function requestReview<Tables, Fields extends Titled>(
  publishing: Publishing<Tables, Fields>,
  row: ContentRow<Fields>,
  note: string,
): Promise<void> {
  const { change, of } = publishing
  const { id, lang } = row
  await storeReview(writerOf(publishing, row), { inReview: true, note })
  await of.changed?.(change, id)
  await change.audit({ noun: of.noun, id, action: 'review', after: { lang, note } })
  await change.emit(of.events.reviewRequested, { id, lang, note })
  await of.notify?.(change, row, 'review')
}

export async function declineReview<Tables, Fields extends Titled>(
  publishing: Publishing<Tables, Fields>,
  row: ContentRow<Fields>,
  note: string,
): Promise<void> {
  if (!row.in_review) throw publishingFailures.notInReview()
  const { change, of } = publishing
  const { id, lang } = row
  await storeReview(writerOf(publishing, row), { inReview: false, note })
  await of.changed?.(change, id)
  await change.audit({ noun: of.noun, id, action: 'review-declined', after: { lang, note } })
  await of.notify?.(change, row, 'declined')
}

/** A draft on the wire says whose it is by the name of the noun. */
export function toDraft<Tables, Fields extends Titled>(
  { noun, empty }: Publishing<Tables, Fields>['of'],
  { id, lang }: At,
  row: ContentRow<Fields> | undefined,
) {
  const owner: object = { [noun]: id }
  return { ...owner, lang, ...toDraftWire(row, empty) }
}

async function addLanguage<Tables, Fields extends Titled>(
  publishing: Publishing<Tables, Fields>,
  save: DraftSave<Fields>,
): Promise<string[]> {
  const { change, of } = publishing
  const { id, lang, revision } = save
  if (revision !== undefined && revision !== 0) throw failures.notFound()
  const fields = { ...of.empty, ...save.fields }
  if (!fields.title) {
    const [other] = await readContents<Fields>(writerOf(publishing, save))
    fields.title = other?.draft.title ?? ''
  }
  await insertDraft(publishing, {
    id,
    lang,
    fields: await fieldsOf(publishing, { id, lang, fields: of.fields.parse(fields) }),
    blocks: checkedBlocks(change.scope, save.blocks ?? [], []),
  })
  return (await of.languageAdded?.(change, { id, lang })) ?? []
}

async function fieldsOf<Tables, Fields extends Titled>(
  { change, of }: Publishing<Tables, Fields>,
  { id, lang, fields: given }: Pick<DraftSave<Fields>, 'id' | 'lang' | 'fields'>,
  before?: ContentRow<Fields>,
): Promise<Fields> {
  const wanted = { ...(before?.draft ?? of.empty), ...given }
  const fields = of.check ? of.check(change, wanted, before?.draft) : wanted
  return of.claimAddress ? of.claimAddress(change, { id, lang, fields, before }) : fields
}

/** Stores a draft over the present one. */
async function writeDraft<Tables, Fields extends Titled>(
  publishing: Publishing<Tables, Fields>,
  row: ContentRow<Fields>,
  content: Content<Fields>,
): Promise<string[]> {
  const { change, of, guards } = publishing
  const { id, lang } = row
  await of.writing?.(change, row, content)
  for (const guard of guards.draft) await guard(change, { row, blocks: content.blocks })
  await storeDraft(writerOf(publishing, row), row, content)
  return afterWriting(publishing, { id, lang, ...content, before: row })
}

async function afterWriting<Tables, Fields extends Titled>(
  { change, of }: Publishing<Tables, Fields>,
  draft: Content<Fields> & At & { before?: ContentRow<Fields> },
): Promise<string[]> {
  await of.record(change, { ...draft, isLive: false })
  await of.changed?.(change, draft.id)
  return (await of.drafted?.(change, draft)) ?? []
}

/** `yours` is what the caller wanted to save. */
function staleDraft<Tables, Fields extends Titled>(
  of: Publishing<Tables, Fields>['of'],
  row: ContentRow<Fields>,
  yours?: object,
) {
  return failures.stale({ current: toDraft(of, row, row), ...(yours && { yours }) })
}
