import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { BlockHolder, freeBlock, lockBlock } from '../../contract-editors.ts'

/**
 * A save was refused because someone holds a block: when that is another tab of the same person, one
 * that broke down perhaps, the block is taken from it. True when saving again makes sense. Nothing is
 * written over by that: a save still carries what its blocks said before.
 */
export async function takeFromOwnTab(
  error: unknown,
  place: { page: string; lang: Lang },
): Promise<boolean> {
  if (!(error instanceof CallError) || error.code !== 'locked') return false
  const found = BlockHolder.pick({ block: true }).safeParse(error.details)
  if (!found.success) return false
  const at = { ...place, block: found.data.block }
  const isTaken = await takeBlock(at)
  if (isTaken) await call(freeBlock, { query: at })
  return isTaken
}

/** Takes a block that is free or held by another tab of the same person; false: someone else has it. */
export async function takeBlock(at: BlockAt): Promise<boolean> {
  const { isMine, isOwnOtherTab } = await call(lockBlock, { body: at })
  if (isOwnOtherTab) await call(lockBlock, { body: { ...at, takeOver: true } })
  return isMine || isOwnOtherTab
}

type BlockAt = { page: string; lang: Lang; block: string }
