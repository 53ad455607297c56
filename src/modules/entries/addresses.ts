import type { Lang } from '#kernel/i18n/messages.ts'

/** Where the news of each language begin; the German one keeps its capital. */
export const NEWS_ROOT: Readonly<Record<Lang, string>> = { de: '/News', en: '/en/news' }

/** The word before a tag in an address. */
export const TAG_WORD: Readonly<Record<Lang, string>> = { de: 'Thema', en: 'topic' }

export const FEEDS = ['feed.xml', 'atom.xml'] as const
export type Feed = (typeof FEEDS)[number]

export function entryPath(lang: Lang, slug: string): string {
  return `${NEWS_ROOT[lang]}/${encodeURIComponent(slug)}`
}

export function yearPath(lang: Lang, year: number): string {
  return `${NEWS_ROOT[lang]}/${year}`
}

/** `key` is the tag as it stands in addresses. */
export function tagPath(lang: Lang, key: string): string {
  return `${NEWS_ROOT[lang]}/${TAG_WORD[lang]}/${encodeURIComponent(key)}`
}

export function feedPath(lang: Lang, feed: Feed): string {
  return `${NEWS_ROOT[lang]}/${feed}`
}
