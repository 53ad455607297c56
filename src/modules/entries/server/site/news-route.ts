import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import { pagesOf, type SiteRoute } from '#kernel/server/site/route/site-route.ts'
import { slugOf } from '#modules/pages/server/api.ts'
import { FEEDS, feedPath, NEWS_ROOT, yearPath } from '../../addresses.ts'
import { type NewsListData, newsPage } from '../../contract-site.ts'
import { messages } from '../../messages.ts'
import type { EntryTables } from '../tables.ts'
import { feedLinks } from './feeds.ts'
import { findListed, findYears, type ListedRow } from './find-listed.ts'
import { toTeasers } from './teasers.ts'

const PER_PAGE = 12
const MOST_PAGES = 500
const FEED_NAMES = { 'feed.xml': 'RSS', 'atom.xml': 'Atom' } as const

type NewsContext = Context<EntryTables>
type Wanted = { year: number | undefined; key: string; page: number; path: string }

/** The list of all entries, of a year or of a tag. What has no entries is missing. */
export const newsRoute: SiteRoute = pagesOf<EntryTables>()(newsPage, {
  load: async (context, { params, query, path }) => {
    const page = query.page === undefined ? 1 : Number(query.page)
    if (!Number.isInteger(page) || page < 1 || page > MOST_PAGES) return { kind: 'missing' }
    const year = params.year ? Number(params.year) : undefined
    const wanted = { year, key: params.tag ?? '', page, path }
    const rows = await findListed(context.db, listingOf(context, wanted))
    const isWhole = page === 1 && !year && !wanted.key
    if (rows.length === 0 && !isWhole) return { kind: 'missing' }
    return toPage(context, wanted, rows)
  },
})

function listingOf({ lang }: NewsContext, { year, key, page }: Wanted) {
  const offset = (page - 1) * PER_PAGE
  return { lang, year, tagKeys: key ? [key] : [], limit: PER_PAGE + 1, offset }
}

async function toPage(context: NewsContext, wanted: Wanted, rows: readonly ListedRow[]) {
  const { db, config, lang } = context
  const { year, key, page, path } = wanted
  const { teasers, tags } = await toTeasers({ db, config, lang }, rows.slice(0, PER_PAGE))
  const tag = key ? tagWords(rows, key) : ''
  const at = (number: number) => (number === 1 ? path : `${path}?page=${number}`)
  const data: NewsListData = {
    tag,
    year: year ?? null,
    entries: teasers,
    years: await yearLinks(context, year),
    newer: page > 1 ? at(page - 1) : null,
    older: rows.length > PER_PAGE ? at(page + 1) : null,
    feeds: FEEDS.map((feed) => ({ label: FEED_NAMES[feed], href: feedPath(lang, feed) })),
    home: NEWS_ROOT[lang],
  }
  const title = titleOf(lang, { tag, year, page })
  const isPart = tag !== '' || year !== undefined
  const description = isPart ? title : translator(messages, lang)('lead')
  const meta = { title, description, noindex: page > 1, feeds: feedLinks(lang) }
  return { kind: 'page' as const, data, meta, tags }
}

/** The tag as it is written in the newest entry that has it. */
function tagWords(rows: readonly ListedRow[], key: string): string {
  return rows.flatMap(({ tags }) => tags).find((tag) => slugOf(tag) === key) ?? key
}

async function yearLinks({ db, lang }: NewsContext, current: number | undefined) {
  const years = await findYears(db, lang)
  return years.map(({ year, count }) => ({
    label: String(year),
    href: yearPath(lang, year),
    isCurrent: year === current,
    count,
  }))
}

function titleOf(
  lang: Lang,
  { tag, year, page }: { tag: string; year: number | undefined; page: number },
): string {
  const t = translator(messages, lang)
  const title = tag ? t('ofTag', { tag }) : year ? t('ofYear', { year }) : t('title')
  return page > 1 ? `${title}, ${t('page', { page })}` : title
}
