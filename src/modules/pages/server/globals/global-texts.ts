import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { eachBlock } from '#kernel/site/block/tree/walk-blocks.ts'
import { applyOverrides } from '../../blocks/global/apply-overrides.ts'
import { globalBlock } from '../../blocks/global/block.ts'
import type { BothLanguages } from '../tables.ts'
import type { Db, PageChange, PageScope } from '../unit-of-work.ts'

/** One may stand in another; deeper nobody reads. */
const DEEPEST = 4

/** Inside a change, or where somebody only reads. */
type Reading = { db: Db; scope: Pick<PageScope, 'modules'> }
type Content = { readonly lang: Lang; readonly blocks: readonly Block[] }

/** What the global blocks of a page show in its language, with the words of that place. */
export async function shownInGlobals(
  reading: Reading,
  { lang, blocks }: Content,
  depth = 1,
): Promise<Block[]> {
  const types = allBlockTypes(reading.scope)
  const places = placesIn(reading, blocks)
  if (places.length === 0 || depth > DEEPEST) return []
  const live = await liveGlobals(
    reading,
    places.map(({ global }) => global),
  )
  const shown = places.flatMap(({ global, overrides }) => {
    const { de = [], en = [] } = live.get(global) ?? {}
    return applyOverrides(types, lang === 'en' && en.length > 0 ? en : de, overrides)
  })
  return [...shown, ...(await shownInGlobals(reading, { lang, blocks: shown }, depth + 1))]
}

/**
 * A global block says something else now: the words of all live pages that show it, also by way of
 * another one, are read again.
 */
export async function forgetWordsOfPlaces({ db }: PageChange, id: string): Promise<void> {
  await sql`
    with recursive places (id) as (
      select ${id}::uuid
      union select r.owner_id from page_refs r join places on r.target_id = places.id
        where r.kind = 'global' and r.is_live)
    update page_contents set words_number = 0
    where is_live and page_id in (select id from places)`.execute(db)
}

function placesIn({ scope }: Reading, blocks: readonly Block[]) {
  const found: { global: string; overrides: Overrides }[] = []
  eachBlock(allBlockTypes(scope), blocks, (block) => {
    if (block.type !== globalBlock.name) return
    const { global = null, overrides = {} } = globalBlock.schema.safeParse(block.props).data ?? {}
    if (global) found.push({ global, overrides })
  })
  return found
}

type Overrides = Parameters<typeof applyOverrides>[2]

async function liveGlobals({ db }: Reading, ids: readonly string[]) {
  const rows = await db
    .selectFrom('global_blocks')
    .select(['id', 'live'])
    .where('id', 'in', ids)
    .execute()
  return new Map<string, Partial<BothLanguages>>(rows.map(({ id, live }) => [id, live ?? {}]))
}
