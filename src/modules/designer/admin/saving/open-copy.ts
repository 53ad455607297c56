import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import type { BlockChanges } from '../../contract.ts'
import { onOwnWords, overAll, type SentBlock } from '../../merge/own-words.ts'
import { takeIn } from '../../merge/take-in.ts'

type Kept = { readonly changes: BlockChanges; readonly sent: readonly SentBlock[] }

export type OpenedCopy = {
  /** With everything of the copy that takes nothing back from anyone. */
  readonly blocks: Block[]
  /** The blocks that were changed since by someone; they stay as those left them. */
  readonly clashes: readonly string[]
  /** With everything of the copy, whatever was done since. */
  readonly whole: Block[]
}

/** What a device kept, on top of the page as it is now: the same way a save goes. */
export function openCopy(types: BlockTypes, now: readonly Block[], kept: Kept): OpenedCopy {
  const changes = onOwnWords(types, kept.changes, { current: now, sent: kept.sent })
  const { blocks, held } = takeIn(types, now, changes)
  const whole = held.length > 0 ? takeIn(types, now, overAll(types, changes, now)).blocks : blocks
  return { blocks, clashes: held, whole }
}
