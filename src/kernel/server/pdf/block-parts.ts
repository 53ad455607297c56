import type { z } from 'zod'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockTypes } from '#kernel/site/block/block-type.ts'
import { fieldMarks } from '#kernel/site/block/field-marks.ts'
import { richText } from '#kernel/site/block/rich-text/rich-text.ts'
import { eachBlock, isObject } from '#kernel/site/block/tree/walk-blocks.ts'
import { innerOf } from '#kernel/site/block/values/schema-values.ts'
import type { PdfPart } from './make-pdf.ts'
import { richTextParts } from './rich-text-parts.ts'

const RichText = richText()
type Schema = z.core.$ZodType

/** All that visitors read in the blocks, in reading order; pictures and buttons say nothing here. */
export function blockParts(types: BlockTypes, blocks: readonly Block[]): PdfPart[] {
  const parts: PdfPart[] = []
  eachBlock(types, blocks, ({ props }, { schema }) => {
    parts.push(...partsOf(schema, props, { name: '', holder: {} }))
  })
  return parts
}

/** The name of a field, and the values beside it. */
type Property = { name: string; holder: Readonly<Record<string, unknown>> }

/** By the schema of the block, so that no kind of block is forgotten. */
function partsOf(schema: Schema, value: unknown, property: Property): PdfPart[] {
  const mark = fieldMarks.get(schema)
  if (mark?.kind === 'rich-text') {
    const text = RichText.safeParse(value)
    return text.success ? richTextParts(text.data) : []
  }
  if (mark) return []
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'string') return 'format' in def ? [] : wordsAt(value, property)
  if (def.type === 'array' && isRows(value)) {
    const items = value.map((row) => row.filter(Boolean).join(' · ')).filter(Boolean)
    return items.length > 0 ? [{ kind: 'list', items }] : []
  }
  if (def.type === 'object' && isObject(value))
    return Object.entries(def.shape).flatMap(([name, inner]) =>
      partsOf(inner, value[name], { name, holder: value }),
    )
  return innerOf(schema, value).flatMap((part) => partsOf(part.schema, part.value, property))
}

/** Of a table. */
function isRows(value: unknown): value is string[][] {
  const isRow = (row: unknown) =>
    Array.isArray(row) && row.every((cell) => typeof cell === 'string')
  return Array.isArray(value) && value.length > 0 && value.every(isRow)
}

/** A title, or words with a level, are a heading. Anchors are for links alone. */
function wordsAt(value: unknown, { name, holder }: Property): PdfPart[] {
  const words = typeof value === 'string' ? value.replace(/<[^<>]*>/g, ' ').trim() : ''
  if (words === '' || name === 'anchor') return []
  const isHeading = name === 'title' || (name === 'text' && typeof holder.level === 'number')
  if (!isHeading) return [{ kind: 'text', text: words }]
  return [{ kind: 'heading', level: holder.level === 1 ? 1 : 2, text: words }]
}
