import { admin } from '#kernel/access/rules.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { boolean } from '#kernel/admin/fields/choice-fields.ts'
import { list } from '#kernel/admin/fields/structured/group-fields.ts'
import { multiline, text } from '#kernel/admin/fields/text-fields.ts'
import { settingsScreen } from '#kernel/admin/settings/settings-screen.tsx'
import { metaSection } from '#kernel/contract/sections/meta.ts'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { messages } from '../messages.ts'
import { SEO } from '../paths.ts'
import { BrokenLinks } from './broken-links.tsx'
import { pictureField } from './picture-field.tsx'
import { SitePreview } from './site-preview.tsx'

type RouteMeta = (typeof metaSection.defaults.routes)[number]

export const seoSettings = settingsScreen({
  path: SEO,
  title: { de: de.seo.title, en: en.seo.title },
  access: admin,
  section: metaSection,
  source: configSource,
  words: wordsOf(messages, 'seo'),
  fields: {
    title: text({ max: 200 }),
    title_pattern: text({ max: 200 }),
    description: multiline({ max: 500, rows: 3 }),
    keywords: text({ max: 500 }),
    og_image: pictureField,
    is_indexed: boolean(),
    robots_lines: multiline({ max: 2000, rows: 4, code: true }),
    verify_google: text({ max: 200, code: true }),
    verify_bing: text({ max: 200, code: true }),
    routes: list<RouteMeta>(
      {
        route: text({ required: true, max: 300, pattern: /^\//, code: true }),
        title: text({ max: 200 }),
        description: multiline({ max: 500, rows: 2 }),
        keywords: text({ max: 500 }),
        og_image: pictureField,
        noindex: boolean(),
      },
      { max: 500 },
    ),
  },
  form: {
    main: {
      site: ['title', 'title_pattern', 'description', 'keywords'],
      share: ['og_image'],
      engines: ['is_indexed', 'robots_lines', ['verify_google', 'verify_bing']],
      links: BrokenLinks,
      routes: ['routes'],
    },
    side: { preview: SitePreview },
  },
})
