import { z } from 'zod'
import { configSection } from '#kernel/contract/config-section.ts'

const Images = z.strictObject({
  /** Browsers ask for every picture anew; only for finding faults. */
  force_disable_cache: z.boolean().default(false),
})

export const imagesSection = configSection({
  name: 'components.images',
  label: { de: 'Bilder', en: 'Images' },
  schema: Images,
  defaults: Images.parse({}),
  publicPaths: ['force_disable_cache'],
  isHarmless: true,
})
