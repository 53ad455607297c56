import type { Fault, Field } from './field.ts'

export type Fields = Readonly<Record<string, Field>>
export type Values = Readonly<Record<string, unknown>>

/** What a new thing starts with. */
export function emptyValues(fields: Fields): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, { empty }]) => [name, empty]))
}

/** The part of a loaded thing that the form edits, absent values made empty. */
export function pickValues(fields: Fields, item: object): Values {
  const given: Values = { ...item }
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, filled(field, given[name])]),
  )
}

/** Every fault with its full path; hidden and read-only fields are never asked. */
export function checkFields(fields: Fields, values: Values): Fault[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.isReadOnly || !isShown(field, values)) return []
    return field
      .faults(values[name])
      .map((fault) => ({ ...fault, path: fault.path === '' ? name : `${name}.${fault.path}` }))
  })
}

export function isShown(field: Field, values: Values): boolean {
  return field.when?.(values) ?? true
}

/** Objects are completed part by part, so that an older record opens in a form of today. */
function filled(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return field.empty
  if (field.kind === 'group' && field.children) {
    return { ...(value as object), ...pickValues(field.children, value as object) }
  }
  if (field.kind === 'address') return { ...(field.empty as object), ...(value as object) }
  return value
}
