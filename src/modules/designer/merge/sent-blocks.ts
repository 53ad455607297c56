import { z } from 'zod'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { sameValue } from '#kernel/site/block/values/same-value.ts'
import type { BlockChanges } from '../contract.ts'
import { changesBetween } from './changes-between.ts'
import { splitBlocks } from './split-blocks.ts'

/** A block as it was sent in a save that was never answered; null: it was taken away. */
export const SentBlock = z.object({ key: z.string(), after: z.unknown() })
export type SentBlock = z.infer<typeof SentBlock>

/** What unanswered saves said about the blocks of a draft. */
export function sentBlocks(
  types: BlockTypes,
  base: readonly Block[],
  saves: readonly (readonly Block[])[],
): SentBlock[] {
  return saves.flatMap((blocks) =>
    changesBetween(types, base, blocks).blocks.map(({ key, after }) => ({ key, after })),
  )
}

/** Whether what a block says now was sent before. */
export function isSent(sent: readonly SentBlock[], { key, after }: SentBlock): boolean {
  return sent.some((one) => one.key === key && sameValue(one.after, after))
}

/**
 * Changes on top of one's own words: where a block says what was sent before, nobody else wrote it, so
 * it is no conflict. The very same changes when that is nowhere so.
 */
export function onOwnWords(
  types: BlockTypes,
  changes: BlockChanges,
  { current, sent }: { current: readonly Block[]; sent: readonly SentBlock[] },
): BlockChanges {
  if (sent.length === 0) return changes
  const { own } = splitBlocks(types, current)
  const blocks = changes.blocks.map((change) => {
    const now = own.get(change.key) ?? null
    const isOwn = isSent(sent, { key: change.key, after: now })
    return isOwn && !sameValue(change.before, now) ? { ...change, before: now } : change
  })
  return blocks.every((change, at) => change === changes.blocks[at])
    ? changes
    : { ...changes, blocks }
}

/** Changes that win over whatever was done since: nothing of them is left out for that. */
export function overAll(
  types: BlockTypes,
  changes: BlockChanges,
  current: readonly Block[],
): BlockChanges {
  const { own } = splitBlocks(types, current)
  const isThere = (key: string | null) =>
    key === null ||
    own.has(key) ||
    changes.blocks.some((change) => change.key === key && change.after !== null)
  return {
    blocks: changes.blocks.map((change) => ({ ...change, before: own.get(change.key) ?? null })),
    // What stood in something that is gone comes to the end of the page.
    places: changes.places.filter(({ parent }) => isThere(parent)),
  }
}
