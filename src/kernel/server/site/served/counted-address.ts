import type { ResolvedPage } from '../render/load-page.tsx'
import type { SiteAnswer } from '../site.ts'
import type { CountedPage } from './served-pages.ts'

/**
 * What a page is called in statistics: its address, and of a private one whose address has parts of its
 * own the pattern, for such a part may be a key or name somebody.
 */
export function countedAddress({ route, lang, path }: ResolvedPage): string | undefined {
  const { page } = route
  if (page.isUncounted) return undefined
  const pattern = page.path[lang]
  return page.cache === 'private' && pattern.includes('/:') ? pattern.replaceAll('?', '') : path
}

/** A shared page that is not there is an address that leads nowhere; a private one is a key that is spent. */
export function countedPage(
  resolved: ResolvedPage,
  { status, counted }: SiteAnswer,
): CountedPage | undefined {
  const path = countedAddress(resolved)
  if (path === undefined) return undefined
  if (status === 404 && resolved.route.page.cache === 'shared') return { path, isMissing: true }
  const isSeen = status === 200 || status === 304
  if (!isSeen) return undefined
  return { path, isMissing: false, searched: counted?.searched, thing: counted?.thing }
}
