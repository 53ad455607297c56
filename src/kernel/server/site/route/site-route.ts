import type { Block } from '#kernel/site/block/block.ts'
import type { SitePage } from '#kernel/site/page.ts'
import type { Context } from '../../context.ts'
import type { Searched } from '../served/served-pages.ts'

/** How a page is described to search engines and browsers. */
export type PageMeta = {
  title: string
  description?: string
  keywords?: string
  noindex?: boolean
  /** Another address that this content belongs to; absent: the page's own. */
  canonical?: string
  /** The title already names the site, so the pattern is not applied. */
  isWholeTitle?: boolean
  /** Picture for link previews; a path of this site or a whole address. */
  image?: string
  /** Something that was written at a time, unlike the pages of a site. */
  article?: { published: string; modified: string }
  /** Feeds that belong to the page; paths of this site. */
  feeds?: readonly { title: string; type: string; href: string }[]
  /** schema.org data, embedded as JSON-LD. */
  jsonLd?: Readonly<Record<string, unknown>>
}

export type Loaded<Data> =
  | {
      kind: 'page'
      data: Data
      meta: PageMeta
      /** The rows this was made from; touching one of them drops the cached page. */
      tags: readonly string[]
      status?: number
      /** Blocks by region; their data is loaded and the view gets them drawn. */
      blocks?: Readonly<Record<string, readonly Block[]>>
      /** Only what its view draws, without the frame around it: a script asked, to put it into a page. */
      isPart?: true
      /** Of a page of results: what was looked for. */
      searched?: Searched
    }
  /** A whole document of its own, under a content policy of its own; of private pages only. */
  | {
      kind: 'document'
      html: string
      policy: string
      status?: number
      /** What it shows, for a module that hears of served pages; never part of an address. */
      thing?: string
    }
  | { kind: 'redirect'; to: string; status: 301 | 302 | 303 }
  | { kind: 'missing' }

export type SiteRoute = {
  page: SitePage
  load(context: Context<never>, request: PageRequest): Promise<Loaded<unknown>>
  /** Answers a form of this page (urlencoded or multipart); usually a redirect. */
  submit?(context: Context<never>, form: PageForm): Promise<Loaded<unknown>>
}

export type PageRequest = {
  path: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
}
export type PageForm = PageRequest & { fields: Readonly<Record<string, string>> }

/**
 * Binds a loader to a page, with the database typed to the module's own tables.
 * @example const onPage = pagesOf<Tables>(); onPage(imprint, { load: async ({ config }) => … })
 */
export function pagesOf<Tables>() {
  return <Data>(
    page: SitePage<Data>,
    handlers: {
      load(context: Context<Tables>, request: PageRequest): Promise<Loaded<Data>>
      submit?(context: Context<Tables>, form: PageForm): Promise<Loaded<Data>>
    },
  ): SiteRoute => ({ page, ...handlers }) as unknown as SiteRoute
}
