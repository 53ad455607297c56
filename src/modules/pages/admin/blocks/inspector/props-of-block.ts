import { z } from 'zod'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType } from '#kernel/site/block/block-type.ts'

type Prop = { name: string; value: unknown }

/** The block with one prop set. An emptied one the schema has no nothing for takes its default. */
export function withProp(type: BlockType, block: Block, { name, value }: Prop): Block {
  const field: unknown = type.schema.shape[name]
  const takesNull = field instanceof z.ZodType && field.safeParse(null).success
  if (value !== null || takesNull) return { ...block, props: { ...block.props, [name]: value } }
  const { [name]: _, ...rest } = block.props
  return { ...block, props: rest }
}
