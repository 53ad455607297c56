import type { ComponentType } from 'react'
import type { Fields } from '../../fields/form-values.ts'

/** A name, or several that stand beside each other. */
export type Line = string | readonly string[]
export type OwnSection = ComponentType<{ item: never; reload(): Promise<void> }>
export type Sections = Readonly<Record<string, readonly Line[] | OwnSection>>
export type Layout = { main: Sections; side?: Sections }

/** Everything in one card, for collections that have few fields. */
export function plainLayout(fields: Fields, title: string): Layout {
  return { main: { [title]: Object.keys(fields) } }
}

/** The fields a form edits: those of its layout that are not read-only. */
export function editableFields(fields: Fields, { main, side }: Layout): Fields {
  const sections = [...Object.values(main), ...Object.values(side ?? {})]
  const names = sections.flatMap((section) => (isLines(section) ? section.flat() : []))
  const editable = names.flatMap((name) => {
    const field = fields[name]
    if (!field) throw new Error(`The form names a field that does not exist: ${name}`)
    return field.isReadOnly ? [] : [[name, field] as const]
  })
  return Object.fromEntries(editable)
}

export function isLines(section: readonly Line[] | OwnSection): section is readonly Line[] {
  return Array.isArray(section)
}
