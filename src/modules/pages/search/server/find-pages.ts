import { sql } from 'kysely'
import { tablesOf } from '#kernel/server/database.ts'
import { readTyped } from '#kernel/server/publishing/store/live-words.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import type { SiteSearch } from '#kernel/server/site/site-parts.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { textsIn } from '#kernel/site/block/values/texts-in.ts'
import { businessSection } from '../../config.ts'
import { pageContent } from '../../server/pages/page-content.ts'
import type { PageTables } from '../../server/tables.ts'
import { businessTokens } from '../../tokens.ts'

type Row = { title: string; href: string; description: string; blocks: Block[]; isTitled: boolean }

/** Live pages that everyone may see and search engines may list. */
export const findPagesByWords: SiteSearch = async (context, { lang, typed, limit }) => {
  const db = tablesOf<PageTables>(context.db)
  const words = await readTyped(db, pageContent.definition.store, typed)
  if (!words) return []
  const isTitled = words.isIn(sql<string>`c.live->>'title'`)
  const { rows } = await sql<Row>`
    select c.live->>'title' as title, a.path as href, c.live->>'meta_description' as description,
      c.live_blocks as blocks, ${isTitled} as "isTitled"
    from page_contents c join pages p on p.id = c.page_id
      join page_paths a on a.page_id = c.page_id and a.lang = c.lang and a.kind = 'live'
    where c.lang = ${lang} and c.is_live and p.deleted_at is null and p.access = 'public'
      and (c.expire_at is null or c.expire_at > now())
      and not (c.live->>'noindex')::boolean and ${words.isFound}
    order by ${isTitled} desc, a.path limit ${limit}`.execute(db)
  const types = allBlockTypes(context)
  const tokens = businessTokens(context.config.get(businessSection), lang)
  return rows.map(({ title, href, description, blocks, isTitled }) => ({
    title: fillTokens({ title }, tokens).title,
    href,
    text: [fillTokens(description, tokens), ...textsIn(types, fillTokens(blocks, tokens))].join(
      ' ',
    ),
    isTitled,
  }))
}
