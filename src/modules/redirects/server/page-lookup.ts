import type { Lang } from '#kernel/i18n/messages.ts'

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
  /** The pages that answer at addresses, by the address; its case does not matter. */
  pagesAt(context: LookupContext, paths: readonly string[]): Promise<ReadonlyMap<string, FoundPage>>
}

export type FoundPage = { page: string; lang: Lang; path: string }
