import { sql } from 'kysely'
import { tablesOf } from '#kernel/server/database.ts'
import type { SiteRoute } from '#kernel/server/site/route/site-route.ts'
import type { SitemapLoader } from '#kernel/server/site/site-parts.ts'
import type { Alternates } from '#kernel/site/frame.ts'
import type { PageTables } from '../tables.ts'
import { PAGES_TAG } from '../unit-of-work.ts'

/** Live, public, indexable pages in each such language, and the built-in ones nobody replaced. */
export function sitemapOf(builtIn: readonly SiteRoute[]): SitemapLoader {
  return async (context) => {
    const { rows } = await sql<{ indexed: Alternates | null; all: Alternates }>`
      select json_object_agg(a.lang, a.path) filter (where not (c.live->>'noindex')::boolean
          and c.live->>'canonical' = '' and p.access = 'public') as indexed,
        json_object_agg(a.lang, a.path) as all
      from page_paths a join pages p on p.id = a.page_id
        join page_contents c on c.page_id = a.page_id and c.lang = a.lang and c.is_live
      where a.kind = 'live' and (c.expire_at is null or c.expire_at > now())
      group by a.page_id order by min(a.path)`.execute(tablesOf<PageTables>(context.db))
    const taken = new Set(rows.flatMap(({ all }) => Object.values(all)))
    const rest = builtIn.map(({ page }) => without(page.path, taken))
    const stored = rows.flatMap(({ indexed }) => (indexed ? [indexed] : []))
    return {
      entries: [...rest, ...stored].filter((entry) => Object.keys(entry).length > 0),
      tags: [PAGES_TAG, 'config'],
    }
  }
}

function without(paths: Alternates, taken: ReadonlySet<string>): Alternates {
  return Object.fromEntries(Object.entries(paths).filter(([, path]) => !taken.has(path)))
}
