import { IconArrowForwardUp, IconLinkOff, IconPlus } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import { importScreen } from '#kernel/admin/imports/screen-of.tsx'
import type { AdminModule, Screen } from '#kernel/admin/module.ts'
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
  nav: [{ path: REDIRECTS, label, icon: IconArrowForwardUp, access: view, group: 'website' }],
  screens: [
    screen(REDIRECTS, label, async () => (await import('./redirect-screens.tsx')).BrowseRedirects),
    screen(
      `${REDIRECTS}/edit/:id`,
      label,
      async () => (await import('./redirect-screens.tsx')).EditRedirect,
    ),
    screen(
      MISSING,
      missing,
      async () => (await import('../missing-pages/admin/missing-screen.tsx')).MissingScreen,
    ),
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

type Load = () => Promise<Awaited<ReturnType<Screen['lazy']>>['Component']>

function screen(path: string, title: Screen['title'], load: Load): Screen {
  return { path, title, access: view, lazy: async () => ({ Component: await load() }) }
}
