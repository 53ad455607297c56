import { failures } from '#kernel/server/app-error.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { eachBlock, slotOf, typeOf } from '#kernel/site/block/walk-blocks.ts'

type OneBlock = { present: readonly Block[]; old: readonly Block[]; id: string }

/** One block of an old list in the place of the present one with this id, else at the end. */
export function withRestoredBlock(types: BlockTypes, { present, old, id }: OneBlock): Block[] {
  const wanted = findBlock(types, old, id)
  if (!wanted) throw failures.notFound()
  if (!findBlock(types, present, id)) return [...present, wanted]
  return present.map((one) => replaced(types, one, wanted))
}

function findBlock(types: BlockTypes, blocks: readonly Block[], id: string): Block | undefined {
  const found = blocks.filter((block) => block.id === id)
  eachBlock(types, blocks, (block) => {
    if (block.id === id) found.push(block)
  })
  return found[0]
}

function replaced(types: BlockTypes, block: Block, wanted: Block): Block {
  if (block.id === wanted.id) return wanted
  const slots = typeOf(types, block)?.slots ?? []
  if (slots.length === 0) return block
  const inner = slots.map((name) => [
    name,
    slotOf(block, name).map((child) => replaced(types, child, wanted)),
  ])
  return { ...block, props: { ...block.props, ...Object.fromEntries(inner) } }
}
