import { sitePage } from '#kernel/site/page.ts'
import { WEB_VIEW } from '#modules/newsletter/templates/template.ts'
import type { ArchivedMail } from '#modules/pages/blocks/newsletter-archive/block.ts'

export type ArchiveData = {
  mails: readonly ArchivedMail[]
  search: string
  /** The lists whose mails are here, each with its own archive. */
  lists: readonly { id: string; label: string; href: string; isCurrent: boolean }[]
  /** The list it is narrowed down to. */
  list: string
  older: string | null
  /** The first page, from a later one. */
  newest: string | null
  home: string
  subscribe: string
  recommend: string
  feed: string
}

/** What was sent to public lists, the newest first. */
export const archivePage = sitePage<ArchiveData>({
  name: 'newsletter-archive',
  path: { de: '/Newsletter/archive', en: '/en/newsletter/archive' },
  query: ['q', 'list', 'cursor'],
})

/** The same as a feed. */
export const archiveFeed = {
  de: '/Newsletter/archive/feed.xml',
  en: '/en/newsletter/archive/feed.xml',
} as const

/** Everything it shows is in its blocks. */
export type NewsletterData = Record<never, never>

/** Where the newsletter begins: the form, and the newest issues. */
export const newsletterPage = sitePage<NewsletterData>({
  name: 'newsletter',
  path: { de: '/Newsletter', en: '/en/newsletter' },
})

/** A mail in the browser: as its recipient got it, or as everybody may read it. */
export const webViewPage = sitePage<never>({
  name: 'newsletter-webview',
  path: {
    de: `${WEB_VIEW.de}/:sending?/:subscriber?`,
    en: `${WEB_VIEW.en}/:sending?/:subscriber?`,
  },
  cache: 'private',
})
