import { trimEndSigns } from '#kernel/contract/trim-signs.ts'
import type { Lang } from '#kernel/i18n/texts.ts'
import type { Page } from '../../contract-page.ts'
import { slugOf } from '../../slug.ts'

type Wanted = { title: string; lang: Lang; parent: string | null }

/** The address a new page gets from its title, below its parent. */
export function addressOf(pages: readonly Page[], { title, lang, parent }: Wanted): string {
  const above = pages.find(({ _id }) => _id === parent)
  const home = lang === 'de' ? '/' : `/${lang}`
  const base = above ? (above.languages[lang]?.route ?? `${home}${above.route}`) : home
  return `${trimEndSigns(base, /\//)}/${slugOf(title) || '…'}`.replace(/^\/{2,}/, '/')
}

/** The page that has an address already; upper and lower case are the same. */
export function ownerOf(pages: readonly Page[], address: string, lang: Lang): Page | undefined {
  const wanted = address.toLowerCase()
  return pages.find(({ languages }) => languages[lang]?.route.toLowerCase() === wanted)
}
