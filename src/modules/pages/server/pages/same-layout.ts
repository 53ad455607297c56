import { z } from 'zod'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockType, BlockTypes } from '#kernel/site/block/block-type.ts'
import { slotOf, typeOf } from '#kernel/site/block/walk-blocks.ts'
import type { PageFields } from '../../contract-values.ts'

/** Fields that whoever may change texts and pictures alone has to leave as they are. */
const LAYOUT_FIELDS = ['slug', 'path', 'noindex', 'canonical', 'classes'] as const

/** Whether only texts and pictures differ: same blocks, same places, sizes, variants and numbers. */
export function isSameLayout(
  types: BlockTypes,
  before: readonly Block[],
  after: readonly Block[],
): boolean {
  return skeleton(types, before) === skeleton(types, after)
}

export function isSameAddress(before: PageFields, after: PageFields): boolean {
  return LAYOUT_FIELDS.every((name) => JSON.stringify(before[name]) === JSON.stringify(after[name]))
}

function skeleton(types: BlockTypes, blocks: readonly Block[]): string {
  return JSON.stringify(blocks.map((block) => bones(types, block)))
}

/** What no type knows is layout as a whole. */
function bones(types: BlockTypes, block: Block): unknown {
  const type = typeOf(types, block)
  if (!type) return block
  const { id, attrs, props } = block
  const settings = Object.entries(props).filter(([name, value]) => isSetting(type, name, value))
  const slots = (type.slots ?? []).map((name) =>
    slotOf(block, name).map((child) => bones(types, child)),
  )
  return [id, block.type, attrs ?? null, settings, slots]
}

/** Numbers, switches and choices decide how a block looks; texts, links and pictures what it says. */
function isSetting(type: BlockType, name: string, value: unknown): boolean {
  if (type.slots?.includes(name)) return false
  if (typeof value === 'number' || typeof value === 'boolean') return true
  const field: unknown = type.schema.shape[name]
  return !(field instanceof z.ZodType) || isChoice(field)
}

function isChoice(field: z.ZodType): boolean {
  if (field instanceof z.ZodEnum || field instanceof z.ZodLiteral) return true
  if (
    field instanceof z.ZodOptional ||
    field instanceof z.ZodNullable ||
    field instanceof z.ZodDefault ||
    field instanceof z.ZodPrefault
  ) {
    const inner: unknown = field.unwrap()
    return inner instanceof z.ZodType && isChoice(inner)
  }
  return false
}
