import type { SiteLink } from '#kernel/site/frame.ts'
import { sitePage } from '#kernel/site/page.ts'
import type { PageViewName } from '../contract-values.ts'

export type StoredPageData = {
  id: string
  title: string
  view: PageViewName
  /** Of `components.pages.custom_classes`. */
  classes: readonly string[]
  /** Its blocks bring a main heading (`hasMainHeading`), so the title is not written above them. */
  hasMainHeading: boolean
  /** Pages beside and below it, for the view with a side column. */
  nearby: readonly (SiteLink & { isCurrent: boolean })[]
}

/**
 * A page made of blocks. Its address is data, so a resolver finds it; its loader answers with
 * `blocks: { main }` and gets them drawn in the view.
 */
export const storedPage = sitePage<StoredPageData>({
  name: 'stored-page',
  path: { de: '/', en: '/en' },
})

/** The same for those with the right to see it: never kept by anyone. */
export const restrictedPage = sitePage<StoredPageData>({
  name: 'stored-page',
  path: storedPage.path,
  cache: 'private',
})
