import {
  IconBuildingStore,
  IconFileText,
  IconLink,
  IconListTree,
  IconPlus,
  IconShare,
  IconWorld,
  IconWorldSearch,
} from '@tabler/icons-react'
import { admin, staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import type { AdminModule, OverlayEntry, Screen } from '#kernel/admin/module.ts'
import { de as browseDe } from './browse/messages.de.ts'
import { en as browseEn } from './browse/messages.en.ts'
import type { LoadLayouts } from './browse/new-page/starting-layouts.ts'
import { askedDialog } from './dialogs/asked-dialog.ts'
import { de as dialogsDe } from './dialogs/messages-dialogs.de.ts'
import { en as dialogsEn } from './dialogs/messages-dialogs.en.ts'
import { de as globalsDe } from './globals/messages-globals.de.ts'
import { en as globalsEn } from './globals/messages-globals.en.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { BROWSE, CREATE, EDIT, GLOBALS, SEO } from './paths.ts'

const view = staff('pages', 'view')
const business = { de: de.business.title, en: en.business.title }
const pages = { de: browseDe.title, en: browseEn.title }
const globals = { de: globalsDe.globals.many, en: globalsEn.globals.many }
const content = { de: browseDe.contentOnly, en: browseEn.contentOnly }
const seo = { de: de.seo.title, en: en.seo.title }

/** The dialogs of the overlay menu that belong to the website (specification, section 2). */
const overlayEntries: readonly OverlayEntry[] = [
  {
    name: 'pages-link',
    label: { de: dialogsDe.link.overlay, en: dialogsEn.link.overlay },
    icon: IconLink,
    access: view,
    open: async () => askedDialog.open({ name: 'link' }),
  },
  {
    name: 'pages-share',
    label: { de: dialogsDe.share.overlay, en: dialogsEn.share.overlay },
    icon: IconShare,
    access: view,
    open: async () => askedDialog.open({ name: 'share' }),
  },
]

/** What new pages may begin with is given by whoever lists the modules. */
export function pagesAdmin(loadLayouts: LoadLayouts): AdminModule {
  return { ...parts, screens: [browse(loadLayouts), ...screens] }
}

function browse(loadLayouts: LoadLayouts): Screen {
  return {
    path: BROWSE,
    title: pages,
    access: view,
    lazy: async () => {
      const { pagesScreen } = await import('./browse/pages-screen.tsx')
      return { Component: pagesScreen(loadLayouts) }
    },
  }
}

const parts: AdminModule = {
  name: 'pages',
  label: pages,
  help: 'pages',
  nav: [
    { path: BROWSE, label: pages, icon: IconFileText, access: view, group: 'website' },
    {
      path: `${GLOBALS}/browse`,
      label: globals,
      icon: IconWorld,
      access: view,
      group: 'website',
    },
  ],
  settings: [
    {
      group: 'business',
      keywords:
        'öffnungszeiten betriebsferien feiertage impressum anschrift telefon bank iban soziale netzwerke opening hours holidays imprint legal notice address phone social',
      path: 'settings/business',
      label: business,
      text: { de: de.business.text, en: en.business.text },
      icon: IconBuildingStore,
      access: admin,
    },
    {
      path: SEO,
      label: seo,
      text: { de: de.seo.text, en: en.seo.text },
      icon: IconWorldSearch,
      access: admin,
    },
  ],
  commands: [
    {
      name: 'new-page',
      label: { de: browseDe.create, en: browseEn.create },
      icon: IconPlus,
      access: staff('pages', 'create'),
      path: CREATE,
      keywords: 'seite page anlegen create website',
    },
    {
      name: 'menu',
      label: { de: browseDe.menuCommand, en: browseEn.menuCommand },
      icon: IconListTree,
      access: view,
      path: BROWSE,
      keywords: 'menü menue navigation reihenfolge menu order header footer',
    },
  ],
  companions: [
    {
      name: 'page-dialogs',
      access: view,
      lazy: async () => ({ Component: (await import('./dialogs/dialog-host.tsx')).DialogHost }),
    },
  ],
  overlay: overlayEntries,
  grants: [{ name: 'pages-content', label: content, actions: ['view', 'edit'] }],
  search: [
    {
      label: pages,
      access: view,
      find: async (query) => (await import('./find-pages.ts')).findPageHits(query),
    },
  ],
  nouns: {
    page: { de: 'eine Seite', en: 'a page' },
    'global-block': { de: 'einen globalen Block', en: 'a global block' },
    'page-block': { de: 'einen Block', en: 'a block' },
  },
}

const screens: readonly Screen[] = [
  {
    path: `${EDIT}/:id?`,
    title: pages,
    access: view,
    lazy: async () => ({
      Component: (await import('./edit/edit-page-screen.tsx')).EditPageScreen,
    }),
  },
  ...collectionScreens({
    paths: pathsOf(GLOBALS),
    access: view,
    one: globals,
    many: globals,
    load: async () => (await import('./globals/globals.collection.tsx')).globals,
  }),
  {
    path: 'settings/business',
    title: business,
    access: admin,
    help: 'settings',
    lazy: async () => (await import('./business/business-settings.ts')).businessSettings.lazy(),
  },
  {
    path: SEO,
    title: seo,
    access: admin,
    help: 'settings',
    lazy: async () => (await import('./seo/seo-settings.tsx')).seoSettings.lazy(),
  },
]
