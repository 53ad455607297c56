import { metaSection } from '#kernel/contract/sections/meta.ts'
import type { TextRoute } from '#kernel/server/site/site-parts.ts'
import { siteIcon } from '#modules/theme/server/api.ts'
import { businessSection } from '../../config.ts'

export const textFiles: readonly TextRoute[] = [
  {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    isAlwaysOpen: true,
    load: async ({ settings, config }) => ({
      body: robotsOf(config.get(metaSection), settings.baseUrl),
      tags: ['config'],
    }),
  },
  {
    path: '/icon.svg',
    type: 'image/svg+xml',
    isAlwaysOpen: true,
    load: async ({ config }) => ({
      body: siteIcon(config, config.get(businessSection).name),
      tags: ['config'],
    }),
  },
]

/** Whoever wants the whole site left alone says so here too; own lines come last. */
function robotsOf(
  { is_indexed, robots_lines }: typeof metaSection.defaults,
  baseUrl: string,
): string {
  const rules = is_indexed
    ? ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${baseUrl}/sitemap.xml`]
    : ['User-agent: *', 'Disallow: /']
  const own = robots_lines.split(/\r?\n/).map((line) => line.trim())
  return [...rules, ...(robots_lines.trim() ? ['', ...own] : []), ''].join('\n')
}
