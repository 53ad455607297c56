import type { Block } from '../block.ts'
import type { BlockType, BlockTypes } from '../block-type.ts'

/**
 * The type that understands a block; undefined for one of an unknown type, and for one that a newer
 * Kontor wrote: both are kept as they are and draw nothing.
 */
export function typeOf(types: BlockTypes, block: Block): BlockType | undefined {
  const type = types.get(block.type)
  return type && (block.v ?? 1) <= type.v ? type : undefined
}

/** The blocks in one slot of a block. */
export function slotOf(block: Block, name: string): Block[] {
  const held: unknown = block.props[name]
  return Array.isArray(held) ? held.filter(isBlock) : []
}

/** Calls back for every block of a known type, outer ones first. */
export function eachBlock(
  types: BlockTypes,
  blocks: readonly Block[],
  visit: (block: Block, type: BlockType) => void,
): void {
  for (const block of blocks) {
    const type = typeOf(types, block)
    if (!type) continue
    visit(block, type)
    for (const name of type.slots ?? []) eachBlock(types, slotOf(block, name), visit)
  }
}

/** Whether a stored thing can be read as a block at all. */
export function isBlock(value: unknown): value is Block {
  if (!isObject(value) || typeof value.type !== 'string') return false
  return value.props === undefined || isObject(value.props)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
