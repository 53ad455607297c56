import { Id } from '#kernel/contract/fields.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { AppError } from '#kernel/server/app-error.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { Loaded, PageRequest } from '#kernel/server/site/route/site-route.ts'
import type { SitemapLoader } from '#kernel/server/site/site-parts.ts'
import { RECOMMEND } from '#modules/newsletter/templates/template.ts'
import { subscribePage } from '#modules/subscribers/sign-up/pages.ts'
import { messages } from '../../messages.ts'
import type { SendingContext, SendingTables } from '../../server/tables.ts'
import { ArchiveQuery } from '../archive.calls.ts'
import { type ArchiveData, archiveFeed, archivePage, newsletterPage } from '../pages.ts'
import { feedLinks } from './archive-feed.ts'
import { ARCHIVE_TAGS, archivedLists, findArchive, toMail } from './find-archive.ts'

const PER_PAGE = 20

/** The archive, from the newest on; a cursor goes further back. */
export async function loadArchive(
  context: SendingContext,
  { query, path }: PageRequest,
): Promise<Loaded<ArchiveData>> {
  const { db, lang } = context
  const { q = '', list = '', cursor } = query
  const asked = ArchiveQuery.safeParse({
    limit: PER_PAGE,
    search: q,
    ...(cursor && { cursor }),
    ...(list && { list: Id.safeParse(list).data }),
  })
  if (!asked.success || (list && !asked.data.list)) return { kind: 'missing' }
  const found = await findArchive(context, asked.data).catch((error: unknown) => {
    // A cursor somebody made up leads nowhere.
    if (error instanceof AppError && error.status === 400) return undefined
    throw error
  })
  if (!found) return { kind: 'missing' }
  const lists = await archivedLists(db)
  if (list && !lists.some(({ id }) => id === list)) return { kind: 'missing' }
  const t = translator(messages, lang)
  const isPart = Boolean(q || cursor)
  return {
    kind: 'page',
    data: toData({ path, lang, query }, found, lists),
    meta: {
      title: t('title'),
      description: t('lead'),
      noindex: isPart,
      feeds: feedLinks(lang),
    },
    tags: ARCHIVE_TAGS,
  }
}

/** Search engines list the archive once there is something in it; single issues are not for them. */
export const loadSitemap: SitemapLoader = async (context) => {
  const lists = await archivedLists(tablesOf<SendingTables>(context.db))
  const entries = lists.length > 0 ? [newsletterPage.path, archivePage.path] : []
  return { entries, tags: ARCHIVE_TAGS }
}

type Shown = Pick<PageRequest, 'path' | 'query'> & { lang: Lang }
type Found = Pick<Awaited<ReturnType<typeof findArchive>>, 'items' | 'next'>

function toData(
  { path, lang, query }: Shown,
  { items, next }: Found,
  lists: readonly { id: string; name: string }[],
): ArchiveData {
  const { q = '', list = '', cursor } = query
  const at = (more: Record<string, string>) => addressOf(path, { q, list, ...more })
  return {
    mails: items.map((item) => toMail(item, lang)),
    search: q,
    list: lists.find(({ id }) => id === list)?.name ?? '',
    lists: lists.map(({ id, name }) => ({
      id,
      label: name,
      href: addressOf(path, { list: id }),
      isCurrent: id === list,
    })),
    older: next ? at({ cursor: next }) : null,
    newest: cursor ? at({}) : null,
    home: archivePage.path[lang],
    subscribe: subscribePage.path[lang].replace('/:token?', ''),
    recommend: RECOMMEND[lang],
    feed: archiveFeed[lang],
  }
}

function addressOf(path: string, query: Readonly<Record<string, string>>): string {
  const set = Object.entries(query).filter(([, value]) => value !== '')
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path
}
