import type { Label, Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { EntryType } from '#modules/entries/contract-values.ts'
import type { Gallery } from '#modules/files/galleries/gallery.ts'
import type { BusinessFacts } from '#modules/pages/config.ts'
import type { PageViewName } from '#modules/pages/contract-values.ts'
import type { TemplateShop } from './shop-template.ts'

/** Ids of what was laid before the blocks that point to it, by the names a template gives. */
export type Refs = {
  picture(name: string): string
  gallery(key: string): string
  page(key: string): string
  /** Groups of products by key; null where no shop is wanted. */
  group: ((key: string) => string) | null
}

/** A picture that comes with the template; it is stored as a file like any other. */
export type TemplatePicture = {
  /** What pages, news and galleries call it. */
  name: string
  /** In the folder `pictures` of the template; sizes made ahead lie below it in `sizes`. */
  file: string
  alt: Label
  /** What must stay visible when a layout cuts, 0 to 1. */
  focal: { x: number; y: number }
  tags: readonly string[]
}

export type TemplateGallery = {
  key: string
  title: Label
  layout: Gallery['layout']
  items: readonly { picture: string; caption: Label }[]
}

/** What a page says in one language. */
export type TemplateText = {
  title: string
  /** '' for the home page. */
  slug: string
  /** Shorter than the title, for menus. */
  linktext?: string
  description: string
  /** What browsers and search engines call it; absent: the title. */
  metaTitle?: string
  blocks(refs: Refs): Block[]
}

export type TemplatePage = {
  /** 'home' is the home page, 'terms' lies at /Agb. */
  key: string
  parent?: string
  view: PageViewName
  /** In the header's menu; a page that is not stands in no menu. */
  isInMenu: boolean
  /** In the footer's menu; 'terms' is without saying so. */
  isInFooter?: boolean
  /** Picture shown where the page is shared. */
  image?: string
  words: Readonly<Record<Lang, TemplateText>>
}

export type TemplateNews = {
  daysAgo: number
  type: EntryType
  tags: readonly string[]
  author: string
  /** A picture's name. */
  cover: string
  /** `content` is written for `composeText`. */
  words: Readonly<Record<Lang, { title: string; summary: string; content: string }>>
}

/** `given` and `family` are names that stand alone somewhere. */
export type InventedName = { name: string; kind: 'full' | 'given' | 'family' }

/** A whole website of an invented business, from which someone makes their own. */
export type SiteTemplate = {
  /** Also the name of its look in the theme. */
  name: string
  label: Label
  /** Whom it suits. */
  text: Label
  business: BusinessFacts
  /** People it names, as its texts write them; whoever makes it their own gets others. */
  people: readonly InventedName[]
  /** The button beside the menu: a page's key and what it says. */
  action?: { page: string; label: Label }
  pictures: readonly TemplatePicture[]
  galleries: readonly TemplateGallery[]
  /** Parents before their children, in the order of the menu. */
  pages: readonly TemplatePage[]
  news: readonly TemplateNews[]
  /** Laid only where a shop is wanted. */
  shop: TemplateShop
}
