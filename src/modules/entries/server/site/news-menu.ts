import { sql } from 'kysely'
import { translator } from '#kernel/i18n/texts.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { MenuLoader } from '#kernel/server/site/site-parts.ts'
import { NEWS_ROOT } from '../../addresses.ts'
import { texts } from '../../texts.ts'
import type { EntryTables } from '../tables.ts'
import { ENTRIES_TAG } from '../work.ts'
import { isListed } from './find-listed.ts'

/** The news stand in the menu as soon as there are any. */
export const newsMenu: MenuLoader = async (context, { lang }) => {
  const { rows } = await sql<{ has_news: boolean }>`
    select exists (select from entry_contents c where ${isListed(lang)}) as has_news`.execute(
    tablesOf<EntryTables>(context.db),
  )
  const link = { label: translator(texts, lang)('title'), href: NEWS_ROOT[lang] }
  return { links: rows[0]?.has_news ? [link] : [], tags: [ENTRIES_TAG] }
}
