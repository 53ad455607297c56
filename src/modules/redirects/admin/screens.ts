import { IconArrowForwardUp, IconLinkOff, IconPlus } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { collectionScreens } from '#kernel/admin/collection/collection-screens.tsx'
import { pathsOf } from '#kernel/admin/collection/paths.ts'
import { importScreen } from '#kernel/admin/imports/screen-of.tsx'
import type { AdminModule } from '#kernel/admin/module.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { IMPORT, MISSING, REDIRECTS } from './paths.ts'

const view = staff('redirects', 'view')
const create = staff('redirects', 'create')
const publish = staff('redirects', 'publish')
const label = { de: de.title, en: en.title }
const missing = { de: de.missingTitle, en: en.missingTitle }

const loadNav = async () => (await import('./redirects-nav.tsx')).RedirectsNav

export const redirectsAdmin: AdminModule = {
  name: 'redirects',
  label,
  help: 'redirects',
  nav: [{ path: REDIRECTS, label, icon: IconArrowForwardUp, access: view, group: 'website' }],
  screens: [
    ...collectionScreens({
      paths: pathsOf(REDIRECTS, { browse: REDIRECTS, edit: `${REDIRECTS}/edit/:id` }),
      access: view,
      one: label,
      many: label,
      load: async () => (await import('./redirects.collection.tsx')).redirects,
      above: loadNav,
    }),
    {
      path: MISSING,
      title: missing,
      access: view,
      lazy: async () => ({
        Component: (await import('../missing-pages/admin/missing-screen.tsx')).MissingScreen,
      }),
    },
    importScreen({ path: IMPORT, title: label, access: create, kind: 'redirects', above: loadNav }),
  ],
  commands: [
    {
      name: 'new-redirect',
      label: { de: de.redirects.create, en: en.redirects.create },
      icon: IconPlus,
      access: publish,
      path: `${REDIRECTS}/edit/new`,
      keywords: 'redirect 301 umleitung',
    },
    {
      name: 'missing-addresses',
      label: missing,
      icon: IconLinkOff,
      access: view,
      path: MISSING,
      keywords: '404 fehler not found',
    },
  ],
  nouns: { redirect: { de: 'eine Weiterleitung', en: 'a redirect' } },
}
