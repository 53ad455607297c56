import { type Selectable, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { LANGS } from '#kernel/i18n/texts.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { GlobalBlock, GlobalItem } from '../contract-globals.ts'
import { pageFailures } from '../errors.ts'
import { checkedBlocks } from './check-content.ts'
import { findReferences, forgetRefs, recordRefs, tellFiles } from './references.ts'
import { mustPublishPages } from './rights.ts'
import type { BothLanguages, PageTables } from './tables.ts'
import { type Db, GLOBAL_NOUN, globalTag, type Work } from './work.ts'

export type GlobalRow = Selectable<PageTables['global_blocks']>
type Given = { de?: unknown; en?: unknown }

const NOTHING: BothLanguages = { de: [], en: [] }

export async function createGlobal(
  work: Work,
  { name, blocks }: { name: string; blocks: Given },
): Promise<string> {
  const id = uuidv7()
  const draft = checkBoth(work, blocks, NOTHING)
  await work.change.db
    .insertInto('global_blocks')
    .values({ id, name, draft: JSON.stringify(draft) })
    .execute()
  await recordBoth(work, { id, name, blocks: draft, isLive: false })
  await work.change.audit({ noun: GLOBAL_NOUN, id, action: 'create', after: { name } })
  return id
}

export type GlobalSave = { _id: string; revision: number; name?: string; blocks?: Given }

export async function updateGlobal(work: Work, save: GlobalSave): Promise<void> {
  const row = await takeGlobal(work, save._id, save.revision)
  const name = save.name ?? row.name
  const draft = save.blocks ? checkBoth(work, save.blocks, row.draft) : row.draft
  await work.change.db
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
  await recordBoth(work, { id: row.id, name, blocks: draft, isLive: false })
  const [before, after] = [{ name: row.name }, { name }]
  await work.change.audit({ noun: GLOBAL_NOUN, id: row.id, action: 'update', before, after })
}

/** Every cached page that shows it is dropped with the same change. */
export async function publishGlobal(work: Work, id: string, revision: number): Promise<void> {
  const row = await takeGlobal(work, id, revision)
  await work.change.db
    .updateTable('global_blocks')
    .set({
      live: JSON.stringify(row.draft),
      has_changes: false,
      published_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
  await recordBoth(work, { id, name: row.name, blocks: row.draft, isLive: true })
  work.change.refresh(globalTag(id))
  await work.change.audit({ noun: GLOBAL_NOUN, id, action: 'publish', after: { name: row.name } })
}

export async function deleteGlobal(work: Work, id: string, isForced: boolean): Promise<void> {
  const row = await takeGlobal(work, id)
  // It may show by way of other global blocks too, so being published is enough.
  if (row.live) mustPublishPages(work.scope, pageFailures.publishGlobal)
  const references = await findReferences(work.change.db, 'global', [id])
  if (references.length > 0 && !isForced) throw pageFailures.globalInUse({ references })
  await forgetRefs(work.change.db, { id })
  await tellFiles(work, { noun: GLOBAL_NOUN, id, label: row.name })
  await work.change.db.deleteFrom('global_blocks').where('id', '=', id).execute()
  work.change.touch(globalTag(id))
  await work.change.audit({ noun: GLOBAL_NOUN, id, action: 'delete', before: { name: row.name } })
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

async function takeGlobal(work: Work, id: string, revision?: number): Promise<GlobalRow> {
  const row = await findGlobal(work.change.db, id)
  if (!row) throw failures.notFound()
  if (revision !== undefined && row.revision !== revision)
    throw failures.stale({ current: toGlobal(row, 0) })
  return row
}

function checkBoth(work: Work, given: Given, before: BothLanguages): BothLanguages {
  const check = (lang: 'de' | 'en') =>
    given[lang] === undefined ? before[lang] : checkedBlocks(work, given[lang], before[lang])
  return { de: check('de'), en: check('en') }
}

type Recorded = { id: string; name: string; blocks: BothLanguages; isLive: boolean }

async function recordBoth(work: Work, { id, name, blocks, isLive }: Recorded): Promise<void> {
  for (const lang of LANGS)
    await recordRefs(work, { noun: GLOBAL_NOUN, id, lang, isLive, blocks: blocks[lang] })
  await tellFiles(work, { noun: GLOBAL_NOUN, id, label: name })
}
