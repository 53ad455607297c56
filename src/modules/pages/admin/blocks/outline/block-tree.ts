import { uuidv7 } from 'uuidv7'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType, BlockTypes } from '#kernel/site/block/block-type.ts'
import { slotOf, typeOf } from '#kernel/site/block/tree/walk-blocks.ts'

/** Where a block stands: in which slot of which block (null is the page), and as which of them. */
type Position = { parent: Block | null; slot: string; index: number; count: number }
export type Aim = { parent: string | null; slot: string; index: number }

/** Puts other blocks in the place of one: none removes it, two may be it and its copy. */
export function replaceBlock(
  types: BlockTypes,
  blocks: readonly Block[],
  { id, by }: { id: string; by(block: Block): readonly Block[] },
): Block[] {
  return blocks.flatMap((block) => {
    if (block.id === id) return by(block)
    const type = typeOf(types, block)
    if (!type?.slots) return [block]
    return [withSlots(block, type, (held) => replaceBlock(types, held, { id, by }))]
  })
}

/** Puts a block at a place; without a parent it is the page itself. */
export function insertBlock(
  types: BlockTypes,
  blocks: readonly Block[],
  { aim, block }: { aim: Aim; block: Block },
): Block[] {
  const { parent, slot, index } = aim
  if (parent === null) return blocks.toSpliced(index, 0, block)
  return replaceBlock(types, blocks, {
    id: parent,
    by: (outer) => [withSlot(outer, slot, slotOf(outer, slot).toSpliced(index, 0, block))],
  })
}

export function placeOf(
  types: BlockTypes,
  blocks: readonly Block[],
  id: string,
): Position | undefined {
  return findPlace(types, { held: blocks, parent: null, slot: '' }, id)
}

export function findBlock(
  types: BlockTypes,
  blocks: readonly Block[],
  id: string,
): Block | undefined {
  const place = placeOf(types, blocks, id)
  if (!place) return undefined
  return (place.parent ? slotOf(place.parent, place.slot) : blocks)[place.index]
}

/** The block with ids of its own, as deep as it goes. */
export function withFreshIds(types: BlockTypes, block: Block): Block {
  const fresh = { ...block, id: uuidv7() }
  const type = typeOf(types, block)
  if (!type?.slots) return fresh
  return withSlots(fresh, type, (held) => held.map((child) => withFreshIds(types, child)))
}

function withSlots(
  block: Block,
  type: BlockType,
  change: (held: Block[]) => readonly Block[],
): Block {
  return (type.slots ?? []).reduce((now, name) => {
    const held = slotOf(now, name)
    const next = change(held)
    const isSame = next.length === held.length && next.every((child, at) => child === held[at])
    return isSame ? now : withSlot(now, name, next)
  }, block)
}

function withSlot(block: Block, slot: string, held: readonly Block[]): Block {
  return { ...block, props: { ...block.props, [slot]: held } }
}

type Level = { held: readonly Block[]; parent: Block | null; slot: string }

function findPlace(
  types: BlockTypes,
  { held, parent, slot }: Level,
  id: string,
): Position | undefined {
  const index = held.findIndex((block) => block.id === id)
  if (index >= 0) return { parent, slot, index, count: held.length }
  for (const block of held) {
    for (const name of typeOf(types, block)?.slots ?? []) {
      const level = { held: slotOf(block, name), parent: block, slot: name }
      const found = findPlace(types, level, id)
      if (found) return found
    }
  }
  return undefined
}
