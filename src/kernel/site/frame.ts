import type { Lang } from '#kernel/i18n/messages.ts'

export type SiteLink = { label: string; href: string }

/** A link every page has at hand; the browser shows the number that this cookie holds beside it. */
export type SiteTool = SiteLink & { countCookie: string }

export type MenuEntry = SiteLink & { children: readonly MenuEntry[] }

/** A few lines that belong together in the footer, such as the address or the opening hours. */
export type FactGroup = {
  title: string
  lines: readonly { text: string; href?: string; hint?: string }[]
}

export type SitePicture = { src: string; width: number; height: number }

/** What stands around every page: loaded once per render. */
export type SiteFrame = {
  name: string
  /** Shown in the place of the name. */
  logo?: SitePicture
  claim: string
  home: string
  menu: readonly MenuEntry[]
  /** The one thing a visitor should do, beside the menu. */
  action?: SiteLink
  facts: readonly FactGroup[]
  legal: readonly SiteLink[]
  /** What the law wants to stand out on every page, whatever its size. */
  rights?: readonly SiteLink[]
  /** Beside the menu on every screen. */
  tools?: readonly SiteTool[]
  /** What every visitor has to know, above everything else. */
  notices?: readonly string[]
  /** Where visitors search the website. */
  search?: SiteLink
}

/** The same page in each language it exists in. */
export type Alternates = Readonly<Partial<Record<Lang, string>>>

/** For replies that must go out although nothing could be loaded. */
export const BARE_FRAME: SiteFrame = {
  name: 'Kontor',
  claim: '',
  home: '/',
  menu: [],
  facts: [],
  legal: [],
}
