import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { isBlock } from '#kernel/site/block/tree/walk-blocks.ts'
import { sameValue } from '#kernel/site/block/values/same-value.ts'
import type { BlockChanges, BlockConflict } from '../contract.ts'
import { mergePlaces } from './merge-places.ts'
import { joinBlocks, type SplitBlocks, splitBlocks } from './split-blocks.ts'

type MergedOwn = {
  own: Map<string, Block>
  /** What the changes take away. */
  removed: Set<string>
  conflicts: BlockConflict[]
}

type Merged = { blocks: Block[]; conflicts: BlockConflict[] }

/**
 * Someone's changes on top of blocks that may have changed since. Different blocks: both stay. The
 * same block on both sides, or one side inside what the other took away: a conflict, and nothing of
 * the changes should be stored. The same changes twice give the same blocks.
 */
export function mergeChanges(
  types: BlockTypes,
  current: readonly Block[],
  changes: BlockChanges,
): Merged {
  const now = splitBlocks(types, current)
  const { own, removed, conflicts } = mergeOwn(now.own, changes)
  const { places, homeless } = mergePlaces(now, changes, own)
  for (const lost of homeless) conflicts.push(surroundings(now, changes, { ...lost, removed, own }))
  const blocks = conflicts.length > 0 ? [...current] : joinBlocks({ own, places })
  return { blocks, conflicts: onePerBlock(conflicts) }
}

type Homeless = { key: string; parent: string; removed: Set<string>; own: SplitBlocks['own'] }

/** Either the changes took away what someone has put a block into, or it is the other way round. */
function surroundings(
  now: SplitBlocks,
  changes: BlockChanges,
  { key, parent, removed, own }: Homeless,
): BlockConflict {
  const base = changes.blocks.find((change) => change.key === parent)?.before ?? null
  if (removed.has(parent)) {
    return { block: parent, base, current: now.own.get(parent) ?? null, yours: null }
  }
  return { block: key, base: null, current: null, yours: own.get(key) ?? null }
}

function onePerBlock(conflicts: readonly BlockConflict[]): BlockConflict[] {
  return [...new Map(conflicts.map((conflict) => [conflict.block, conflict])).values()]
}

/** What each block says after both sides; where both changed the same one, a conflict. */
function mergeOwn(current: ReadonlyMap<string, Block>, changes: BlockChanges): MergedOwn {
  const merged: MergedOwn = { own: new Map(current), removed: new Set(), conflicts: [] }
  for (const { key, before, after } of changes.blocks) {
    const now = current.get(key) ?? null
    // Sent a second time, or both did the same.
    if (sameValue(now, after)) continue
    if (!sameValue(now, before)) {
      merged.conflicts.push({ block: key, base: before, current: now, yours: after })
      continue
    }
    if (after !== null && isBlock(after)) merged.own.set(key, after)
    else {
      merged.own.delete(key)
      merged.removed.add(key)
    }
  }
  return merged
}
