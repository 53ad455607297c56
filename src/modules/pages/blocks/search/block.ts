import { z } from 'zod'
import { blockType } from '#kernel/site/block/block-type.ts'

/** A field that finds everything on this website; it works without any script. */
export const search = blockType({
  name: 'search',
  v: 1,
  label: { de: 'Suche', en: 'Search' },
  group: 'business',
  icon: 'search',
  schema: z.object({}),
  defaults: () => ({}),
  caps: { resizable: true, hasInline: false },
})
