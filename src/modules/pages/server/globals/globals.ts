import { sql } from 'kysely'
import { LANGS, type Lang } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { checkedBlocks } from '#kernel/server/publishing/checked-blocks.ts'
import { type Resource, resourcesOf } from '#kernel/server/resource/resource.ts'
import { isBlock } from '#kernel/site/block/tree/walk-blocks.ts'
import { pageFailures } from '../../errors.ts'
import { type GlobalBlock, globalNoun } from '../../globals/global.calls.ts'
import { findReferences, forgetRefs, recordFileUses, recordRefs } from '../references/references.ts'
import { mustPublishPages } from '../rights.ts'
import type { BothLanguages, PageTables } from '../tables.ts'
import { type Db, globalTag, type PageChange } from '../unit-of-work.ts'
import { forgetWordsOfPlaces } from './global-texts.ts'

const globals = resourcesOf<PageTables>()(globalNoun, {
  table: 'global_blocks',
  columns: async (change, { blocks }, before) => {
    const draft = JSON.stringify(checkBoth(change, blocks, before?.blocks))
    if (!before) return { draft }
    const live = await readLive(change.db, before._id)
    return { draft, has_changes: draft !== JSON.stringify(live) }
  },
  created: (change, global) => recordBoth(change, global, false),
  changed: (change, global) => recordBoth(change, global, false),
  removing: async (change, removed) => {
    for (const { _id: id, name } of removed) {
      await forgetRefs(change.db, { id })
      await recordFileUses(change, { noun: globalNoun.name, id, label: name })
      change.touch(globalTag(id))
    }
  },
  derive: readStates,
})

type Regular = 'list' | 'read' | 'create' | 'change'
/** Deleting has rules of its own: `deleteGlobal`. */
export const globalResource: Pick<Resource<PageTables, typeof globalNoun>, Regular> = globals

/** Every cached page that shows it is dropped with the same change. */
export async function publishGlobal(
  change: PageChange,
  id: string,
  revision: number,
): Promise<void> {
  const global = await globals.take(change, id, revision)
  await change.db
    .updateTable('global_blocks')
    .set({
      live: JSON.stringify(global.blocks),
      has_changes: false,
      published_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute()
  await recordBoth(change, global, true)
  await forgetWordsOfPlaces(change, id)
  change.refresh(globalTag(id))
  const { name } = global
  await change.audit({ noun: globalNoun.name, id, action: 'publish', after: { name } })
}

export async function deleteGlobal(
  change: PageChange,
  id: string,
  isForced: boolean,
): Promise<void> {
  const [global] = await globals.read(change.db, [id])
  if (!global) throw failures.notFound()
  // It may show by way of other global blocks too, so being published is enough.
  if (global.isLive) mustPublishPages(change.scope, pageFailures.publishGlobal)
  const references = await findReferences(change.db, 'global', [id])
  if (references.length > 0 && !isForced) throw pageFailures.globalInUse({ references })
  await globals.remove(change, [id])
}

type Written = Partial<GlobalBlock['blocks']>

/** The blocks of both languages as they are stored; a language that is not given stays as it is. */
function checkBoth(change: PageChange, given: Written = {}, before: Written = {}): BothLanguages {
  const check = (lang: Lang) => {
    const known = (before[lang] ?? []).filter(isBlock)
    const wanted = given[lang]
    return wanted === undefined ? known : checkedBlocks(change.scope, wanted, known)
  }
  return { de: check('de'), en: check('en') }
}

async function recordBoth(
  change: PageChange,
  { _id: id, name, blocks }: GlobalBlock,
  isLive: boolean,
): Promise<void> {
  const { name: noun } = globalNoun
  for (const lang of LANGS)
    await recordRefs(change, { noun, id, lang, isLive, blocks: blocks[lang].filter(isBlock) })
  await recordFileUses(change, { noun, id, label: name })
}

async function readLive(db: Db, id: string): Promise<BothLanguages | null | undefined> {
  const row = await db
    .selectFrom('global_blocks')
    .select('live')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.live
}

async function readStates(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('global_blocks')
    .select(['id', 'version', 'has_changes', 'updated_at', 'published_at'])
    .select([
      sql<boolean>`live is not null`.as('is_live'),
      sql<number>`(select count(distinct owner_id) from page_refs
        where kind = 'global' and target_id = global_blocks.id)`.as('uses'),
    ])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ id, version, is_live, has_changes, uses, updated_at, published_at }) => [
      id,
      {
        revision: version,
        isLive: is_live,
        hasChanges: has_changes,
        numUses: Number(uses),
        saved_at: updated_at.toISOString(),
        published_at: published_at?.toISOString() ?? null,
      },
    ]),
  )
}
