import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import type { BlockChanges } from '../contract.ts'
import { mergeChanges } from './merge-changes.ts'

export type TakenIn = {
  readonly blocks: Block[]
  /** The changes that fit: all but those of blocks both sides have changed. */
  readonly fitting: BlockChanges
  /** The blocks both sides have changed. */
  readonly held: readonly string[]
  readonly hasConflicts: boolean
}

/** Changes of others on top of what is done here; a block both sides changed stays as it is here. */
export function takeIn(types: BlockTypes, now: readonly Block[], news: BlockChanges): TakenIn {
  const held = new Set<string>()
  for (;;) {
    const fitting = { ...news, blocks: news.blocks.filter(({ key }) => !held.has(key)) }
    const { blocks, conflicts } = mergeChanges(types, now, fitting)
    const hasConflicts = held.size > 0
    if (conflicts.length === 0) return { blocks, fitting, hasConflicts, held: [...held] }
    const fresh = conflicts.filter(({ block }) => !held.has(block))
    // Around what is gone on one side nothing fits any more: then nothing is taken in.
    if (fresh.length === 0) {
      return { blocks: [...now], fitting: NOTHING, hasConflicts: true, held: [...held] }
    }
    for (const { block } of fresh) held.add(block)
  }
}

const NOTHING: BlockChanges = { blocks: [], places: [] }
