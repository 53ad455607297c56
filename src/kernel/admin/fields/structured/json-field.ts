import { type Field, type FieldOptions, makeField } from '../field.ts'

/** Text that could not be read as JSON: it stays in the form until it is put right. */
export class UnreadableJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Left out of anything that is stored. */
  toJSON(): undefined {
    return undefined
  }
}

/** Any JSON value, for what has no form of its own. */
export function json<T = unknown>(options: FieldOptions = {}): Field<T> {
  return makeField<T>(
    'json',
    {
      empty: null,
      faults: (value) => (value instanceof UnreadableJson ? [{ path: '', key: 'json' }] : []),
      plain: (value) => JSON.stringify(value) ?? '',
    },
    options,
  )
}

/** What stands in the box for a value, and the value for what stands in the box. */
export function writeJson(value: unknown): string {
  if (value instanceof UnreadableJson) return value.text
  return value === null || value === undefined ? '' : JSON.stringify(value, null, 2)
}

export function readJson(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    // Half-typed JSON is normal while typing; the field reports it as a fault.
    return new UnreadableJson(text)
  }
}
