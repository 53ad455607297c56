import { sql } from 'kysely'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { tagMemo } from '#kernel/server/site/cache/tag-memo.ts'
import type { MenuLoader } from '#kernel/server/site/site-parts.ts'
import { NEWS_ROOT } from '../../addresses.ts'
import { messages } from '../../messages.ts'
import type { EntryTables } from '../tables.ts'
import { type Db, ENTRIES_TAG } from '../unit-of-work.ts'
import { isListed } from './find-listed.ts'

/** The news stand in the menu as soon as there are any. */
export const newsMenu: MenuLoader = async (context, { lang }) => {
  const db = tablesOf<EntryTables>(context.db)
  const hasNews = await keptAnswer({
    cache: context.cache,
    key: lang,
    read: () => findAnyNews(db, lang),
  })
  const link = { label: translator(messages, lang)('title'), href: NEWS_ROOT[lang] }
  return { links: hasNews ? [link] : [], tags: [ENTRIES_TAG] }
}

const keptAnswer = tagMemo<boolean>([ENTRIES_TAG])

async function findAnyNews(db: Db, lang: Lang): Promise<boolean> {
  const { rows } = await sql<{ has_news: boolean }>`
    select exists (select from entry_contents c where ${isListed(lang)}) as has_news`.execute(db)
  return rows[0]?.has_news ?? false
}
