import type { Lang } from '#kernel/i18n/messages.ts'
import type { SiteLink } from '#kernel/site/frame.ts'
import { sitePage } from '#kernel/site/page.ts'
import type { PictureData } from '#modules/files/picture.ts'
import type { EntryTeaser } from '#modules/pages/blocks/entry-list/block.ts'
import { NEWS_ROOT } from './addresses.ts'

export type EntryPageData = {
  id: string
  title: string
  summary: string
  publishDate: string
  /** The day it is about. */
  date: string | null
  author: string
  cover: PictureData | null
  tags: readonly SiteLink[]
  hasMedia: boolean
  hasDownloads: boolean
  hasLinks: boolean
  related: readonly EntryTeaser[]
  /** The list of all entries. */
  home: string
}

/** One entry; its address is data, so a resolver finds it. Regions: main, media, downloads, links. */
export const entryPage = sitePage<EntryPageData>({ name: 'entry', path: NEWS_ROOT })

const PREVIEW = { de: '/News/Vorschau/:token', en: '/en/news/preview/:token' } as const

/** The draft of an entry for whoever has its secret address; drawn like the entry itself. */
export const entryPreviewPage = sitePage<EntryPageData>({
  name: entryPage.name,
  path: PREVIEW,
  cache: 'private',
  isUncounted: true,
})

export function previewPath(lang: Lang, token: string): string {
  return PREVIEW[lang].replace(':token', token)
}

export type NewsListData = {
  /** '' for all entries. */
  tag: string
  year: number | null
  entries: readonly EntryTeaser[]
  years: readonly (SiteLink & { isCurrent: boolean; count: number })[]
  newer: string | null
  older: string | null
  feeds: readonly SiteLink[]
  home: string
}

/** All entries, those of a year or of a tag, newest first. */
export const newsPage = sitePage<NewsListData>({ name: 'news', path: NEWS_ROOT, query: ['page'] })
