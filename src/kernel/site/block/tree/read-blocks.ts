import type { Block } from '../block.ts'
import type { BlockType, BlockTypes } from '../block-type.ts'
import { isBlock, slotOf, typeOf } from './walk-blocks.ts'

/**
 * Stored blocks as the present types write them. What no type knows stays as it is, to the byte;
 * a block nothing has to be done to is the very same object.
 */
export function readBlocks(types: BlockTypes, stored: unknown): Block[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(isBlock).map((block) => readBlock(types, block))
}

/** One block with its props in the present version of its type. */
export function upgradeBlock(type: BlockType, block: Block): Block {
  const fromV = block.v ?? 1
  if (fromV === type.v || !type.upgrade) return block
  return { ...block, v: type.v, props: type.upgrade(block.props, fromV) }
}

function readBlock(types: BlockTypes, block: Block): Block {
  const type = block.props ? typeOf(types, block) : undefined
  return type ? readSlots(types, type, upgradeBlock(type, block)) : block
}

function readSlots(types: BlockTypes, type: BlockType, block: Block): Block {
  const changed = (type.slots ?? []).flatMap((name): [string, Block[]][] => {
    const held = slotOf(block, name)
    const read = held.map((child) => readBlock(types, child))
    return read.some((child, at) => child !== held[at]) ? [[name, read]] : []
  })
  if (changed.length === 0) return block
  return { ...block, props: { ...block.props, ...Object.fromEntries(changed) } }
}
