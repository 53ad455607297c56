import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import type { PageChange } from '#modules/pages/server/api.ts'
import { lockedBy } from '../errors.ts'
import { changesBetween } from '../merge/changes-between.ts'
import { heldBlocks, targetOf } from './block-locks.ts'

type Draft = { row: { id: string; lang: 'de' | 'en'; draft_blocks: Blocks }; blocks: Blocks }
type Blocks = Parameters<typeof changesBetween>[1]

/**
 * Nobody writes over a block that someone else holds, whichever call they use. Moving it, or writing
 * around it, is free.
 */
export async function guardHeldBlocks(
  { scope, kernel }: PageChange,
  { row, blocks }: Draft,
): Promise<void> {
  if (row.draft_blocks === blocks) return
  const at = { page: row.id, lang: row.lang }
  // Jobs and seeds come from no tab.
  const { tab = '' } = scope
  const locks = (await heldBlocks(kernel, at)).filter(
    ({ userId, localSessionId }) => userId !== scope.user.id || localSessionId !== tab,
  )
  if (locks.length === 0) return
  const changed = changesBetween(allBlockTypes(scope), row.draft_blocks, blocks).blocks
  const keys = new Set(changed.map(({ key }) => key))
  const lock = locks.find(({ block }) => keys.has(block))
  if (!lock) return
  const { secondsLeft, ...holder } = lock
  throw lockedBy({ ...holder, lock: targetOf({ ...at, block: holder.block }) })
}
