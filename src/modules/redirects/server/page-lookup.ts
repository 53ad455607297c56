import type { Lang } from '#kernel/i18n/texts.ts'

/** Where a page is: at an address, gone for good (410), or there but not shown (404). */
export type PagePlace = { kind: 'live'; path: string } | { kind: 'gone' } | { kind: 'hidden' }

/** Any database handle: whoever answers looks at tables of its own. */
type LookupContext = { db: { selectFrom: unknown } }

/** How this module asks about stored pages; the house hands it in, because pages need redirects. */
export type PageLookup = {
  placesOf(
    context: LookupContext,
    wanted: readonly { page: string; lang: Lang }[],
  ): Promise<readonly PagePlace[]>
  /** The page that answers at an address, whatever its case. */
  pageAt(
    context: LookupContext,
    path: string,
  ): Promise<{ page: string; lang: Lang; path: string } | undefined>
}
