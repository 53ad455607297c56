import { type Selectable, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { LANGS } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { checkedBlocks } from '#kernel/server/publishing/checked-blocks.ts'
import { pageFailures } from '../../errors.ts'
import type { GlobalBlock, GlobalItem } from '../../globals/global.calls.ts'
import { findReferences, forgetRefs, recordFileUses, recordRefs } from '../references/references.ts'
import { mustPublishPages } from '../rights.ts'
import type { BothLanguages, PageTables } from '../tables.ts'
import { type Db, GLOBAL_NOUN, globalTag, type PageChange } from '../unit-of-work.ts'
import { forgetWordsOfPlaces } from './global-texts.ts'

type GlobalRow = Selectable<PageTables['global_blocks']>
type BlocksInput = { de?: unknown; en?: unknown }

const NOTHING: BothLanguages = { de: [], en: [] }

export async function createGlobal(
  change: PageChange,
  { name, blocks }: { name: string; blocks: BlocksInput },
): Promise<string> {
  const id = uuidv7()
  const draft = checkBoth(change, blocks, NOTHING)
  await change.db
    .insertInto('global_blocks')
    .values({ id, name, draft: JSON.stringify(draft) })
    .execute()
  await recordBoth(change, { id, name, blocks: draft, isLive: false })
  await change.audit({ noun: GLOBAL_NOUN, id, action: 'create', after: { name } })
  return id
}

type GlobalSave = { _id: string; revision: number; name?: string; blocks?: BlocksInput }

export async function updateGlobal(change: PageChange, save: GlobalSave): Promise<void> {
  const row = await takeGlobal(change, save._id, save.revision)
  const name = save.name ?? row.name
  const draft = save.blocks ? checkBoth(change, save.blocks, row.draft) : row.draft
  await change.db
    .updateTable('global_blocks')
    .set({
      name,
      draft: JSON.stringify(draft),
      revision: row.revision + 1,
      has_changes: JSON.stringify(draft) !== JSON.stringify(row.live),
      saved_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', row.id)
    .execute()
  await recordBoth(change, { id: row.id, name, blocks: draft, isLive: false })
  const [before, after] = [{ name: row.name }, { name }]
  await change.audit({ noun: GLOBAL_NOUN, id: row.id, action: 'update', before, after })
}

/** Every cached page that shows it is dropped with the same change. */
export async function publishGlobal(
  change: PageChange,
  id: string,
  revision: number,
): Promise<void> {
  const row = await takeGlobal(change, id, revision)
  await change.db
    .updateTable('global_blocks')
    .set({
      live: JSON.stringify(row.draft),
      has_changes: false,
      published_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
  await recordBoth(change, { id, name: row.name, blocks: row.draft, isLive: true })
  await forgetWordsOfPlaces(change, id)
  change.refresh(globalTag(id))
  await change.audit({ noun: GLOBAL_NOUN, id, action: 'publish', after: { name: row.name } })
}

export async function deleteGlobal(
  change: PageChange,
  id: string,
  isForced: boolean,
): Promise<void> {
  const row = await takeGlobal(change, id)
  // It may show by way of other global blocks too, so being published is enough.
  if (row.live) mustPublishPages(change.scope, pageFailures.publishGlobal)
  const references = await findReferences(change.db, 'global', [id])
  if (references.length > 0 && !isForced) throw pageFailures.globalInUse({ references })
  await forgetRefs(change.db, { id })
  await recordFileUses(change, { noun: GLOBAL_NOUN, id, label: row.name })
  await change.db.deleteFrom('global_blocks').where('id', '=', id).execute()
  change.touch(globalTag(id))
  await change.audit({ noun: GLOBAL_NOUN, id, action: 'delete', before: { name: row.name } })
}

export function findGlobal(db: Db, id: string): Promise<GlobalRow | undefined> {
  return db.selectFrom('global_blocks').selectAll().where('id', '=', id).executeTakeFirst()
}

export function toGlobalItem(row: GlobalRow, numUses: number): GlobalItem {
  return {
    _id: row.id,
    name: row.name,
    revision: row.revision,
    isLive: row.live !== null,
    hasChanges: row.has_changes,
    numUses,
    saved_at: row.saved_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
  }
}

export function toGlobal(row: GlobalRow, numUses: number): GlobalBlock {
  return { ...toGlobalItem(row, numUses), blocks: row.draft }
}

async function takeGlobal(change: PageChange, id: string, revision?: number): Promise<GlobalRow> {
  const row = await findGlobal(change.db, id)
  if (!row) throw failures.notFound()
  if (revision !== undefined && row.revision !== revision)
    throw failures.stale({ current: toGlobal(row, 0) })
  return row
}

function checkBoth(change: PageChange, given: BlocksInput, before: BothLanguages): BothLanguages {
  const check = (lang: 'de' | 'en') =>
    given[lang] === undefined
      ? before[lang]
      : checkedBlocks(change.scope, given[lang], before[lang])
  return { de: check('de'), en: check('en') }
}

type Recorded = { id: string; name: string; blocks: BothLanguages; isLive: boolean }

async function recordBoth(
  change: PageChange,
  { id, name, blocks, isLive }: Recorded,
): Promise<void> {
  for (const lang of LANGS)
    await recordRefs(change, { noun: GLOBAL_NOUN, id, lang, isLive, blocks: blocks[lang] })
  await recordFileUses(change, { noun: GLOBAL_NOUN, id, label: name })
}
