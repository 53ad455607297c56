import { metaSection } from '#kernel/contract/sections/meta.ts'
import { siteSection } from '#kernel/contract/sections/site.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { escapeHtml } from '#kernel/site/escape-html.ts'
import type { Alternates } from '#kernel/site/frame.ts'
import type { Context } from '../../context.ts'
import type { SitemapLoader, TextRoute } from '../site-parts.ts'

type Source = { module: string; load: SitemapLoader }

/** /sitemap.xml over all modules that are on: every live page in each of its languages. */
export function sitemapRoute(
  sources: readonly Source[],
  isEnabled: (module: string) => boolean,
): TextRoute {
  return {
    path: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    load: async (context) => {
      const enabled = sources.filter(({ module }) => isEnabled(module))
      const parts = await Promise.all(enabled.map(({ load }) => load(context)))
      const entries = parts.flatMap((part) => part.entries)
      return {
        body: sitemapXml(entries.filter(isIndexed(context)), {
          baseUrl: context.settings.baseUrl,
          languages: context.config.get(siteSection).languages,
        }),
        tags: ['config', ...parts.flatMap((part) => part.tags)],
      }
    },
  }
}

/** What the settings hide from search engines is hidden here too. */
function isIndexed({ config }: Context<never>) {
  const site = config.get(metaSection)
  const hidden = site.routes
    .filter(({ noindex }) => noindex)
    .map(({ route }) => route.toLowerCase())
  return (entry: Alternates) =>
    site.is_indexed && !Object.values(entry).some((path) => hidden.includes(path.toLowerCase()))
}

type Shown = { baseUrl: string; languages: readonly Lang[] }

function sitemapXml(entries: readonly Alternates[], shown: Shown): string {
  const urls = entries.flatMap((entry) => urlTags(entry, shown))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** One entry per language that is on, each naming all of them. */
function urlTags(entry: Alternates, { baseUrl, languages }: Shown): string[] {
  const versions = languages.flatMap((lang) => {
    const path = entry[lang]
    return path === undefined ? [] : [{ lang, href: escapeHtml(baseUrl + path) }]
  })
  const links = versions.map(
    ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
  )
  const related = versions.length > 1 ? links.join('') : ''
  return versions.map(({ href }) => `<url><loc>${href}</loc>${related}</url>`)
}
