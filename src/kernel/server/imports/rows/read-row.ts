import { IMPORT_LIMITS, type Mapping } from '#kernel/contract/admin/imports.ts'
import type { Label, Lang } from '#kernel/i18n/messages.ts'
import { validationMessage, validationWords } from '#kernel/i18n/validation.ts'
import type { ImportDeclaration, ImportField } from '../declaration.ts'

type ReadRow = { values: Record<string, unknown> } | { refused: Label }

/** Where a byte made no sense in the encoding of the file, and for what PostgreSQL cannot store. */
const UNREADABLE = '\ufffd'
/** Signs that turn the reading direction or cannot be seen at all: nobody means to type them. */
const UNSEEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

const WORDS = {
  required: { de: 'fehlt', en: 'is missing' },
  unreadable: {
    de: 'enthält Zeichen, die sich nicht lesen lassen',
    en: 'contains characters that cannot be read',
  },
  tooLong: { de: 'ist zu lang', en: 'is too long' },
}

/** A cell as it is kept: storable, and not longer than it takes to see that it is too long. */
export function keptCell(cell: string): string {
  const short = cell.length > IMPORT_LIMITS.cell ? cell.slice(0, IMPORT_LIMITS.cell + 1) : cell
  return short.toWellFormed().replaceAll('\0', UNREADABLE)
}

/** The values of a row, or what is wrong with its first bad cell, in words. */
export function readRow(
  { fields }: ImportDeclaration,
  mapping: Mapping,
  cells: readonly string[],
): ReadRow {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const column = mapping[name] ?? null
    const cell = column === null ? undefined : cleaned(cells[column] ?? '')
    const read = readCell(field, cell)
    if ('fault' in read) return { refused: named(field.label, read.fault) }
    if (cell !== undefined) values[name] = read.value
  }
  return { values }
}

function readCell(
  field: ImportField,
  cell: string | undefined,
): { value: unknown } | { fault: Label } {
  if (cell === undefined || cell === '')
    return field.isRequired ? { fault: WORDS.required } : { value: null }
  if (cell.includes(UNREADABLE)) return { fault: WORDS.unreadable }
  if (cell.length > IMPORT_LIMITS.cell) return { fault: WORDS.tooLong }
  const parsed = field.schema.safeParse(cell)
  if (parsed.success) return { value: parsed.data }
  return { fault: { de: faultOf(field, cell, 'de'), en: faultOf(field, cell, 'en') } }
}

function faultOf({ schema }: ImportField, cell: string, lang: Lang): string {
  const { error } = schema.safeParse(cell, { error: validationWords(lang) })
  return validationMessage(error?.issues[0]?.message ?? '', lang)
}

function named(label: Label, fault: Label): Label {
  return { de: `${label.de}: ${fault.de}`, en: `${label.en}: ${fault.en}` }
}

function cleaned(cell: string): string {
  return cell.replace(UNSEEN, '').normalize('NFC').trim()
}
