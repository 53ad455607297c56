import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'

/** Plain links to where else the business can be found, from its facts: nothing is loaded from there. */
export const socialLinks = blockType({
  name: 'social-links',
  v: 1,
  label: { de: 'Soziale Netzwerke', en: 'Social links' },
  group: 'business',
  icon: 'share-3',
  schema: z.object({
    /** '' takes the usual words. */
    title: text(200).default(''),
  }),
  defaults: () => ({}),
  caps: { resizable: true, hasInline: true },
  data: dataOf<{ links: readonly { label: string; href: string }[] }>(),
})
