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

/** Blocks that stand together, with words fit to be published as they are. */
export type ReadySection = {
  name: string
  group: SectionGroup
  title: string
  blocks: Block[]
}
