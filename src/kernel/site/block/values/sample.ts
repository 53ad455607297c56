import type { Block } from '../block.ts'
import type { BlockTypes } from '../block-type.ts'
import { eachBlock, slotOf, typeOf } from '../tree/walk-blocks.ts'
import { sameValue } from './same-value.ts'

/** The blocks that still say what a template brought along, in reading order. */
export function sampleBlocks(types: BlockTypes, blocks: readonly Block[]): Block[] {
  const found: Block[] = []
  eachBlock(types, blocks, (block) => {
    if (block.sample) found.push(block)
  })
  return found
}

/** All of it, or one block, is the owner's own. */
export function withoutSampleMarks(
  types: BlockTypes,
  blocks: readonly Block[],
  only?: string,
): Block[] {
  return mapBlocks(types, blocks, (block) =>
    only === undefined || block.id === only ? unmarked(block) : block,
  )
}

/**
 * Blocks that someone stores. A new one keeps its mark: it comes from a ready-made section. One that
 * was there keeps it only if it had it and says the same as before: whoever edits a block makes it
 * their own, by whatever way they do it.
 */
export function keepSampleMarks(
  types: BlockTypes,
  blocks: readonly Block[],
  before: readonly Block[],
): Block[] {
  const known = new Map<string | undefined, Block>()
  eachBlock(types, before, (block) => void known.set(block.id, block))
  return mapBlocks(types, blocks, (block) => {
    const former = block.sample && known.get(block.id)
    if (!former) return block
    return former.sample && sameWords(types, former, block) ? block : unmarked(block)
  })
}

/** Without the mark, if it has one. */
export function unmarked(block: Block): Block {
  if (!block.sample) return block
  const { sample: _, ...own } = block
  return own
}

/** What stands inside a block has marks of its own. */
function sameWords(types: BlockTypes, one: Block, other: Block): boolean {
  const slots = typeOf(types, other)?.slots ?? []
  const own = ({ props }: Block) =>
    Object.fromEntries(Object.entries(props).filter(([name]) => !slots.includes(name)))
  return sameValue(own(one), own(other))
}

function mapBlocks(
  types: BlockTypes,
  blocks: readonly Block[],
  map: (block: Block) => Block,
): Block[] {
  return blocks.map((block) => {
    const type = typeOf(types, block)
    if (!type) return block
    const held = (type.slots ?? [])
      .filter((name) => Array.isArray(block.props[name]))
      .map((name) => [name, mapBlocks(types, slotOf(block, name), map)])
    const mapped = map(block)
    return held.length > 0
      ? { ...mapped, props: { ...mapped.props, ...Object.fromEntries(held) } }
      : mapped
  })
}
