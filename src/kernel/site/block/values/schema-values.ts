import type { z } from 'zod'
import { type FieldMark, fieldMarks } from '../field-marks.ts'
import { isObject } from '../tree/walk-blocks.ts'

export type MarkedValue = { mark: FieldMark; value: unknown }

/** Every value of a marked field, found by walking schema and value side by side. */
export function markedValues(schema: z.core.$ZodType, value: unknown): MarkedValue[] {
  if (value === undefined || value === null) return []
  const mark = fieldMarks.get(schema)
  // Running text is one value; whoever wants its links reads them from it.
  if (mark?.kind === 'rich-text') return [{ mark, value }]
  const inner = innerOf(schema, value)
  const found = inner.flatMap((part) => markedValues(part.schema, part.value))
  return mark ? [{ mark, value }, ...found] : found
}

type Part = { schema: z.core.$ZodType; value: unknown }

/** The parts of a value with the schema of each. */
export function innerOf(schema: z.core.$ZodType, value: unknown): Part[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return isObject(value)
        ? Object.entries(def.shape).map(([name, inner]) => ({ schema: inner, value: value[name] }))
        : []
    case 'array':
      return Array.isArray(value) ? value.map((item) => ({ schema: def.element, value: item })) : []
    case 'record':
      return isObject(value)
        ? Object.values(value).map((item) => ({ schema: def.valueType, value: item }))
        : []
    case 'union':
      return def.options
        .filter((option) => (option as z.ZodType).safeParse(value).success)
        .slice(0, 1)
        .map((option) => ({ schema: option, value }))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return [{ schema: def.innerType, value }]
    default:
      return []
  }
}
