import { type Selectable, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { displayName, isAdmin } from '#kernel/access/roles.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { Change } from '#kernel/server/change.ts'
import { checkedBlocks } from '#kernel/server/publishing/checked-blocks.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { refsIn } from '#kernel/site/block/values/refs-in.ts'
import { useFiles as recordFileUses } from '#modules/files/server/api.ts'
import type { SavedSection, SectionScope } from '../contract-sections.ts'
import type { DesignerTables, SectionsTable } from './tables.ts'
import { type Asking, SECTION_NOUN } from './work.ts'

type Row = Selectable<SectionsTable>
type Given = { title: string; scope: SectionScope; blocks: unknown; lang: Lang }

export async function createSection(context: Asking, given: Given) {
  const { title, scope } = given
  const blocks = checked(context, { given: given.blocks, lang: given.lang, before: [] })
  const id = uuidv7()
  await context.change(async (change) => {
    await change.db
      .insertInto('designer_sections')
      .values({
        id,
        title,
        scope,
        blocks: JSON.stringify(blocks),
        user_id: context.user.id,
        user_name: displayName(context.user),
      })
      .execute()
    await tellFiles(change, { id, title, blocks })
    await change.audit({ noun: SECTION_NOUN, id, action: 'create', after: { title, scope } })
  })
  return readSection(context, id)
}

export async function updateSection(
  context: Asking,
  { id, version, ...given }: Partial<Given> & { id: string; version: number },
) {
  await context.change(async (change) => {
    const row = await takeForChange(context, change, id)
    if (row.version !== version) throw failures.stale({ current: toSection(context, row) })
    const { title = row.title, scope = row.scope, lang = 'de' } = given
    const blocks = given.blocks
      ? checked(context, { given: given.blocks, lang, before: row.blocks })
      : row.blocks
    await change.db
      .updateTable('designer_sections')
      .set({ title, scope, blocks: JSON.stringify(blocks), version: version + 1 })
      .set({ updated_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', id)
      .execute()
    await tellFiles(change, { id, title, blocks })
    const before = { title: row.title, scope: row.scope }
    await change.audit({
      noun: SECTION_NOUN,
      id,
      action: 'update',
      before,
      after: { title, scope },
    })
  })
  return readSection(context, id)
}

export async function deleteSection(context: Asking, id: string): Promise<void> {
  await context.change(async (change) => {
    const { title } = await takeForChange(context, change, id)
    await change.db.deleteFrom('designer_sections').where('id', '=', id).execute()
    await tellFiles(change, { id, title, blocks: [] })
    await change.audit({ noun: SECTION_NOUN, id, action: 'delete', before: { title } })
  })
}

export async function readSection(context: Asking, id: string): Promise<SavedSection> {
  const row = await visibleTo(context).where('id', '=', id).executeTakeFirst()
  if (!row) throw failures.notFound()
  return toSection(context, row)
}

/** The own ones and those that are shared. */
export function visibleTo({ db, user }: Pick<Asking, 'db' | 'user'>) {
  return db
    .selectFrom('designer_sections')
    .selectAll()
    .where(({ eb, or }) => or([eb('scope', '=', 'shared'), eb('user_id', '=', user.id)]))
}

export function toSection({ user }: Asking, row: Row): SavedSection {
  return {
    _id: row.id,
    title: row.title,
    scope: row.scope,
    blocks: row.blocks,
    version: row.version,
    created_by: { _id: row.user_id, name: row.user_name },
    mayChange: row.user_id === user.id || isAdmin(user),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** What someone may not see is not there; what they may not change is refused. */
async function takeForChange(
  { user }: Asking,
  { db }: Change<DesignerTables>,
  id: string,
): Promise<Row> {
  const row = await visibleTo({ db, user }).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw failures.notFound()
  if (row.user_id !== user.id && !isAdmin(user)) throw failures.noPermission()
  return row
}

type ToCheck = { given: unknown; lang: Lang; before: Block[] }

function checked({ modules, user }: Asking, { given, lang, before }: ToCheck): Block[] {
  return checkedBlocks({ modules, user, lang }, given, before)
}

type Kept = { id: string; title: string; blocks: Block[] }

/** So that no file is deleted unasked that a section still shows. */
async function tellFiles(change: Change<DesignerTables>, kept: Kept): Promise<void> {
  const { files } = refsIn(allBlockTypes(change.scope), kept.blocks)
  const { id, title } = kept
  await recordFileUses(change, {
    module: 'designer',
    noun: SECTION_NOUN,
    id,
    label: title,
    link: '',
    files,
  })
}
