import { sql } from 'kysely'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import { blockLoadersOf, linkLoaderOf } from '#kernel/server/site/block/block-loader.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import { applyOverrides } from '../../blocks/global/apply-overrides.ts'
import { globalBlock } from '../../blocks/global/block.ts'
import type { PageTables } from '../tables.ts'
import { globalTag, pageTag } from '../unit-of-work.ts'

/** Links by page id find the page wherever it is; one that visitors cannot see leads nowhere. */
export const pageLinks = linkLoaderOf<PageTables>()('page', async ({ db, lang }, ids) => {
  const { rows } = await sql<{ id: string; href: string; label: string }>`
    select distinct on (a.page_id) a.page_id as id, a.path as href,
      coalesce(nullif(c.live->>'linktext', ''), c.live->>'title') as label
    from page_paths a
      join pages p on p.id = a.page_id and p.deleted_at is null
      join page_contents c on c.page_id = a.page_id and c.lang = a.lang
    where a.page_id = any(${[...ids]}::uuid[]) and a.kind = 'live'
    order by a.page_id, (a.lang = ${lang}) desc`.execute(db)
  return {
    targets: new Map(rows.map(({ id, href, label }) => [id, { href, label }])),
    tags: ids.map(pageTag),
  }
})

/** A global block shows what was last published of it, with the words this place has of its own. */
export const globalBlocks = blockLoadersOf<PageTables>()(
  [globalBlock],
  async ({ db, lang, modules }, blocks) => {
    const types = allBlockTypes({ modules })
    const ids = blocks.flatMap(({ props }) => (props.global ? [props.global] : []))
    const rows = await db
      .selectFrom('global_blocks')
      .select(['id', 'live'])
      .where(sql<boolean>`id = any(${[...new Set(ids)]}::uuid[])`)
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row.live]))
    const embedded = blocks.flatMap(({ id, props }): [string, Block[]][] => {
      const live = props.global ? byId.get(props.global) : undefined
      if (!live) return []
      const inner = readBlocks(types, live[lang].length > 0 ? live[lang] : live.de)
      return [[id, applyOverrides(types, inner, props.overrides)]]
    })
    return { embedded: new Map(embedded), tags: ids.map(globalTag) }
  },
)
