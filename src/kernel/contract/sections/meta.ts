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

/** What a search engine asks to be shown in the head, as it gives it out. */
const Proof = z
  .union([z.literal(''), z.string().regex(/^[A-Za-z0-9_-]{1,200}$/)], { error: 'unstorable' })
  .default('')

const Meta = z.strictObject({
  title: text(200).default(''),
  /** `{title}` is the page's title, `{site}` the one above. */
  title_pattern: text(200).default('{title} · {site}'),
  description: text(500).default(''),
  keywords: text(500).default(''),
  og_image: ImageAddress.default(''),
  /** Off: search engines are asked to leave the whole site alone. */
  is_indexed: z.boolean().default(true),
  /** Further lines of robots.txt. */
  robots_lines: text(2000).default(''),
  verify_google: Proof,
  verify_bing: Proof,
  routes: z.array(RouteMeta).max(500).default([]),
})

export const metaSection = configSection({
  name: 'meta',
  label: { de: 'Titel und Suchmaschinen', en: 'Titles and search engines' },
  schema: Meta,
  defaults: Meta.parse({}),
  publicPaths: ['title', 'title_pattern'],
  isHarmless: true,
})
