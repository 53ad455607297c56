import type { Selectable } from 'kysely'
import type { Lang } from '#kernel/i18n/texts.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { eachBlock, slotOf, typeOf } from '#kernel/site/block/walk-blocks.ts'
import type { PageVersion } from '../contract-versions.ts'
import { pageFailures } from '../errors.ts'
import { type ContentRow, findContent } from './queries.ts'
import type { PageTables } from './tables.ts'
import { type Db, PAGE_NOUN, type Work } from './work.ts'
import { type DraftContent, writeDraft } from './write-draft.ts'

type VersionRow = Selectable<PageTables['page_versions']>
type Place = { id: string; lang: Lang }

export const VERSIONS_PER_PAGE = 50

export async function listVersions(db: Db, { id, lang }: Place, page: number) {
  const row = await findContent(db, id, lang)
  const items = await db
    .selectFrom('page_versions')
    .select(['number', 'fields', 'note', 'published_at', 'published_by', 'published_by_name'])
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .orderBy('number', 'desc')
    .offset(page * VERSIONS_PER_PAGE)
    .limit(VERSIONS_PER_PAGE)
    .execute()
  return { items: items.map((item) => toVersion(item, row)), numItems: row?.live_number ?? 0 }
}

export async function readVersion(db: Db, { id, lang }: Place, number: number) {
  const row = await db
    .selectFrom('page_versions')
    .selectAll()
    .where('page_id', '=', id)
    .where('lang', '=', lang)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) throw failures.notFound()
  return { row, version: toVersion(row, await findContent(db, id, lang)) }
}

/** One side of a comparison: a version by its number, the draft, or what is live. */
export async function readSide(
  db: Db,
  place: Place,
  side: number | 'draft' | 'live',
): Promise<DraftContent> {
  if (typeof side === 'number') {
    const { row } = await readVersion(db, place, side)
    return { fields: row.fields, blocks: row.blocks }
  }
  const content = await findContent(db, place.id, place.lang)
  if (!content) throw failures.notFound()
  if (side === 'draft') return { fields: content.draft, blocks: content.draft_blocks }
  if (!content.live || !content.live_blocks) throw pageFailures.notLive()
  return { fields: content.live, blocks: content.live_blocks }
}

/** Brings a version, or one block of it, back as a draft. The address stays the draft's. */
export async function restoreVersion(
  work: Work,
  row: ContentRow,
  { number, block }: { number: number; block?: string },
): Promise<void> {
  const { page_id: id, lang } = row
  const { row: old } = await readVersion(work.change.db, { id, lang }, number)
  const { slug, path } = row.draft
  const content = block
    ? { fields: row.draft, blocks: withBlock(work.house.types(), { row, old, block }) }
    : { fields: { ...old.fields, slug, path }, blocks: old.blocks }
  await writeDraft(work, row, content)
  const after = { lang, version: number, ...(block && { block }) }
  await work.change.audit({ noun: PAGE_NOUN, id, action: 'restore-version', after })
}

type OneBlock = { row: ContentRow; old: VersionRow; block: string }

/** In the place of the block with this id, else at the end. */
function withBlock(types: BlockTypes, { row, old, block }: OneBlock): Block[] {
  const wanted = findBlock(types, old.blocks, block)
  if (!wanted) throw failures.notFound()
  if (!findBlock(types, row.draft_blocks, block)) return [...row.draft_blocks, wanted]
  return row.draft_blocks.map((one) => replaced(types, one, wanted))
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

function toVersion(
  row: Omit<VersionRow, 'page_id' | 'lang' | 'blocks'>,
  content: ContentRow | undefined,
): PageVersion {
  return {
    number: row.number,
    title: row.fields.title,
    note: row.note,
    published_at: row.published_at.toISOString(),
    published_by: { _id: row.published_by, name: row.published_by_name },
    isLive: content?.is_live === true && content.live_number === row.number,
  }
}
