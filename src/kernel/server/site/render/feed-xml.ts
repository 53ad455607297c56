import type { Lang } from '#kernel/i18n/messages.ts'

type FeedItem = {
  id: string
  title: string
  href: string
  summary: string
  author: string
  tags: readonly string[]
  published: Date
  updated: Date
}

export type FeedData = {
  lang: Lang
  title: string
  subtitle: string
  author: string
  /** Whole addresses of the feed itself and of the list on the website. */
  self: string
  home: string
  items: readonly FeedItem[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

/** RSS 2.0. */
export function toRss({ items, ...feed }: FeedData): string {
  const lines = items.map((item) =>
    element('item', [
      tag('title', item.title),
      tag('link', item.href),
      `<guid isPermaLink="false">urn:uuid:${item.id}</guid>`,
      `<pubDate>${item.published.toUTCString()}</pubDate>`,
      tag('description', item.summary),
      ...(item.author ? [tag('dc:creator', item.author)] : []),
      ...item.tags.map((word) => tag('category', word)),
    ]),
  )
  const channel = element('channel', [
    tag('title', feed.title),
    tag('link', feed.home),
    tag('description', feed.subtitle),
    tag('language', feed.lang),
    `<atom:link href="${escaped(feed.self)}" rel="self" type="application/rss+xml"/>`,
    ...lines,
  ])
  const spaces =
    'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"'
  return `${HEAD}\n<rss version="2.0" ${spaces}>${channel}</rss>\n`
}

/** Atom 1.0 (RFC 4287). */
export function toAtom({ items, ...feed }: FeedData): string {
  const latest = Math.max(0, ...items.map(({ updated }) => updated.getTime()))
  const lines = items.map((item) =>
    element('entry', [
      tag('id', `urn:uuid:${item.id}`),
      tag('title', item.title),
      `<link href="${escaped(item.href)}"/>`,
      tag('published', item.published.toISOString()),
      tag('updated', item.updated.toISOString()),
      tag('summary', item.summary),
      ...(item.author ? [element('author', [tag('name', item.author)])] : []),
      ...item.tags.map((word) => `<category term="${escaped(word)}"/>`),
    ]),
  )
  const parts = [
    tag('id', feed.self),
    tag('title', feed.title),
    tag('subtitle', feed.subtitle),
    tag('updated', new Date(latest).toISOString()),
    element('author', [tag('name', feed.author || feed.title)]),
    `<link href="${escaped(feed.self)}" rel="self"/>`,
    `<link href="${escaped(feed.home)}"/>`,
    ...lines,
  ]
  const open = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.lang}">`
  return `${HEAD}\n${open}\n${parts.join('\n')}\n</feed>\n`
}

function element(name: string, parts: readonly string[]): string {
  return `<${name}>\n${parts.join('\n')}\n</${name}>`
}

function tag(name: string, words: string): string {
  return `<${name}>${escaped(words)}</${name}>`
}

/** XML 1.0 knows no control characters but tab and line ends, not even escaped. */
function escaped(words: string): string {
  return words
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[<>&"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}
