import type { Lang } from '#kernel/i18n/messages.ts'
import type { Tokens } from '#kernel/site/block/fill-tokens.ts'
import type { Alternates, SiteFrame, SiteLink, SitePicture, SiteTool } from '#kernel/site/frame.ts'
import type { ConfigStore } from '../config/config-store.ts'
import type { Context } from '../context.ts'
import type { Rename } from './route/renames.ts'
import type { SiteAddress } from './route/site-path.ts'
import type { SiteRoute } from './route/site-route.ts'

/** Where an address leads; `path` is its one canonical form. */
export type Resolved =
  | {
      kind: 'page'
      route: SiteRoute
      params: Readonly<Record<string, string>>
      lang: Lang
      path: string
      alternates: Alternates
      /** Here it answers whatever is closed, because the law wants it within reach. */
      isAlwaysOpen?: boolean
    }
  | { kind: 'redirect'; to: string; status: 301 | 302 | 303; isAlwaysOpen?: boolean }

/** Finds pages whose addresses are data: shop addresses, stored pages, old addresses. */
export type SiteResolver = (
  context: Context<never>,
  address: SiteAddress,
) => Promise<Resolved | undefined>

/** A file made from data: robots.txt, sitemap.xml, a feed. Shared by everyone and cached by tags. */
export type TextRoute = {
  path: string
  type: string
  /** Missing while this language is switched off. */
  lang?: Lang
  /** Answers before the website is public, because it shows nothing of it. */
  isAlwaysOpen?: boolean
  load(context: Context<never>): Promise<{ body: string; tags: readonly string[] }>
}

export type FrameLoader = (
  context: Context<never>,
  place: { lang: Lang; path: string; area?: string | undefined },
) => Promise<{ frame: SiteFrame; tags: readonly string[] }>

/** The pages of a module that search engines may list, in each language they exist in. */
export type SitemapLoader = (
  context: Context<never>,
) => Promise<{ entries: readonly Alternates[]; tags: readonly string[] }>

/** Pages of a module's own that belong into the menu or beside it, as long as there is something on them. */
export type MenuLoader = (
  context: Context<never>,
  /** `area`: the module the page belongs to. */
  place: { lang: Lang; area?: string | undefined },
) => Promise<{
  links: readonly SiteLink[]
  tools?: readonly SiteTool[]
  /** A sentence above the page. */
  notice?: string
  /** What the law wants to stand out on every page. */
  rights?: readonly SiteLink[]
  tags: readonly string[]
}>

export type SearchHit = {
  title: string
  href: string
  /** What can be read there; the search shows the place that fits. */
  text: string
  /** The title alone has all of the words. */
  isTitled: boolean
}

/** What visitors find of a module by typed words; at most `limit`, and only what everyone may see. */
export type SiteSearch = (
  context: Context<never>,
  wanted: { lang: Lang; typed: string; limit: number },
) => Promise<readonly SearchHit[]>

/** How the configured theme becomes the head of every page. */
export type ThemeStyle = {
  template: string
  /** Goes into a style element as it stands, so it is built from checked values only. */
  css: string
  /** Starts of the names of the font files that the first screen needs. */
  fonts: readonly string[]
  /** Colours of the browser's own bar. */
  bar: { light: string; dark: string }
  /** Choices inside the template, as `data-` attributes of the document: { header: 'centred' }. */
  variants?: Readonly<Record<string, string>>
  logo?: SitePicture
  /** The address of a picture for tabs and home screens; none: `/icon.svg`. */
  icon?: string
}

/** What a module adds to the public site besides pages. Frame and style come from one module each. */
export type SiteParts = {
  resolvers?: readonly SiteResolver[]
  /** Fixed addresses that the configuration moves elsewhere. */
  renames?(config: ConfigStore): readonly Rename[]
  textRoutes?: readonly TextRoute[]
  sitemap?: SitemapLoader
  search?: SiteSearch
  frame?: FrameLoader
  menu?: MenuLoader
  /** What words in texts stand for: '{{business.name}}'. */
  tokens?(config: ConfigStore, lang: Lang): Tokens
  style?(config: ConfigStore): ThemeStyle
}
