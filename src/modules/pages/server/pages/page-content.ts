import { sql } from 'kysely'
import { z } from 'zod'
import { translator } from '#kernel/i18n/messages.ts'
import { publishable } from '#kernel/server/publishing/publishable.ts'
import type { Content, ContentRow } from '#kernel/server/publishing/store/content-tables.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType, BlockTypes } from '#kernel/site/block/block-type.ts'
import { slotOf, typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { replaceTarget } from '#modules/redirects/server/api.ts'
import { previewPage } from '../../contract-site.ts'
import { NO_FIELDS, PageFields } from '../../contract-values.ts'
import { pageFailures } from '../../errors.ts'
import { pageMessages } from '../../pages/messages.ts'
import { partsOf } from '../addresses/addresses.ts'
import { updateAddresses } from '../addresses/update-addresses.ts'
import { shownInGlobals } from '../globals/global-texts.ts'
import { pageForUpdate } from '../queries/page-rows.ts'
import { readOnePage } from '../queries/read-pages.ts'
import { forgetRefs, recordFileUses, recordRefs } from '../references/references.ts'
import { editingRight, mustRead } from '../rights.ts'
import type { PageTables } from '../tables.ts'
import {
  lockTree,
  MENU_TAG,
  PAGE_NOUN,
  PAGES_TAG,
  type PageChange,
  pageTag,
} from '../unit-of-work.ts'
import { checkFields } from './check-fields.ts'
import { reviewNotices } from './review-notices.ts'

/** Fields that whoever may change texts and pictures alone has to leave as they are. */
const LAYOUT_FIELDS = ['slug', 'path', 'noindex', 'canonical', 'classes'] as const

/** Drafts, versions and publishing of pages; what is special about them is where they are found. */
export const pageContent = publishable<PageTables>()({
  module: 'pages',
  noun: PAGE_NOUN,
  store: {
    things: 'pages',
    contents: 'page_contents',
    versions: 'page_versions',
    previews: 'page_previews',
    owner: 'page_id',
    vocabulary: 'page_words',
  },
  fields: PageFields,
  empty: NO_FIELDS,
  keptFields: ['slug', 'path'],
  searchedFields: ({ meta_description }) => [meta_description],
  searchedBlocks: (change, content) => shownInGlobals(change, content),
  lock: lockTree,
  take: pageForUpdate,
  read: (db, { id }, moved) => readOnePage(db, id, moved),
  mustRead,
  saving: guardSaving,
  check: ({ scope }, fields, before) => checkFields(scope, fields, before),
  writing: mustKeepLayout,
  drafted: async (change, { id, fields, before }) => {
    await touchPage(change, id)
    if (!before || sameParts(before.draft, fields, id)) return []
    return updateAddresses(change, [id], { isDeep: before.live === null })
  },
  languageAdded: (change, { id }) => updateAddresses(change, [id], { isDeep: true }),
  notify: reviewNotices({
    module: 'pages',
    noun: PAGE_NOUN,
    title: (lang, what, title) => translator(pageMessages, lang)(`notice.${what}`, { title }),
    link: ({ id, lang }) => `pages/edit/${id}?lang=${lang}`,
  }),
  previewPath: (lang, token) => previewPage.path[lang].replace(':token', token),
  record: async (change, { id, lang, isLive, fields, blocks }) => {
    const files = fields.og_image ? [fields.og_image] : []
    await recordRefs(change, { noun: PAGE_NOUN, id, lang, isLive, blocks, files })
    await recordFileUses(change, { noun: PAGE_NOUN, id, label: fields.title })
  },
  forgetLive: ({ db }, at) => forgetRefs(db, { ...at, isLive: true }),
  published,
  scheduled: async (change, { id }, { publish_at }) => {
    if (publish_at !== undefined) await updateAddresses(change, [id], { isDeep: false })
  },
  cancelled: async ({ db }, { id, lang }) => {
    await sql`delete from page_paths
      where page_id = ${id}::uuid and lang = ${lang} and kind = 'scheduled'`.execute(db)
  },
  takenOffline: async (change, { id }) => {
    await updateAddresses(change, [id], { isDeep: false })
    change.touch(pageTag(id))
  },
  purging,
})

/** Texts and pictures alone are for languages that are there already. */
async function guardSaving(
  change: PageChange,
  { id, lang }: { id: string; lang: 'de' | 'en' },
): Promise<void> {
  if (editingRight(change.scope) === 'all') return
  await pageForUpdate(change, id)
  if (!(await pageContent.find(change.db, { id, lang }))) throw pageFailures.layout()
}

async function mustKeepLayout(
  { scope }: PageChange,
  row: ContentRow<PageFields>,
  { fields, blocks }: Content<PageFields>,
): Promise<void> {
  if (editingRight(scope) === 'all') return
  const isKept = isSameLayout(allBlockTypes(scope), row.draft_blocks, blocks)
  if (!isKept || !isSameAddress(row.draft, fields)) throw pageFailures.layout()
}

async function touchPage({ db }: PageChange, id: string): Promise<void> {
  await db
    .updateTable('pages')
    .set({
      updated_at: sql<Date>`clock_timestamp()`,
      title: sql<string>`coalesce((select c.title from page_contents c
        where c.page_id = pages.id order by c.lang limit 1), '')`,
    })
    .where('id', '=', id)
    .execute()
}

async function published(
  change: PageChange,
  row: ContentRow<PageFields>,
  { fields }: { fields: PageFields },
): Promise<string[]> {
  const { id } = row
  await touchPage(change, id)
  const isDeep = !sameParts(row.live ?? row.draft, fields, id)
  const isMoved = isDeep || !row.is_live || row.live === null || row.scheduled !== null
  const moved = isMoved ? await updateAddresses(change, [id], { isDeep }) : []
  change.refresh(pageTag(id))
  if (!row.is_live || isListedAnew(row.live, fields)) change.refresh(MENU_TAG, PAGES_TAG)
  return moved
}

/** Menus show titles, the sitemap what may be found. */
function isListedAnew(before: PageFields | null, after: PageFields): boolean {
  return (
    before?.title !== after.title ||
    before.linktext !== after.linktext ||
    before.noindex !== after.noindex
  )
}

function sameParts(before: PageFields, after: PageFields, id: string): boolean {
  return partsOf(before, id).join('/') === partsOf(after, id).join('/')
}

/** Whatever leads to the page leads to its successor from then on, and what lies below it goes up. */
async function purging(change: PageChange, id: string): Promise<void> {
  const { db } = change
  const page = await db
    .selectFrom('pages')
    .select('successor_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { successor_id } = page
  await replaceTarget(change, id, successor_id)
  await forgetRefs(db, { id })
  await recordFileUses(change, { noun: PAGE_NOUN, id, label: '' })
  await db.updateTable('pages').set({ successor_id }).where('successor_id', '=', id).execute()
  await db.updateTable('pages').set({ parent_id: null }).where('parent_id', '=', id).execute()
}

/** Whether only texts and pictures differ: same blocks, same places, sizes, variants and numbers. */
function isSameLayout(
  types: BlockTypes,
  before: readonly Block[],
  after: readonly Block[],
): boolean {
  return skeleton(types, before) === skeleton(types, after)
}

function isSameAddress(before: PageFields, after: PageFields): boolean {
  return LAYOUT_FIELDS.every((name) => JSON.stringify(before[name]) === JSON.stringify(after[name]))
}

function skeleton(types: BlockTypes, blocks: readonly Block[]): string {
  return JSON.stringify(blocks.map((block) => bones(types, block)))
}

/** What no type knows is layout as a whole. */
function bones(types: BlockTypes, block: Block): unknown {
  const type = typeOf(types, block)
  if (!type) return block
  const { id, attrs, props } = block
  const settings = Object.entries(props).filter(([name, value]) => isSetting(type, name, value))
  const slots = (type.slots ?? []).map((name) =>
    slotOf(block, name).map((child) => bones(types, child)),
  )
  return [id, block.type, attrs ?? null, settings, slots]
}

/** Numbers, switches and choices decide how a block looks; texts, links and pictures what it says. */
function isSetting(type: BlockType, name: string, value: unknown): boolean {
  if (type.slots?.includes(name)) return false
  if (typeof value === 'number' || typeof value === 'boolean') return true
  const field: unknown = type.schema.shape[name]
  return !(field instanceof z.ZodType) || isChoice(field)
}

function isChoice(field: z.ZodType): boolean {
  if (field instanceof z.ZodEnum || field instanceof z.ZodLiteral) return true
  if (
    field instanceof z.ZodOptional ||
    field instanceof z.ZodNullable ||
    field instanceof z.ZodDefault ||
    field instanceof z.ZodPrefault
  ) {
    const inner: unknown = field.unwrap()
    return inner instanceof z.ZodType && isChoice(inner)
  }
  return false
}
