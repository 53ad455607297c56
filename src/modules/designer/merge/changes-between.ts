import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { sameValue } from '#kernel/site/block/values/same-value.ts'
import type { BlockChanges } from '../contract.ts'
import { type SplitBlocks, splitBlocks } from './split-blocks.ts'

/**
 * What became of the blocks of a draft, in the form `mergeDraft` takes.
 * @example call(mergeDraft, { body: { page, lang, base: draft.revision,
 *   changes: changesBetween(types, draft.blocks, mine) } })
 */
export function changesBetween(
  types: BlockTypes,
  before: readonly Block[],
  after: readonly Block[],
): BlockChanges {
  const [old, now] = [splitBlocks(types, before), splitBlocks(types, after)]
  return { blocks: changedBlocks(old, now), places: changedPlaces(old, now) }
}

export function hasChanges({ blocks, places }: BlockChanges): boolean {
  return blocks.length > 0 || places.length > 0
}

function changedBlocks(old: SplitBlocks, now: SplitBlocks): BlockChanges['blocks'] {
  const keys = new Set([...old.own.keys(), ...now.own.keys()])
  return [...keys].flatMap((key) => {
    const [before, after] = [old.own.get(key) ?? null, now.own.get(key) ?? null]
    return sameValue(before, after) ? [] : [{ key, before, after }]
  })
}

function changedPlaces(old: SplitBlocks, now: SplitBlocks): BlockChanges['places'] {
  const names = new Set([...old.places.keys(), ...now.places.keys()])
  return [...names].flatMap((name) => {
    const [was, is] = [old.places.get(name), now.places.get(name)]
    const place = is ?? was
    const [before, after] = [was?.keys ?? [], is?.keys ?? []]
    if (!place || sameValue(before, after)) return []
    return [{ parent: place.parent, slot: place.slot, before, after }]
  })
}
