import type { ServerModule } from '#kernel/server/module.ts'
import { contentPersonalData } from '#kernel/server/publishing/personal.ts'
import { whereFilesShow } from '#modules/files/server/api.ts'
import { pageBlockTypes } from '../blocks/all-types.ts'
import { businessSection } from '../config.ts'
import { pageCalls, readDraft, saveDraft } from '../contract-drafts.ts'
import { businessTokens } from '../tokens.ts'
import { globalBlocks, pageLinks } from './block-data.ts'
import { loadFileLinks, loadFiles } from './blocks/load-files.ts'
import { loadGalleries } from './blocks/load-galleries.ts'
import { loadHours } from './blocks/load-hours.ts'
import { loadFrame } from './frame.ts'
import { globalRoutes } from './global-routes.ts'
import { createPages } from './migrations/20261115-1600-pages-create-pages.ts'
import { createRecords } from './migrations/20261115-1610-pages-create-records.ts'
import { nameRefs } from './migrations/20261115-1620-pages-name-refs.ts'
import { keepPreviewsInside } from './migrations/20261115-1910-pages-keep-previews-inside.ts'
import { oldAddresses } from './old-addresses.ts'
import { pageContent } from './page-content.ts'
import { builtInPages } from './pages.ts'
import { storedPages } from './resolve-stored.ts'
import { pageRoutes } from './routes.ts'
import { showsFiles } from './shows-files.ts'
import { sitemapOf } from './sitemap.ts'
import { staffRoutes } from './staff-routes.ts'
import { previewRoute, storedRoutes } from './stored-routes.ts'
import type { PageTables } from './tables.ts'
import { textFiles } from './text-files.ts'
import { treeRoutes } from './tree-routes.ts'
import { BLOCK_NOUN, GLOBAL_NOUN, PAGE_NOUN } from './unit-of-work.ts'

export function pagesModule(): ServerModule {
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
      ...pageRoutes,
      ...pageContent.routes({ ...pageCalls, readDraft, saveDraft }),
      ...treeRoutes,
      ...globalRoutes,
      ...staffRoutes,
    ],
    pages: [previewRoute],
    site: {
      frame: loadFrame,
      tokens: (config, lang) => businessTokens(config.get(businessSection), lang),
      resolvers: [storedPages(storedRoutes, builtInPages), oldAddresses],
      textRoutes: textFiles,
      sitemap: sitemapOf(builtInPages),
    },
    blocks: pageBlockTypes,
    blockData: [globalBlocks, loadFiles, loadGalleries, loadHours],
    linkTargets: [pageLinks, loadFileLinks],
    jobs: pageContent.jobs,
    trash: [pageContent.trash],
    config: [businessSection],
    personal: contentPersonalData<PageTables>(pageContent.definition),
  }
}
