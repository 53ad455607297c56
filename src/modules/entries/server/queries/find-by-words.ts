import { sql } from 'kysely'
import { tablesOf } from '#kernel/server/database.ts'
import { readTyped } from '#kernel/server/publishing/store/live-words.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import type { SiteSearch } from '#kernel/server/site/site-parts.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { textsIn } from '#kernel/site/block/values/texts-in.ts'
import { entryPath } from '../../addresses.ts'
import { isListed } from '../site/find-listed.ts'
import { ENTRY_STORE } from '../store.ts'
import type { EntryTables } from '../tables.ts'

type Row = { title: string; slug: string; summary: string; blocks: Block[]; isTitled: boolean }

/** Entries that search engines may list too, the latest first. */
export const findEntriesByWords: SiteSearch = async (context, { lang, typed, limit }) => {
  const db = tablesOf<EntryTables>(context.db)
  const words = await readTyped(db, ENTRY_STORE, typed)
  if (!words) return []
  const { rows } = await sql<Row>`
    select c.live->>'title' as title, c.live->>'slug' as slug, c.live->>'summary' as summary,
      c.live_blocks as blocks, ${words.isIn(sql<string>`c.live->>'title'`)} as "isTitled"
    from entry_contents c
    where ${isListed(lang)} and not (c.live->>'noindex')::boolean and ${words.isFound}
    order by c.listed_at desc, c.entry_id desc limit ${limit}`.execute(db)
  const types = allBlockTypes(context)
  return rows.map(({ title, slug, summary, blocks, isTitled }) => ({
    title,
    href: entryPath(lang, slug),
    text: [summary, ...textsIn(types, blocks)].join(' '),
    isTitled,
  }))
}
