import type { z } from 'zod'
import type { Block } from '../block.ts'
import type { BlockTypes } from '../block-type.ts'
import { fieldMarks } from '../field-marks.ts'
import { richText } from '../rich-text/rich-text.ts'
import { textOf } from '../rich-text/text-of.ts'
import { eachBlock } from '../tree/walk-blocks.ts'
import { innerOf } from './schema-values.ts'

const RichText = richText()

/**
 * What visitors read in blocks, in reading order: running text, titles, captions. Ids, links and
 * choices are no texts.
 */
export function textsIn(types: BlockTypes, blocks: readonly Block[]): string[] {
  const texts: string[] = []
  eachBlock(types, blocks, (block, { schema }) => texts.push(...textsOf(schema, block.props)))
  return texts.map(readable).filter(Boolean)
}

function textsOf(schema: z.core.$ZodType, value: unknown): string[] {
  if (value === undefined || value === null) return []
  const mark = fieldMarks.get(schema)
  if (mark?.kind === 'rich-text') {
    const doc = RichText.safeParse(value)
    return doc.success ? [textOf(doc.data)] : []
  }
  if (mark) return []
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'string') return typeof value === 'string' && !('format' in def) ? [value] : []
  return innerOf(schema, value).flatMap((part) => textsOf(part.schema, part.value))
}

/** Without tags, addresses and what stands for a fact. */
function readable(text: string): string {
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\{\{[^{}]*\}\}/g, ' ')
    .split(/\s+/)
    .filter((word) => !/^https?:/.test(word))
    .join(' ')
    .trim()
}
