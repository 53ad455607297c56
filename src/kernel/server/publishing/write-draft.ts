import { type QueryExecutorProvider, sql } from 'kysely'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { eachBlock, slotOf, typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { keepSampleMarks } from '#kernel/site/block/values/sample.ts'
import { failures } from '../app-error.ts'
import { allBlockTypes } from '../site/block/all-block-types.ts'
import { checkedBlocks } from './checked-blocks.ts'
import {
  type At,
  type DraftSave,
  type Row,
  type Titled,
  type Unit,
  writerOf,
} from './definition.ts'
import { publishingFailures } from './publishing-failures.ts'
import { readContent, readContents } from './store/content-store.ts'
import type { Content } from './store/content-tables.ts'
import { storeDraft, storeFirstDraft, storeReview } from './store/store-draft.ts'
import { readVersion } from './store/versions.ts'
import { toDraftWire } from './store/wire.ts'

type OneBlock = { present: readonly Block[]; old: readonly Block[]; id: string }

/** Saves what is given; answers whose address changed with it. */
export async function saveDraft(unit: Unit, save: DraftSave<Titled>): Promise<string[]> {
  const { change, of } = unit
  await of.saving?.(change, save)
  await of.take(change, save.id)
  const row = await readContent<Titled>(writerOf(unit, save))
  if (!row) return addLanguage(unit, save)
  if (save.revision !== undefined && save.revision !== row.revision)
    throw staleDraft(of, row, { fields: save.fields, blocks: save.blocks })
  const fields = await fieldsOf(unit, save, row)
  const blocks =
    save.blocks === undefined
      ? row.draft_blocks
      : keepSampleMarks(
          allBlockTypes(change.scope),
          checkedBlocks(change.scope, save.blocks, row.draft_blocks),
          row.draft_blocks,
        )
  return writeDraft(unit, row, { fields, blocks })
}

/** The first draft of a language; its revision is 1. */
export async function insertDraft(
  unit: Unit,
  { fields, blocks, ...at }: Content<Titled> & At,
): Promise<void> {
  await storeFirstDraft(writerOf(unit, at), { fields, blocks })
  await afterWriting(unit, { ...at, fields, blocks })
}

/** The draft for writing, at the revision it was read. */
export async function takeContent(
  unit: Unit,
  { id, lang, revision }: At & { revision: number },
): Promise<Row> {
  const { change, of } = unit
  await of.take(change, id)
  const row = await readContent<Titled>(writerOf(unit, { id, lang }))
  if (!row) throw failures.notFound()
  if (row.revision !== revision) throw staleDraft(of, row)
  return row
}

/** Takes the draft back to what was last live. */
export async function discardDraft(unit: Unit, row: Row): Promise<void> {
  if (!row.live || !row.live_blocks) throw publishingFailures.notLive()
  const { change, of } = unit
  const { id, lang, live } = row
  const wanted = { id, lang, fields: live, before: row }
  const fields = of.claimAddress ? await of.claimAddress(change, wanted) : live
  await writeDraft(unit, row, { fields, blocks: row.live_blocks })
  await storeReview(writerOf(unit, row), { inReview: false, note: '' })
  await change.audit({ noun: of.noun, id, action: 'discard', after: { lang } })
}

/** Brings a version, or one block of it, back as a draft. */
export async function restoreVersion(
  unit: Unit,
  row: Row,
  { number, block }: { number: number; block?: string },
): Promise<void> {
  const { change, of } = unit
  const { id, lang, draft, draft_blocks: present } = row
  const old = await readVersion<Titled>(writerOf(unit, row), number)
  const kept = Object.fromEntries(
    (of.keptFields ?? []).map((name) => [name, Reflect.get(draft, name)]),
  )
  const types = allBlockTypes(change.scope)
  const content = block
    ? { fields: draft, blocks: withRestoredBlock(types, { present, old: old.blocks, id: block }) }
    : { fields: { ...old.fields, ...kept }, blocks: old.blocks }
  await writeDraft(unit, row, content)
  const after = { lang, version: number, ...(block && { block }) }
  await change.audit({ noun: of.noun, id, action: 'restore-version', after })
}

/** Asks those who may publish to look at the draft. */
export async function requestReview(unit: Unit, row: Row, note: string): Promise<void> {
  const { change, of } = unit
  const { id, lang } = row
  await storeReview(writerOf(unit, row), { inReview: true, note })
  await of.changed?.(change, id)
  await change.audit({ noun: of.noun, id, action: 'review', after: { lang, note } })
  await of.notify?.(change, row, 'review')
}

export async function declineReview(unit: Unit, row: Row, note: string): Promise<void> {
  if (!row.in_review) throw publishingFailures.notInReview()
  const { change, of } = unit
  const { id, lang } = row
  await storeReview(writerOf(unit, row), { inReview: false, note })
  await of.changed?.(change, id)
  await change.audit({ noun: of.noun, id, action: 'review-declined', after: { lang, note } })
  await of.notify?.(change, row, 'declined')
}

/** As its editor sees it; of a language nobody wrote in yet, an empty one. */
export async function readDraft(of: Unit['of'], db: QueryExecutorProvider, at: At) {
  const { store, empty } = of
  const { rows } = await sql`
    select 1 from ${sql.table(store.things)} where id = ${at.id}::uuid`.execute(db)
  if (rows.length === 0) throw failures.notFound()
  return toDraft(of, at, await readContent<Titled>({ db, store, empty, ...at }))
}

/** A draft on the wire says whose it is by the name of the noun. */
function toDraft({ noun, empty }: Unit['of'], { id, lang }: At, row: Row | undefined) {
  const owner: object = { [noun]: id }
  return { ...owner, lang, ...toDraftWire(row, empty) }
}

async function addLanguage(unit: Unit, save: DraftSave<Titled>): Promise<string[]> {
  const { change, of } = unit
  const { id, lang, revision } = save
  if (revision !== undefined && revision !== 0) throw failures.notFound()
  const fields = { ...of.empty, ...save.fields }
  if (!fields.title) {
    const [other] = await readContents<Titled>(writerOf(unit, save))
    fields.title = other?.draft.title ?? ''
  }
  await insertDraft(unit, {
    id,
    lang,
    fields: await fieldsOf(unit, { id, lang, fields: of.fields.parse(fields) }),
    blocks: checkedBlocks(change.scope, save.blocks ?? [], []),
  })
  return (await of.languageAdded?.(change, { id, lang })) ?? []
}

async function fieldsOf(
  { change, of }: Unit,
  { id, lang, fields: given }: Pick<DraftSave<Titled>, 'id' | 'lang' | 'fields'>,
  before?: Row,
): Promise<Titled> {
  const wanted = { ...(before?.draft ?? of.empty), ...given }
  const fields = of.check ? of.check(change, wanted, before?.draft) : wanted
  return of.claimAddress ? of.claimAddress(change, { id, lang, fields, before }) : fields
}

/** Stores a draft over the present one. */
async function writeDraft(unit: Unit, row: Row, content: Content<Titled>): Promise<string[]> {
  const { change, of, guards } = unit
  const { id, lang } = row
  await of.writing?.(change, row, content)
  for (const guard of guards.draft) await guard(change, { row, blocks: content.blocks })
  await storeDraft(writerOf(unit, row), row, content)
  return afterWriting(unit, { id, lang, ...content, before: row })
}

async function afterWriting(
  { change, of }: Unit,
  draft: Content<Titled> & At & { before?: Row },
): Promise<string[]> {
  await of.record(change, { ...draft, isLive: false })
  await of.changed?.(change, draft.id)
  return (await of.drafted?.(change, draft)) ?? []
}

/** `yours` is what the caller wanted to save. */
function staleDraft(of: Unit['of'], row: Row, yours?: object) {
  return failures.stale({ current: toDraft(of, row, row), ...(yours && { yours }) })
}

/** One block of an old list in the place of the present one with this id, else at the end. */
function withRestoredBlock(types: BlockTypes, { present, old, id }: OneBlock): Block[] {
  const wanted = findBlock(types, old, id)
  if (!wanted) throw failures.notFound()
  if (!findBlock(types, present, id)) return [...present, wanted]
  return present.map((one) => replaced(types, one, wanted))
}

function findBlock(types: BlockTypes, blocks: readonly Block[], id: string): Block | undefined {
  const found = blocks.filter((block) => block.id === id)
  eachBlock(types, blocks, (block) => {
    if (block.id === id) found.push(block)
  })
  return found[0]
}

function replaced(types: BlockTypes, block: Block, wanted: Block): Block {
  if (block.id === wanted.id) return wanted
  const slots = typeOf(types, block)?.slots ?? []
  if (slots.length === 0) return block
  const inner = slots.map((name) => [
    name,
    slotOf(block, name).map((child) => replaced(types, child, wanted)),
  ])
  return { ...block, props: { ...block.props, ...Object.fromEntries(inner) } }
}
