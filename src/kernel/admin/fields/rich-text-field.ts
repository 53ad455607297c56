import { type Field, type FieldOptions, isEmptyValue, makeField } from './field.ts'

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
