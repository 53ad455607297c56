import type { Lang } from '#kernel/i18n/messages.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { SiteAddress } from '#kernel/server/site/route/site-path.ts'
import type { SiteRoute } from '#kernel/server/site/route/site-route.ts'
import type { Resolved, SiteResolver } from '#kernel/server/site/site-parts.ts'
import type { Alternates } from '#kernel/site/frame.ts'
import { slugOf } from '#modules/pages/server/api.ts'
import { entryPath, NEWS_ROOT, TAG_WORD, tagPath, yearPath } from '../../addresses.ts'
import type { EntryTables } from '../tables.ts'
import { findBySlug } from './find-shown.ts'

const YEAR = /^(?:19|2\d)\d\d$/

/**
 * Everything behind /News and /en/news. It is asked after the stored pages, so a page called
 * "News" takes the place of the built-in list.
 */
export function newsResolver(routes: { news: SiteRoute; entry: SiteRoute }): SiteResolver {
  return async (context, address) => {
    const rest = behindRoot(address)
    if (!rest) return undefined
    const [first, second] = rest
    const { lang } = address
    const list = (params: Record<string, string>, path: (lang: Lang) => string): Resolved => ({
      kind: 'page',
      route: routes.news,
      params,
      lang,
      path: path(lang),
      alternates: bothOf(path),
    })
    if (first === undefined) return list({}, (at) => NEWS_ROOT[at])
    if (rest.length === 1 && YEAR.test(first))
      return list({ year: first }, (at) => yearPath(at, Number(first)))
    if (rest.length === 2 && isTagWord(lang, first)) {
      const tag = slugOf(second ?? '')
      return tag ? list({ tag }, (at) => tagPath(at, tag)) : undefined
    }
    if (rest.length > 1) return undefined
    const found = await findBySlug(tablesOf<EntryTables>(context.db), {
      lang,
      slug: first.toLowerCase(),
    })
    return found && toEntry(routes.entry, lang, found)
  }
}

function toEntry(
  route: SiteRoute,
  lang: Lang,
  { id, slugs }: { id: string; slugs: Partial<Record<Lang, string>> },
): Resolved | undefined {
  const alternates: Alternates = {
    ...(slugs.de && { de: entryPath('de', slugs.de) }),
    ...(slugs.en && { en: entryPath('en', slugs.en) }),
  }
  const path = alternates[lang]
  return path ? { kind: 'page', route, params: { id }, lang, path, alternates } : undefined
}

function behindRoot({ lang, segments }: SiteAddress): readonly string[] | undefined {
  const root = NEWS_ROOT[lang].split('/').filter(Boolean)
  const isBelow = root.every((word, at) => segments[at]?.toLowerCase() === word.toLowerCase())
  return isBelow ? segments.slice(root.length) : undefined
}

function isTagWord(lang: Lang, word: string): boolean {
  return word.toLowerCase() === TAG_WORD[lang].toLowerCase()
}

function bothOf(path: (lang: Lang) => string): Alternates {
  return { de: path('de'), en: path('en') }
}
