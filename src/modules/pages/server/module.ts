import { staff } from '#kernel/access/rules.ts'
import { namedRows } from '#kernel/server/manifest/named-things.ts'
import { setupStep } from '#kernel/server/manifest/setup-step.ts'
import type { Topic } from '#kernel/server/manifest/topic.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { contentPersonalData } from '#kernel/server/publishing/personal.ts'
import { waitingReviews } from '#kernel/server/publishing/waiting-reviews.ts'
import { searchIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { personIndexes } from '#kernel/server/resource/person-indexes.ts'
import type { SiteParts } from '#kernel/server/site/site-parts.ts'
import { whereFilesShow, whereGalleriesStand } from '#modules/files/server/api.ts'
import { pageBlockTypes } from '../blocks/all-types.ts'
import { businessSection } from '../config.ts'
import { pageCalls, readDraft, saveDraft } from '../contract-drafts.ts'
import { globalNoun } from '../globals/global.calls.ts'
import { newDay } from '../hours/server/new-day.ts'
import { identityRules } from '../law/server/identity-rules.ts'
import { pageRules } from '../law/server/page-rules.ts'
import { findPagesByWords } from '../search/server/find-pages.ts'
import { searchRoute } from '../search/server/search-route.ts'
import { businessTokens } from '../tokens.ts'
import { globalBlocks, pageLinks } from './blocks/block-data.ts'
import { embedLoaders } from './blocks/load-embeds.ts'
import { loadFileLinks, loadFiles } from './blocks/load-files.ts'
import { loadGalleries } from './blocks/load-galleries.ts'
import { loadHours, loadSocial } from './blocks/load-hours.ts'
import { globalRoutes } from './globals/global-routes.ts'
import { loadFrame } from './menu/frame.ts'
import { createPages } from './migrations/20261115-1600-pages-create-pages.ts'
import { createRecords } from './migrations/20261115-1610-pages-create-records.ts'
import { nameRefs } from './migrations/20261115-1620-pages-name-refs.ts'
import { keepPreviewsInside } from './migrations/20261115-1910-pages-keep-previews-inside.ts'
import { indexReviews } from './migrations/20261116-2211-pages-index-reviews.ts'
import { findLive } from './migrations/20261116-2230-pages-find-live.ts'
import { stampGlobals } from './migrations/20261117-2320-pages-stamp-globals.ts'
import { pageContent } from './pages/page-content.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { staffRoutes } from './pages/staff-routes.ts'
import { findsGalleries, showsFiles } from './references/shows-files.ts'
import { CONTENT_MODULE } from './rights.ts'
import { builtInPages, quietPages } from './site/built-in-pages.ts'
import { oldAddresses, storedPages } from './site/resolve-stored.ts'
import { sitemapOf } from './site/sitemap.ts'
import { previewRoute, storedRoutes } from './site/stored-routes.ts'
import { textFiles } from './site/text-files.ts'
import type { PageTables } from './tables.ts'
import { treeRoutes } from './tree/tree-routes.ts'
import { BLOCK_NOUN, PAGE_NOUN } from './unit-of-work.ts'

/** Told to who may publish, and to whose draft was handed back. */
const topic: Topic = {
  name: PAGE_NOUN,
  label: { de: 'Seiten zur Freigabe', en: 'Pages for review' },
  access: staff('pages', 'view'),
}

const reviews = waitingReviews<PageTables>({
  name: 'page-reviews',
  label: { de: 'Seiten zur Freigabe', en: 'Pages for review' },
  access: staff('pages', 'publish'),
  path: 'pages/browse',
  contents: 'page_contents',
  owner: 'page_id',
  things: 'pages',
  link: (id) => `pages/edit/${id}`,
})

const routes = [
  ...pageRoutes,
  ...pageContent.routes({ ...pageCalls, readDraft, saveDraft }),
  ...treeRoutes,
  ...globalRoutes,
  ...staffRoutes,
]

const site: SiteParts = {
  frame: loadFrame,
  tokens: (config, lang) => businessTokens(config.get(businessSection), lang),
  resolvers: [
    storedPages(storedRoutes, [...builtInPages, ...quietPages, searchRoute]),
    oldAddresses,
  ],
  search: findPagesByWords,
  textRoutes: textFiles,
  sitemap: sitemapOf(builtInPages),
}

/** Done once the own facts stand there, not those of a sample business. */
const businessStep = setupStep({
  name: 'business',
  order: 20,
  label: { de: 'Ihren Betrieb vorstellen', en: 'Introduce your business' },
  text: {
    de: 'Name, Anschrift und E-Mail erscheinen unten auf der Website und im Impressum.',
    en: 'Name, address and email appear in the footer and in the imprint.',
  },
  path: 'start',
  isDone: ({ config }) => {
    const { name, street, city, email } = config.get(businessSection)
    return !isInvented(email) && [name, street, city, email].every((fact) => fact !== '')
  },
})

/** Addresses of the sample businesses end in a name that nobody can own (RFC 2606). */
function isInvented(email: string): boolean {
  return email.toLowerCase().endsWith('.example')
}

const migrations = {
  '20261115-1600-pages-create-pages': createPages,
  '20261115-1610-pages-create-records': createRecords,
  '20261115-1620-pages-name-refs': nameRefs,
  '20261115-1910-pages-keep-previews-inside': keepPreviewsInside,
  '20261116-2211-pages-index-reviews': indexReviews,
  '20261116-2230-pages-find-live': findLive,
  '20261117-2320-pages-stamp-globals': stampGlobals,
  '20261118-0320-pages-index-persons': personIndexes({
    page_versions: ['published_by'],
    page_contents: ['saved_by'],
  }),
  '20261119-0010-pages-fold-search': searchIndexes({ global_blocks: ['name'] }),
  '20261119-0520-pages-fold-pages': searchIndexes({
    page_contents: ['title'],
    page_paths: ['path'],
  }),
}

export function pagesModule(): ServerModule {
  whereFilesShow(showsFiles)
  whereGalleriesStand(findsGalleries)
  return {
    name: 'pages',
    label: { de: 'Seiten', en: 'Pages' },
    needs: ['auth', 'theme', 'config', 'files', 'notifications', 'privacy', 'redirects'],
    isEssential: true,
    grants: [CONTENT_MODULE],
    nouns: [PAGE_NOUN, globalNoun.name, BLOCK_NOUN],
    migrations,
    routes,
    pages: [previewRoute],
    site,
    blocks: pageBlockTypes,
    blockData: [globalBlocks, ...embedLoaders, loadFiles, loadGalleries, loadHours, loadSocial],
    linkTargets: [pageLinks, loadFileLinks],
    jobs: [...pageContent.jobs, newDay],
    trash: [pageContent.trash],
    config: [businessSection],
    setup: [businessStep],
    waiting: [reviews],
    law: [...pageRules, ...identityRules],
    topics: [topic],
    named: {
      [PAGE_NOUN]: namedRows<PageTables>({
        table: 'pages',
        label: 'title',
        link: (id) => `pages/edit/${id}`,
      }),
    },
    businessName: (config) => config.get(businessSection).name,
    personal: contentPersonalData<PageTables>(pageContent.definition),
  }
}
