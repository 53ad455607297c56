import { z } from 'zod'
import { configSection } from '../config-section.ts'
import { text } from '../fields.ts'
import { ImageAddress } from './address-fields.ts'

const RouteMeta = z.strictObject({
  /** An address of the site as it is called: '/Impressum'. */
  route: text(300).trim().min(1).regex(/^\//, { error: 'address' }),
  title: text(200).default(''),
  description: text(500).default(''),
  keywords: text(500).default(''),
  og_image: ImageAddress.default(''),
  noindex: z.boolean().default(false),
})

const Meta = z.strictObject({
  title: text(200).default(''),
  /** `{title}` is the page's title, `{site}` the one above. */
  title_pattern: text(200).default('{title} · {site}'),
  description: text(500).default(''),
  keywords: text(500).default(''),
  og_image: ImageAddress.default(''),
  routes: z.array(RouteMeta).max(500).default([]),
})

export const metaSection = configSection({
  name: 'meta',
  label: { de: 'Titel und Suchmaschinen', en: 'Titles and search engines' },
  schema: Meta,
  defaults: Meta.parse({}),
  publicPaths: ['title', 'title_pattern'],
})
