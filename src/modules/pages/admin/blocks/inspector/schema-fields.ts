import { z } from 'zod'
import type { Field } from '#kernel/admin/fields/field.ts'
import type { Fields } from '#kernel/admin/fields/form-values.ts'
import { boolean, choice, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { file, files } from '#kernel/admin/fields/kinds/file-fields.ts'
import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { list } from '#kernel/admin/fields/structured/group-fields.ts'
import type { BlockType } from '#kernel/site/block/block-type.ts'
import { type FieldMark, fieldMarks } from '#kernel/site/block/field-marks.ts'
import { fileSource } from '#modules/files/admin/pickers.tsx'
import { globalSource, pageSource } from '../../pickers.tsx'
import { galleryField } from './fields/gallery-field.tsx'
import { numberChoice } from './fields/number-choice.tsx'
import { pictureField } from './fields/picture-field.tsx'
import { tableField } from './fields/table-field.tsx'
import { thingField, thingsField } from './fields/thing-field.tsx'
import { linkField } from './links/link-field.tsx'
import { richField } from './rich-text/rich-field.tsx'

/** An entry of a list; what is inside depends on the schema. */
type Item = Record<string, unknown>
type Known = Field<NonNullable<unknown>>

/** Longer texts get a box that grows. */
const LINE = 300
/** File fields that show a picture: the picker then offers pictures alone. */
const PICTURES = new Set([
  'image.file',
  'hero.file',
  'cards.items.file',
  'logos.items.file',
  'quote.portrait',
  'video.poster',
  'embed.poster',
])

const made = new Map<BlockType, Fields>()

/** The form of a block, read from its schema and marks; a new type needs no code for it. */
export function inspectorFields(type: BlockType): Fields {
  const known = made.get(type)
  if (known) return known
  const fields = objectFields(type.schema, type.name)
  made.set(type, fields)
  return fields
}

function objectFields(schema: z.ZodObject, path: string): Readonly<Record<string, Known>> {
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, inner]) => {
      const field = fieldOf(inner, `${path}.${name}`)
      return field ? [[name, field]] : []
    }),
  )
}

/** Undefined for what the inspector leaves to others: slots and what is written in place. */
function fieldOf(given: unknown, path: string): Known | undefined {
  const { schema, mark } = unwrapped(given)
  if (mark) return markedField(mark, path)
  if (schema instanceof z.ZodArray) return arrayField(schema, path)
  if (schema instanceof z.ZodEnum) return choice(schema.options.map(String), { required: true })
  if (schema instanceof z.ZodLiteral) return numberChoice([...schema.values].map(Number))
  if (schema instanceof z.ZodBoolean) return boolean()
  if (schema instanceof z.ZodNumber) {
    return number({ min: schema.minValue ?? undefined, max: schema.maxValue ?? undefined })
  }
  if (schema instanceof z.ZodString) return textField(schema, path)
  // An address or nothing: the options are texts, and the server says which ones it takes.
  return schema instanceof z.ZodUnion ? text({ max: 2000 }) : undefined
}

function markedField(mark: FieldMark, path: string): Known | undefined {
  switch (mark.kind) {
    case 'file':
      return PICTURES.has(path) ? pictureField : file(fileSource)
    case 'page':
      return reference(pageSource)
    case 'global':
      return reference(globalSource)
    case 'gallery':
      return galleryField
    case 'link':
      return linkField
    case 'rich-text':
      return richField
    case 'thing':
      return thingField(mark.noun)
    case 'slot':
      return undefined
  }
}

function arrayField(schema: z.ZodArray, path: string): Known | undefined {
  const { schema: element, mark } = unwrapped(schema.element)
  if (mark?.kind === 'file') return files(fileSource)
  if (mark?.kind === 'thing') return thingsField(mark.noun, mostOf(schema))
  if (element instanceof z.ZodArray) return tableField
  if (element instanceof z.ZodString) return tags()
  if (!(element instanceof z.ZodObject)) return undefined
  const item = (): Item => ({ ...element.safeParse({}).data })
  const max = mostOf(schema)
  return list<Item>(objectFields(element, path), { max, item })
}

function textField({ maxLength }: z.ZodString, path: string): Known {
  const max = maxLength ?? 2000
  if (path === 'html.html') return multiline({ max, rows: 10, code: true })
  return max > LINE ? multiline({ max, rows: 3 }) : text({ max })
}

function mostOf(schema: z.ZodArray): number | undefined {
  const limit = schema._zod.def.checks?.find((check) => check instanceof z.core.$ZodCheckMaxLength)
  return limit instanceof z.core.$ZodCheckMaxLength ? limit._zod.def.maximum : undefined
}

/** The schema without defaults and null, and the first mark met on the way. */
function unwrapped(schema: unknown): { schema: unknown; mark: FieldMark | undefined } {
  const mark = schema instanceof z.ZodType ? fieldMarks.get(schema) : undefined
  if (mark) return { schema, mark }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return unwrapped(schema.unwrap())
  }
  return { schema, mark: undefined }
}
