import { Email, Phone } from '#kernel/contract/fields.ts'
import { SECRET_MARK } from '#kernel/contract/sections/secret-mark.ts'
import { type Fault, type Field, type FieldOptions, isEmptyValue, makeField } from '../field.ts'

export type TextField = Field<string> & {
  maxLength: number
  rows?: number
  inputMode?: 'email' | 'tel' | 'url'
  isCode?: boolean
}

type TextOptions = FieldOptions & {
  max?: number
  min?: number
  pattern?: RegExp
  /** For identifiers, addresses and other text whose every character counts. */
  code?: boolean
}

/** One line. */
export function text(options: TextOptions = {}): TextField {
  return textual('text', options)
}

/** Several lines of plain text; the box grows with its content. */
export function multiline(options: TextOptions & { rows?: number } = {}): TextField {
  return { ...textual('multiline', { max: 20_000, ...options }), rows: options.rows ?? 4 }
}

export function email(options: FieldOptions = {}): TextField {
  const check = (value: string) => (Email.safeParse(value).success ? [] : [fault('email')])
  return { ...textual('text', { max: 254, ...options }, check), inputMode: 'email' }
}

/** '+', country code, up to 14 digits. */
export function phone(options: FieldOptions = {}): TextField {
  const check = (value: string) => (Phone.safeParse(value).success ? [] : [fault('phone')])
  return { ...textual('text', { max: 16, ...options }, check), inputMode: 'tel' }
}

/** Write-only: what is stored reads as a mark, and only a new value or its removal is sent. */
export function secret(options: FieldOptions = {}): Field<string> {
  return makeField<string>(
    'secret',
    { empty: '', isSecret: true, plain: (_, { t }) => t('value.secretSet'), csv: () => '' },
    options,
  )
}

export function isStoredSecret(value: unknown): boolean {
  return value === SECRET_MARK
}

function textual(
  kind: string,
  options: TextOptions,
  check?: (value: string) => Fault[],
): TextField {
  const { max = 200, min = 0, pattern } = options
  const faults = (value: string): Fault[] => {
    if (value.length > max) return [{ path: '', key: 'tooLong', values: { max } }]
    if (value.trim().length < min) return [{ path: '', key: 'tooShort', values: { min } }]
    if (pattern && !pattern.test(value)) return [fault('pattern')]
    return check?.(value.trim()) ?? []
  }
  const base = makeField<string>(kind, { empty: '', faults }, options)
  return { ...base, maxLength: max, isCode: options.code }
}

function fault(key: Fault['key']): Fault {
  return { path: '', key }
}

/** Formatted text, stored as HTML; the server sanitises what it is given. */
export function richText(options: FieldOptions = {}): Field<string> {
  const base = makeField<string>('rich-text', { empty: '', plain: withoutMarkup }, options)
  return {
    ...base,
    // The editor writes an empty paragraph for nothing, so emptiness is asked of the words.
    faults: (value) => base.faults(isEmptyValue(value) ? '' : withoutMarkup(String(value))),
  }
}

/** The words alone, for tables, search results and exports. */
export function withoutMarkup(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/h[1-6]|\/blockquote)[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
}
