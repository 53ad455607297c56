import type { Collection, Item } from '../../collection/collection.ts'
import { FieldValue } from '../../fields/values/field-value.tsx'
import type { Column } from './columns.ts'

type Props = { collection: Collection; column: Column; row: Item }

/** One value of a row: the collection's own cell, else that of the field. */
export function Cell({ collection, column, row }: Props) {
  const { name, text } = column
  const value = row[name]
  const Own = collection.cells[name]
  if (Own) return <Own value={value} row={row} />
  const field = collection.fields[name]
  if (!field) return String(value ?? '')
  return <FieldValue field={field} value={value} text={text} />
}
