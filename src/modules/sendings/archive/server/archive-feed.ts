import { LANGS, type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { toRss } from '#kernel/server/site/render/feed-xml.ts'
import { siteName } from '#kernel/server/site/render/site-name.ts'
import type { TextRoute } from '#kernel/server/site/site-parts.ts'
import { messages } from '../../messages.ts'
import type { SendingTables } from '../../server/tables.ts'
import { ArchiveQuery } from '../archive.calls.ts'
import { archiveFeed, archivePage } from '../pages.ts'
import { ARCHIVE_TAGS, findArchive } from './find-archive.ts'

const MOST = 20
const TYPE = 'application/rss+xml'

/** The archive as a feed, each language for itself. */
export const feedRoutes: readonly TextRoute[] = LANGS.map((lang) => ({
  path: archiveFeed[lang],
  lang,
  type: `${TYPE}; charset=utf-8`,
  load: async (context) => ({
    body: await writeFeed(context, lang),
    tags: [...ARCHIVE_TAGS, 'config'],
  }),
}))

/** How the head of a page names the feed of its language. */
export function feedLinks(lang: Lang) {
  return [{ title: translator(messages, lang)('title'), type: TYPE, href: archiveFeed[lang] }]
}

async function writeFeed(context: Context<never>, lang: Lang): Promise<string> {
  const { settings } = context
  const t = translator(messages, lang)
  const name = siteName(context)
  const asked = ArchiveQuery.parse({ limit: MOST })
  const scope = { db: tablesOf<SendingTables>(context.db), settings, lang }
  const { items } = await findArchive(scope, asked)
  return toRss({
    lang,
    title: `${t('title')} · ${name}`,
    subtitle: t('lead'),
    author: name,
    self: settings.baseUrl + archiveFeed[lang],
    home: settings.baseUrl + archivePage.path[lang],
    items: items.map(({ _id, subject, preheader, sent_at, url, list }) => ({
      id: _id,
      title: subject,
      href: url,
      summary: preheader,
      author: '',
      tags: [list.name],
      published: new Date(sent_at),
      updated: new Date(sent_at),
    })),
  })
}
