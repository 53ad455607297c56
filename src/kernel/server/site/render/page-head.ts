import { metaSection } from '#kernel/contract/sections/meta.ts'
import { LANGS, type Lang } from '#kernel/i18n/messages.ts'
import type { Alternates } from '#kernel/site/frame.ts'
import type { HeadProps } from '#kernel/site/head.tsx'
import type { Services } from '../../services.ts'
import type { PageMeta } from '../route/site-route.ts'

type Described = {
  lang: Lang
  path: string
  alternates: Alternates
  meta: PageMeta
  siteName: string
  counted?: string
}

const FILE_ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i

/** What a page says about itself: its own words, what the settings say of its address, the defaults. */
export function describePage({ config, settings }: Services, page: Described): HeadProps {
  const site = config.get(metaSection)
  const route = site.routes.find(({ route }) => route.toLowerCase() === page.path.toLowerCase())
  const { meta } = page
  const siteName = site.title || page.siteName
  const title = route?.title || meta.title
  const isWhole = !route?.title && meta.isWholeTitle
  return {
    lang: page.lang,
    title: isWhole ? title : applyPattern(site.title_pattern, title, siteName),
    siteName,
    description: route?.description || meta.description || site.description,
    keywords: route?.keywords || meta.keywords || site.keywords,
    canonical: wholeAddress(meta.canonical || page.path, settings.baseUrl),
    alternates: LANGS.flatMap((lang) => {
      const path = page.alternates[lang]
      return path ? [{ lang, href: wholeAddress(path, settings.baseUrl) }] : []
    }),
    image: pictureAddress(route?.og_image || meta.image || site.og_image, settings.baseUrl),
    counted: page.counted,
    isHidden: meta.noindex === true || route?.noindex === true || !site.is_indexed,
    article: meta.article,
    feeds: (meta.feeds ?? []).map((feed) => ({
      ...feed,
      href: wholeAddress(feed.href, settings.baseUrl),
    })),
    proofs: { google: site.verify_google, bing: site.verify_bing },
    jsonLd: meta.jsonLd,
  }
}

function applyPattern(pattern: string, title: string, site: string): string {
  const words: Record<string, string> = { title, site }
  return pattern.replace(/\{(title|site)\}/g, (_, word: string) => words[word] ?? '')
}

function wholeAddress(address: string, baseUrl: string): string {
  return address.startsWith('/') ? baseUrl + address : address
}

/** '' or the id of a stored file or an address, as a whole address. */
export function pictureAddress(value: string, baseUrl = ''): string {
  if (FILE_ID.test(value)) return `${baseUrl}/download/${value}`
  return wholeAddress(value, baseUrl)
}
