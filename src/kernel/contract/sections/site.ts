import { z } from 'zod'
import { configSection } from '../config-section.ts'
import { Lang } from '../fields.ts'

const Site = z.strictObject({
  /** Until then visitors find a friendly word, and staff the website as it will be. */
  is_public: z.boolean().default(true),
  /** Content in other languages is kept; no visitor gets there. */
  languages: z
    .array(Lang)
    .min(1)
    .max(2)
    .refine((langs) => new Set(langs).size === langs.length)
    .default(['de', 'en']),
})

export const siteSection = configSection({
  name: 'site',
  label: { de: 'Website', en: 'Website' },
  schema: Site,
  defaults: Site.parse({}),
  publicPaths: ['is_public', 'languages'],
})
