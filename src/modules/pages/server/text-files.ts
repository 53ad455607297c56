import type { TextRoute } from '#kernel/server/site/site-parts.ts'
import { siteIcon } from '#modules/theme/server/api.ts'
import { businessSection } from '../config.ts'

export const textFiles: readonly TextRoute[] = [
  {
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    load: async ({ settings }) => ({
      body: `User-agent: *\nDisallow: /api/\n\nSitemap: ${settings.baseUrl}/sitemap.xml\n`,
      tags: ['config'],
    }),
  },
  {
    path: '/icon.svg',
    type: 'image/svg+xml',
    load: async ({ config }) => ({
      body: siteIcon(config, config.get(businessSection).name),
      tags: ['config'],
    }),
  },
]
