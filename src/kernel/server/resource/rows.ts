import { type RawBuilder, sql } from 'kysely'
import type { NounField } from '#kernel/contract/noun/field.ts'
import { type AnyNoun, columnOf } from '#kernel/contract/noun/noun.ts'

export type Row = Readonly<Record<string, unknown>> & { id: string; version: number }

/** Where a noun is kept: one column per field, and the four every table of a noun has. */
export type NounTable = {
  name: string
  columns: readonly { field: string; column: string; type: NonNullable<NounField['type']> }[]
  hasTrash: boolean
}

export function tableOf(
  { fields, trash }: Pick<AnyNoun, 'fields' | 'trash'>,
  name: string,
): NounTable {
  const columns = Object.entries(fields).flatMap(([field, declared]) =>
    declared.type ? [{ field, column: columnOf(field, declared), type: declared.type }] : [],
  )
  return { name, columns, hasTrash: trash ?? false }
}

/** The columns a noun's list is searched by, in the order in which they are declared. */
export function searchedColumns(
  { search = [] }: AnyNoun['list'],
  { columns }: NounTable,
): string[] {
  return search.flatMap((field) => columns.find((one) => one.field === field)?.column ?? [])
}

/** A day is read as it is written; the driver would make a moment of it. */
export function selected({ name, columns, hasTrash }: NounTable): RawBuilder<unknown> {
  const own = columns.map(({ column, type }) => {
    const ref = sql.ref(`${name}.${column}`)
    return type === 'date' ? sql`${ref}::text as ${sql.ref(column)}` : ref
  })
  const stamps = ['id', 'version', 'created_at', 'updated_at', ...(hasTrash ? ['deleted_at'] : [])]
  return sql.join([...stamps.map((column) => sql.ref(`${name}.${column}`)), ...own])
}

export function toWire({ columns, hasTrash }: NounTable, row: Row): Record<string, unknown> {
  const own = columns.map(({ field, column }) => [field, plain(row[column])])
  return {
    _id: row.id,
    ...Object.fromEntries(own),
    version: row.version,
    created: plain(row.created_at),
    updated: plain(row.updated_at),
    ...(hasTrash && { deleted: plain(row.deleted_at) }),
  }
}

/** The columns a body sets; fields it does not name keep what they have. What `special` says holds. */
export function toColumns(
  { columns }: NounTable,
  values: Readonly<Record<string, unknown>>,
  special: unknown = {},
): { column: string; value: RawBuilder<unknown> }[] {
  const own = columns
    .filter(({ field }) => values[field] !== undefined)
    .map(({ field, column, type }) => [column, parameter(values[field], type)] as const)
  const further = Object.entries(special as Readonly<Record<string, unknown>>)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => [column, sql`${value}`] as const)
  return [...new Map([...own, ...further])].map(([column, value]) => ({ column, value }))
}

function parameter(value: unknown, type: string): RawBuilder<unknown> {
  if (type === 'json' || type === 'jsonb') return sql`${JSON.stringify(value)}::${sql.raw(type)}`
  return sql`${value}::${sql.raw(type)}`
}

function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value
}
