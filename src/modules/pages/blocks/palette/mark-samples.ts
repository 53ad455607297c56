import type { Block } from '#kernel/site/block/block.ts'
import { isBlock } from '#kernel/site/block/tree/walk-blocks.ts'

/** Kinds of blocks that speak of a business; others arrange, lead on, or are drawn from facts. */
const TELLING: ReadonlySet<string> = new Set([
  'hero',
  'heading',
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

/**
 * Ready-made blocks, of a template, a layout or a section, with the mark that tells the owner what is
 * still to be made their own.
 */
export function markSamples(blocks: readonly Block[], title = ''): Block[] {
  return blocks.map((block) => {
    const held: unknown = block.props.blocks
    const inside = Array.isArray(held) && { blocks: markSamples(held.filter(isBlock), title) }
    const marked = { ...block, props: { ...block.props, ...inside } }
    return tells(block, title) ? { ...marked, sample: true } : marked
  })
}

/** A heading that only repeats the name of its page says nothing of anybody. */
function tells({ type, props }: Block, title: string): boolean {
  if (type === 'heading' && props.text === title && !props.eyebrow) return false
  return TELLING.has(type)
}
