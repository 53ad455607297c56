import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { slotOf, typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import type { Overrides } from './block.ts'

/** The blocks of a global block as one place wants them: its own words win, the structure stays. */
export function applyOverrides(
  types: BlockTypes,
  blocks: readonly Block[],
  overrides: Overrides,
): Block[] {
  return blocks.map((block) => {
    const slots = typeOf(types, block)?.slots ?? []
    const own = block.id && Object.hasOwn(overrides, block.id) ? overrides[block.id] : {}
    const kept = Object.entries(own ?? {}).filter(([name]) => !slots.includes(name))
    const held = slots.map((name) => [name, applyOverrides(types, slotOf(block, name), overrides)])
    if (kept.length === 0 && held.length === 0) return block
    return { ...block, props: { ...block.props, ...Object.fromEntries([...kept, ...held]) } }
  })
}
