import { sitePage } from '#kernel/site/page.ts'
import { type StoredPageData, storedPage } from './pages/stored-page.ts'

/** The draft of a page for whoever has its secret address; drawn like the page itself. */
export const previewPage = sitePage<StoredPageData>({
  name: storedPage.name,
  path: { de: '/preview/:token', en: '/en/preview/:token' },
  cache: 'private',
  isAlwaysOpen: true,
  isUncounted: true,
})

export type PasswordData = { title: string; fault: string }

/** What stands in for a page until its password was given; at the address of that page. */
export const passwordPage = sitePage<PasswordData>({
  name: 'page-password',
  path: storedPage.path,
  cache: 'private',
})
