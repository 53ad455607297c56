import type { Block } from '#kernel/site/block/block.ts'

/** What a section is for; the palette shows them in this order. */
export const SECTION_GROUPS = [
  'opening',
  'services',
  'about',
  'picture',
  'steps',
  'figures',
  'team',
  'voices',
  'logos',
  'gallery',
  'prices',
  'table',
  'questions',
  'news',
  'downloads',
  'hours',
  'contact',
  'call',
] as const
export type SectionGroup = (typeof SECTION_GROUPS)[number]

/** Blocks that stand together, with words that read well but are nobody's own yet. */
export type ReadySection = {
  name: string
  group: SectionGroup
  title: string
  blocks: Block[]
}
