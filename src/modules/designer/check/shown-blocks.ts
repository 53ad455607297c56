import type { z } from 'zod'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType, BlockTypes } from '#kernel/site/block/block-type.ts'
import { isHiddenEverywhere } from '#kernel/site/block/breakpoints.ts'
import { slotOf, typeOf } from '#kernel/site/block/tree/walk-blocks.ts'

export type Shown = { block: Block; type: BlockType }

/** Blocks of known types that show somewhere, in reading order. */
export function shownBlocks(types: BlockTypes, blocks: readonly Block[]): Shown[] {
  return blocks.flatMap((block) => {
    const type = block.props && !isHiddenEverywhere(block.attrs) ? typeOf(types, block) : undefined
    if (!type) return []
    const inner = (type.slots ?? []).flatMap((name) => shownBlocks(types, slotOf(block, name)))
    return [{ block, type }, ...inner]
  })
}

/** The props as their type reads them; undefined for a block of another type or a broken one. */
export function propsAs<Schema extends z.ZodObject, Data>(
  { block }: Shown,
  type: BlockType<Schema, Data>,
): z.output<Schema> | undefined {
  if (block.type !== type.name) return undefined
  const parsed = type.schema.safeParse(block.props)
  return parsed.success ? parsed.data : undefined
}
