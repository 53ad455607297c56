import { LANGS, type Lang } from '#kernel/i18n/messages.ts'
import { writePath } from '#kernel/server/site/route/site-path.ts'
import { addressKey } from '#modules/redirects/server/api.ts'
import { toParts } from '../../addresses/slug.ts'
import type { PageType } from '../../contract-values.ts'
import { imprintPage, privacyPage } from '../../pages.ts'
import type { AddressKind } from '../tables.ts'

/** What a page's own part of its address is made from. */
type Naming = { slug: string; path: string }

type PlacedContent = {
  lang: Lang
  draft: Naming
  live: Naming | null
  scheduled: Naming | null
  isLive: boolean
}

/** A page as far as addresses go. */
export type PlacedPage = {
  id: string
  parent: string | null
  type: PageType
  contents: readonly PlacedContent[]
}

export type Address = {
  key: string
  path: string
  page: string
  lang: Lang
  kind: AddressKind
}

export const HOME_PATH = '/'

const FIXED: Readonly<Record<Exclude<PageType, 'page'>, Readonly<Record<Lang, string>>>> = {
  imprint: imprintPage.path,
  privacy: privacyPage.path,
}

/** Path, else slug, else id (specification, section 2). The home page adds nothing. */
export function partsOf(naming: Naming, id: string): string[] {
  if (naming.path.trim() === HOME_PATH) return []
  const parts = toParts(naming.path)
  if (parts.length > 0) return parts
  const slug = toParts(naming.slug)
  return slug.length > 0 ? slug : [id]
}

/** All addresses of one page, the strongest kind first; `pages` holds it and those above it. */
export function addressesOf(page: PlacedPage, pages: ReadonlyMap<string, PlacedPage>): Address[] {
  const found = new Map<string, Address>()
  for (const content of page.contents) {
    const base = baseOf(page.parent, pages, content.lang)
    for (const [kind, naming] of namings(content)) {
      const path = pathOf(page, { lang: content.lang, base, naming })
      const key = addressKey(path)
      if (!found.has(key)) found.set(key, { key, path, page: page.id, lang: content.lang, kind })
    }
  }
  return [...found.values()]
}

type Position = { lang: Lang; base: readonly string[]; naming: Naming }

function pathOf(page: PlacedPage, { lang, base, naming }: Position): string {
  if (page.type !== 'page') return FIXED[page.type][lang]
  const prefix = lang === 'de' ? [] : [lang]
  return writePath([...prefix, ...base, ...partsOf(naming, page.id)])
}

function namings({ live, scheduled, draft, isLive }: PlacedContent): [AddressKind, Naming][] {
  const all: [AddressKind, Naming | null][] = [
    [isLive ? 'live' : 'offline', live],
    ['scheduled', scheduled],
    ['draft', draft],
  ]
  return all.flatMap(([kind, naming]) => (naming ? [[kind, naming]] : []))
}

/** What stands before the parts of a page below `parent`, without the language. */
function baseOf(
  parent: string | null,
  pages: ReadonlyMap<string, PlacedPage>,
  lang: Lang,
): string[] {
  const parts: string[] = []
  const seen = new Set<string>()
  for (let at = parent; at !== null && !seen.has(at); ) {
    seen.add(at)
    const page = pages.get(at)
    if (!page) break
    parts.unshift(...basePartsOf(page, lang))
    at = page.parent
  }
  return parts
}

/** As visitors know the page; in a language it is not written in, as in the other one. */
function basePartsOf(page: PlacedPage, lang: Lang): string[] {
  const inOrder = [lang, ...LANGS.filter((other) => other !== lang)]
  const content = inOrder
    .map((wanted) => page.contents.find((one) => one.lang === wanted))
    .find((one) => one !== undefined)
  return content ? partsOf(content.live ?? content.draft, page.id) : [page.id]
}
