import { z } from 'zod'
import { text } from '#kernel/contract/fields.ts'
import { blockType, dataOf } from '#kernel/site/block/block-type.ts'

/** A position as lists announce it. */
export type ListedPosition = {
  id: string
  href: string
  title: string
  /** Kind and place as one line of words: 'Vollzeit, Kappeln'. */
  facts: string
}

/** What the module of applications brings; `apply` where no position need be chosen. */
export type OpenPositions = { positions: readonly ListedPosition[]; apply: string | null }

export const openPositions = blockType({
  name: 'open-positions',
  v: 1,
  label: { de: 'Offene Stellen', en: 'Open positions' },
  group: 'business',
  icon: 'briefcase',
  module: 'applications',
  schema: z.object({
    /** '' takes the usual words. */
    title: text(200).default(''),
    lead: text(500).default(''),
  }),
  defaults: () => ({}),
  caps: { resizable: true, hasInline: true },
  data: dataOf<OpenPositions>(),
})
