import type { Block } from '#kernel/site/block/block.ts'
import { isBlock } from '#kernel/site/block/walk-blocks.ts'

/** Kinds of blocks that speak of a business; others arrange, lead on, or are drawn from facts. */
const TELLING: ReadonlySet<string> = new Set([
  'hero',
  'text',
  'cards',
  'quote',
  'image',
  'gallery',
  'accordion',
  'table',
  'logos',
  'tabs',
  'video',
  'file-list',
  'download',
])

/** Blocks of a template with the mark that tells its owner what is still to be made their own. */
export function markSamples(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => {
    const held: unknown = block.props.blocks
    const inside = Array.isArray(held) && { blocks: markSamples(held.filter(isBlock)) }
    const marked = { ...block, props: { ...block.props, ...inside } }
    return TELLING.has(block.type) ? { ...marked, sample: true } : marked
  })
}
