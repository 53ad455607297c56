import { LANGS, type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { type FeedData, toAtom, toRss } from '#kernel/server/site/render/feed-xml.ts'
import type { TextRoute } from '#kernel/server/site/site-parts.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { businessSection } from '#modules/pages/config.ts'
import { businessTokens } from '#modules/pages/server/api.ts'
import { entryPath, FEEDS, type Feed, feedPath, NEWS_ROOT } from '../../addresses.ts'
import { messages } from '../../messages.ts'
import type { EntryTables } from '../tables.ts'
import { ENTRIES_TAG } from '../unit-of-work.ts'
import { excerptOf } from './excerpt.ts'
import { findListed } from './find-listed.ts'

const MOST = 20

const KINDS = {
  'feed.xml': { name: 'RSS', type: 'application/rss+xml', write: toRss },
  'atom.xml': { name: 'Atom', type: 'application/atom+xml', write: toAtom },
} as const

/** RSS and Atom, each language for itself. */
export const feedRoutes: readonly TextRoute[] = LANGS.flatMap((lang) =>
  FEEDS.map((feed) => feedRoute(lang, feed)),
)

/** How the head of a page names the feeds of its language. */
export function feedLinks(lang: Lang) {
  const t = translator(messages, lang)
  return FEEDS.map((feed) => ({
    title: `${t('title')} (${KINDS[feed].name})`,
    type: KINDS[feed].type,
    href: feedPath(lang, feed),
  }))
}

function feedRoute(lang: Lang, feed: Feed): TextRoute {
  const { type, write } = KINDS[feed]
  const path = feedPath(lang, feed)
  return {
    path,
    lang,
    type: `${type}; charset=utf-8`,
    load: async (context) => ({
      body: write(await loadFeed(context, lang, path)),
      tags: [ENTRIES_TAG, 'config'],
    }),
  }
}

async function loadFeed(
  { db, config, settings }: Context<never>,
  lang: Lang,
  path: string,
): Promise<FeedData> {
  const t = translator(messages, lang)
  const { name } = config.get(businessSection)
  const rows = await findListed(tablesOf<EntryTables>(db), { lang, limit: MOST })
  const items = rows.map((row) => ({
    id: row.id,
    title: row.title,
    href: settings.baseUrl + entryPath(lang, row.slug),
    summary: excerptOf(row.summary, row.blocks),
    author: row.author,
    tags: row.tags,
    published: row.publish_date,
    updated: row.published_at ?? row.publish_date,
  }))
  return {
    lang,
    title: name ? `${t('title')} · ${name}` : t('title'),
    subtitle: t('lead'),
    author: name,
    self: settings.baseUrl + path,
    home: settings.baseUrl + NEWS_ROOT[lang],
    items: fillTokens(items, businessTokens(config.get(businessSection), lang)),
  }
}
