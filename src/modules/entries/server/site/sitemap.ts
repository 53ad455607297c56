import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { SitemapLoader } from '#kernel/server/site/site-parts.ts'
import type { Alternates } from '#kernel/site/frame.ts'
import { entryPath, NEWS_ROOT } from '../../addresses.ts'
import type { EntryTables } from '../tables.ts'
import { ENTRIES_TAG } from '../unit-of-work.ts'

type Slugs = Partial<Record<Lang, string>>

/** Live entries that search engines may list, and the list of them unless a page stands there. */
export const loadSitemap: SitemapLoader = async (context) => {
  const db = tablesOf<EntryTables>(context.db)
  const { rows } = await sql<{ slugs: Slugs }>`
    select json_object_agg(c.lang, c.live->>'slug') as slugs from entry_contents c
    where c.listed_at is not null and (c.expire_at is null or c.expire_at > now())
      and not (c.live->>'noindex')::boolean
    group by c.entry_id order by max(c.listed_at) desc, c.entry_id`.execute(db)
  const entries = rows.map(({ slugs }) => pathsOf(slugs))
  const langs = (['de', 'en'] as const).filter((lang) => entries.some((entry) => entry[lang]))
  const { rows: pages } = await sql<{ path: string }>`
    select lower(path) as path from page_paths where kind = 'live'
      and lower(path) = any(${Object.values(NEWS_ROOT).map((path) => path.toLowerCase())}::text[])
    `.execute(db)
  const taken = new Set(pages.map(({ path }) => path))
  const roots = langs.filter((lang) => !taken.has(NEWS_ROOT[lang].toLowerCase()))
  const list: Alternates = Object.fromEntries(roots.map((lang) => [lang, NEWS_ROOT[lang]]))
  return {
    entries: [...(roots.length > 0 ? [list] : []), ...entries],
    tags: [ENTRIES_TAG, 'pages'],
  }
}

function pathsOf({ de, en }: Slugs): Alternates {
  return { ...(de && { de: entryPath('de', de) }), ...(en && { en: entryPath('en', en) }) }
}
