import type { Block } from '#kernel/site/block/block.ts'
import { sameValue } from '#kernel/site/block/values/same-value.ts'
import { isBlock } from '#kernel/site/block/walk-blocks.ts'
import type { BlockChanges, BlockConflict } from '../contract.ts'

type MergedOwn = {
  own: Map<string, Block>
  /** What the changes take away. */
  removed: Set<string>
  conflicts: BlockConflict[]
}

/** What each block says after both sides; where both changed the same one, a conflict. */
export function mergeOwn(current: ReadonlyMap<string, Block>, changes: BlockChanges): MergedOwn {
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
