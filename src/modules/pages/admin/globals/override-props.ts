import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { slotOf, typeOf } from '#kernel/site/block/walk-blocks.ts'

/** What of a block differs from the global one; equal values follow it when it changes. */
export function ownProps(original: Block, changed: Block): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(changed.props).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(original.props[name]),
    ),
  )
}

/** Every block inside that has something to say, in the order of the page; columns and the like do not. */
export function wordBlocks(types: BlockTypes, blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    const slots = typeOf(types, block)?.slots ?? []
    const inner = slots.flatMap((slot) => wordBlocks(types, slotOf(block, slot)))
    return slots.length > 0 ? inner : [block]
  })
}
