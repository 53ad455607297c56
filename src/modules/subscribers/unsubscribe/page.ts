import { sitePage } from '#kernel/site/page.ts'

/** `address` is masked. */
export type UnsubscribeData =
  | { step: 'ask'; address: string; list: string; hasMore: boolean }
  | { step: 'done'; address: string; list: string }

/**
 * The way out: it works from any mail program (RFC 8058), while the website is closed and while the
 * newsletter is switched off.
 */
export const unsubscribePage = sitePage<UnsubscribeData>({
  name: 'newsletter-unsubscribe',
  path: { de: '/Newsletter/unsubscribe/:token', en: '/en/newsletter/unsubscribe/:token' },
  cache: 'private',
  isAlwaysOpen: true,
  crossSite: true,
  outlastsModule: true,
})

/** The tick that means every list. */
export const ALL_FIELD = 'all'
