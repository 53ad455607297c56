import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { slotOf, typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { mayStand } from '#kernel/site/block/values/may-stand.ts'
import { type Aim, findBlock, insertBlock, placeOf, replaceBlock } from './block-tree.ts'

export type BlockStep = 'up' | 'down' | 'into' | 'out'

/** One step of a block; undefined when there is no place for it that way. */
export function stepBlock(
  types: BlockTypes,
  blocks: readonly Block[],
  { id, step }: { id: string; step: BlockStep },
): Block[] | undefined {
  const block = findBlock(types, blocks, id)
  const aim = block && aimOf(types, blocks, { block, id, step })
  if (!block || !aim) return undefined
  const rest = replaceBlock(types, blocks, { id, by: () => [] })
  return insertBlock(types, rest, { aim, block })
}

type Step = { block: Block; id: string; step: BlockStep }

function aimOf(
  types: BlockTypes,
  blocks: readonly Block[],
  { block, id, step }: Step,
): Aim | undefined {
  const place = placeOf(types, blocks, id)
  if (!place) return undefined
  const { parent, slot, index, count } = place
  const here = { parent: parent?.id ?? null, slot }
  if (step === 'up') return index > 0 ? { ...here, index: index - 1 } : undefined
  if (step === 'down') return index < count - 1 ? { ...here, index: index + 1 } : undefined
  if (step === 'into') {
    return intoAim(types, block, (parent ? slotOf(parent, slot) : blocks)[index - 1])
  }
  return outAim(types, blocks, { block, parent })
}

function intoAim(types: BlockTypes, block: Block, above: Block | undefined): Aim | undefined {
  const type = typeOf(types, block)
  const outer = above && typeOf(types, above)
  const [slot] = outer?.slots ?? []
  if (!type || !above?.id || !outer || !slot || !mayStand(type, outer)) return undefined
  return { parent: above.id, slot, index: slotOf(above, slot).length }
}

function outAim(
  types: BlockTypes,
  blocks: readonly Block[],
  { block, parent }: { block: Block; parent: Block | null },
): Aim | undefined {
  const place = parent?.id ? placeOf(types, blocks, parent.id) : undefined
  const type = typeOf(types, block)
  if (!place || !type) return undefined
  const outer = place.parent ? typeOf(types, place.parent) : undefined
  if (!mayStand(type, outer)) return undefined
  return { parent: place.parent?.id ?? null, slot: place.slot, index: place.index + 1 }
}
