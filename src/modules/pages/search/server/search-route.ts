import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { translator } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { addressKey, countAttempt } from '#kernel/server/http/protection/rate-limit.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { pagesOf } from '#kernel/server/site/route/site-route.ts'
import type { SearchHit } from '#kernel/server/site/site-parts.ts'
import { messages } from '../../messages.ts'
import { type SearchData, searchPage } from '../../pages.ts'

const MOST_HITS = 30
const LONGEST = 100
const LIMIT = { max: 60, seconds: 60, per: 'ip' } as const

/** Finds what everyone may see, whoever asks. */
export const searchRoute = pagesOf<never>()(searchPage, {
  load: async (context, { query }) => {
    const t = translator(messages, context.lang)
    const typed = (query.q ?? '').trim().slice(0, LONGEST)
    const data = typed === '' ? NOTHING : await search(context, typed)
    return {
      kind: 'page',
      data,
      meta: { title: t('search.title'), noindex: true },
      tags: [],
      searched: { typed, found: data.hits.length },
    }
  },
})

const NOTHING: SearchData = { typed: '', hits: [], hasMore: false }

async function search(context: Context<never>, typed: string): Promise<SearchData> {
  await countAttempt(tablesOf<KernelTables>(context.db), `search ${addressKey(context.ip)}`, LIMIT)
  const found = await findEverywhere(context, typed)
  const ranked = found.toSorted((one, other) => Number(other.isTitled) - Number(one.isTitled))
  const hits = ranked
    .slice(0, MOST_HITS)
    .map(({ title, href, text }) => ({ title, href, text: excerptAround(text, typed) }))
  return { typed, hits, hasMore: found.length > hits.length }
}

async function findEverywhere(context: Context<never>, typed: string): Promise<SearchHit[]> {
  const enabled = context.config.get(enabledComponentsSection)
  const finders = context.modules.flatMap((module) =>
    module.site?.search && isComponentEnabled(enabled, module) ? [module.site.search] : [],
  )
  const wanted = { lang: context.lang, typed, limit: MOST_HITS + 1 }
  const found = await Promise.all(finders.map((find) => find(context, wanted)))
  return found.flat()
}

const MOST = 200
/** How much stands before the word that was found. */
const BEFORE = 60

/** The part of a text around the first typed word that stands in it; else its beginning. */
function excerptAround(text: string, typed: string): string {
  const found = firstPlace(text.toLowerCase(), typed.toLowerCase())
  const start = found <= BEFORE ? 0 : text.indexOf(' ', found - BEFORE) + 1
  const part = text.slice(start, start + MOST)
  const isWhole = start + MOST >= text.length
  const shown = isWhole ? part : part.slice(0, Math.max(part.lastIndexOf(' '), MOST / 2))
  return `${start > 0 ? '… ' : ''}${shown.trim()}${isWhole ? '' : ' …'}`
}

function firstPlace(text: string, typed: string): number {
  const places = typed
    .split(/\s+/)
    .filter((word) => word.length > 2)
    .map((word) => text.indexOf(word))
    .filter((place) => place >= 0)
  return places.length > 0 ? Math.min(...places) : 0
}
