import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { slotOf, typeOf } from '#kernel/site/block/walk-blocks.ts'

/**
 * Copies of blocks with ids that belong to one place: the same global block may stand on a page
 * twice, with other words each time.
 */
export function withOwnIds(types: BlockTypes, blocks: readonly Block[], place: string): Block[] {
  return blocks.map((block, at) => {
    const id = `${place}_${block.id ?? at}`
    const slots = typeOf(types, block)?.slots ?? []
    if (slots.length === 0) return { ...block, id }
    const held = slots.map((name) => [name, withOwnIds(types, slotOf(block, name), place)])
    return { ...block, id, props: { ...block.props, ...Object.fromEntries(held) } }
  })
}
