import type { ServerModule } from '#kernel/server/module.ts'
import { lateBlockTypes } from '#kernel/server/site/block/late-block-types.ts'
import { whereFilesShow } from '#modules/files/server/api.ts'
import { draftRoutes } from './draft-routes.ts'
import { jobsOf } from './jobs.ts'
import { createEntries } from './migrations/20261115-1700-entries-create-entries.ts'
import { keepPreviewsInside } from './migrations/20261115-1920-entries-keep-previews-inside.ts'
import { personal } from './personal.ts'
import { entryRoutes } from './routes.ts'
import { showsFiles } from './shows-files.ts'
import { entryRoute, previewRoute } from './site/entry-routes.ts'
import { feedRoutes } from './site/feeds.ts'
import { loadEntryLists } from './site/load-entry-lists.ts'
import { newsMenu } from './site/news-menu.ts'
import { newsRoute } from './site/news-route.ts'
import { newsResolver } from './site/resolve-news.ts'
import { loadSitemap } from './site/sitemap.ts'
import { versionRoutes } from './version-routes.ts'
import { ENTRY_NOUN, type House } from './work.ts'

/** Knows all modules late: each may bring blocks. */
export function entriesModule(modules: () => readonly ServerModule[]): ServerModule {
  const house: House = { types: lateBlockTypes(modules) }
  whereFilesShow(showsFiles)
  return {
    name: 'entries',
    label: { de: 'Neuigkeiten', en: 'News' },
    needs: ['pages', 'files'],
    nouns: [ENTRY_NOUN],
    migrations: {
      '20261115-1700-entries-create-entries': createEntries,
      '20261115-1920-entries-keep-previews-inside': keepPreviewsInside,
    },
    routes: [...entryRoutes(house), ...draftRoutes(house), ...versionRoutes(house)],
    pages: [previewRoute(house)],
    site: {
      resolvers: [newsResolver({ news: newsRoute, entry: entryRoute(house) })],
      textRoutes: feedRoutes,
      sitemap: loadSitemap,
      menu: newsMenu,
    },
    blockData: [loadEntryLists],
    jobs: jobsOf(house),
    personal,
  }
}
