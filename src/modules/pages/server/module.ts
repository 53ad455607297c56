import type { ServerModule } from '#kernel/server/module.ts'
import { lateBlockTypes } from '#kernel/server/site/block/late-block-types.ts'
import { whereFilesShow } from '#modules/files/server/api.ts'
import { pageBlockTypes } from '../blocks/all-types.ts'
import { businessSection } from '../config.ts'
import { businessTokens } from '../tokens.ts'
import { globalBlocks, pageLinks } from './block-data.ts'
import { loadFileLinks, loadFiles } from './blocks/load-files.ts'
import { loadGalleries } from './blocks/load-galleries.ts'
import { loadHours } from './blocks/load-hours.ts'
import { draftRoutes } from './draft-routes.ts'
import { frameLoader } from './frame.ts'
import { globalRoutes } from './global-routes.ts'
import { jobsOf } from './jobs.ts'
import { createPages } from './migrations/20261115-1600-pages-create-pages.ts'
import { createRecords } from './migrations/20261115-1610-pages-create-records.ts'
import { nameRefs } from './migrations/20261115-1620-pages-name-refs.ts'
import { keepPreviewsInside } from './migrations/20261115-1910-pages-keep-previews-inside.ts'
import { oldAddresses } from './old-addresses.ts'
import { builtInPages } from './pages.ts'
import { personal } from './personal.ts'
import { fixedAddresses } from './reserved.ts'
import { storedPages } from './resolve-stored.ts'
import { pageRoutes } from './routes.ts'
import { showsFiles } from './shows-files.ts'
import { sitemapOf } from './sitemap.ts'
import { staffRoutes } from './staff-routes.ts'
import { previewRoute, storedRoutes } from './stored-routes.ts'
import { textFiles } from './text-files.ts'
import { treeRoutes } from './tree-routes.ts'
import { versionRoutes } from './version-routes.ts'
import { BLOCK_NOUN, GLOBAL_NOUN, type House, PAGE_NOUN } from './work.ts'

/** Knows all modules late: each may bring blocks, and addresses that no page may take. */
export function pagesModule(modules: () => readonly ServerModule[]): ServerModule {
  const house: House = { types: lateBlockTypes(modules), isFixed: fixedAddresses(modules) }
  whereFilesShow(showsFiles)
  return {
    name: 'pages',
    label: { de: 'Seiten', en: 'Pages' },
    needs: ['auth', 'theme', 'config', 'files', 'notifications', 'redirects'],
    isEssential: true,
    nouns: [PAGE_NOUN, GLOBAL_NOUN, BLOCK_NOUN],
    migrations: {
      '20261115-1600-pages-create-pages': createPages,
      '20261115-1610-pages-create-records': createRecords,
      '20261115-1620-pages-name-refs': nameRefs,
      '20261115-1910-pages-keep-previews-inside': keepPreviewsInside,
    },
    routes: [
      ...pageRoutes(house),
      ...draftRoutes(house),
      ...versionRoutes(house),
      ...treeRoutes(house),
      ...globalRoutes(house),
      ...staffRoutes(modules),
    ],
    pages: [previewRoute(house)],
    site: {
      frame: frameLoader(modules),
      tokens: (config, lang) => businessTokens(config.get(businessSection), lang),
      resolvers: [storedPages(storedRoutes(house), builtInPages), oldAddresses],
      textRoutes: textFiles,
      sitemap: sitemapOf(builtInPages),
    },
    blocks: pageBlockTypes,
    blockData: [globalBlocks(house), loadFiles, loadGalleries, loadHours],
    linkTargets: [pageLinks, loadFileLinks],
    jobs: jobsOf(house),
    config: [businessSection],
    personal,
  }
}
