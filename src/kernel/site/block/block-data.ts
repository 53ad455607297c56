import type { Block } from './block.ts'
import { type LinkTargets, NO_TARGETS } from './link.ts'

/** What drawing blocks takes besides the blocks: plain JSON, so that it can travel to the designer. */
export type BlockData = {
  readonly links: LinkTargets
  /** By block id, as the type's loader made it. */
  readonly blocks: Readonly<Record<string, unknown>>
  /** Blocks that stand in for a block, by its id: the content of a global block. */
  readonly embedded: Readonly<Record<string, readonly Block[]>>
}

export const NO_BLOCK_DATA: BlockData = { links: NO_TARGETS, blocks: {}, embedded: {} }
