import { isAdmin } from '#kernel/access/roles.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { checkBlocks } from '#kernel/site/block/tree/check-blocks.ts'
import { eachBlock } from '#kernel/site/block/tree/walk-blocks.ts'
import type { ChangeScope } from '../change.ts'
import { allBlockTypes } from '../site/block/all-block-types.ts'
import { publishingFailures } from './publishing-failures.ts'

type BlockWriter = Pick<ChangeScope, 'modules' | 'user' | 'lang'>

/** Blocks as they are stored; 422 with every fault, or 403 for one this person may not write. */
export function checkedBlocks(
  writer: BlockWriter,
  input: unknown,
  before: readonly Block[],
): Block[] {
  const { blocks, faults } = checkBlocks(allBlockTypes(writer), input, writer.lang)
  if (faults.length > 0) {
    const fields = Object.fromEntries(faults.map(({ path, message }) => [path, message]))
    throw publishingFailures.badBlocks({ faults, fields })
  }
  const known = lockedBlocks(writer, before)
  for (const [id, text] of lockedBlocks(writer, blocks)) {
    if (known.get(id) !== text) throw publishingFailures.lockedBlock({ block: id })
  }
  return blocks
}

/** Blocks of types that this person may neither add nor change, by their id. */
function lockedBlocks(writer: BlockWriter, blocks: readonly Block[]): Map<string, string> {
  const { user } = writer
  const locked = new Map<string, string>()
  eachBlock(allBlockTypes(writer), blocks, (block, { caps }) => {
    if (!caps.roles) return
    const isAllowed =
      caps.roles.some((role) => user.roles.includes(role)) ||
      (caps.roles.includes('admin') && isAdmin(user))
    if (!isAllowed) locked.set(block.id ?? '', JSON.stringify(block))
  })
  return locked
}
