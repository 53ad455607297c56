import type { ColumnType, Selectable, Updateable } from 'kysely'
import type { z } from 'zod'
import type { NounField } from '#kernel/contract/noun/field.ts'
import type { NounFields } from '#kernel/contract/noun/noun.ts'
import type { Json } from '../kernel-tables.ts'
import { type Row, tableOf, toWire } from './rows.ts'

/** The columns that fields are kept in, for the type of a table. Unless required they have a default. */
export type NounColumns<F extends NounFields> = {
  [K in KeptName<F> as ColumnName<K, F[K]>]: Column<F[K]>
}

type KeptName<F extends NounFields> = {
  [K in keyof F & string]: F[K]['type'] extends null ? never : K
}[keyof F & string]
type ColumnName<K extends string, X> = X extends { column: infer C extends string } ? C : Snake<K>
type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : S

type Wire<X extends NounField> = z.output<X['wire']>
type Stored<X extends NounField> = X['type'] extends 'timestamptz'
  ? Date | Extract<Wire<X>, null>
  : Wire<X>
type Column<X extends NounField> = X['type'] extends 'json' | 'jsonb'
  ? Json<Wire<X>>
  : X['mode'] extends 'required'
    ? Stored<X>
    : ColumnType<Stored<X>, Stored<X> | undefined, Stored<X>>

type Values<F extends NounFields> = {
  readonly [K in keyof F as F[K]['mode'] extends 'read-only' ? never : K]?: z.output<F[K]['body']>
}
type Stamps = { id: string; version: number; created_at: Date; updated_at: Date }
type OnWire<F extends NounFields> = { [K in KeptName<F>]: Wire<F[K]> } & {
  _id: string
  version: number
  created: string
  updated: string
}

type NounRows<F extends NounFields> = {
  /** What a row holds of the fields, and its stamps. */
  toWire(row: Selectable<NounColumns<F>> & Stamps): OnWire<F>
  /** The columns that values set; fields they do not name keep what they have, as do read-only ones. */
  toColumns(values: Values<F>): Updateable<NounColumns<F>>
}

/**
 * Row and wire of a noun whose statements a module writes itself.
 * @example const { toWire, toColumns } = nounRows(bug.fields)
 */
export function nounRows<F extends NounFields>(fields: F): NounRows<F> {
  const table = tableOf({ fields }, '')
  const written = table.columns.filter(({ field }) => fields[field]?.mode !== 'read-only')
  return {
    toWire: (row: object) => toWire(table, row as Row) as OnWire<F>,
    toColumns(values) {
      const given = new Map<string, unknown>(Object.entries(values))
      const named = written.filter(({ field }) => given.get(field) !== undefined)
      const set = named.map(({ field, column, type }) => [column, stored(given.get(field), type)])
      return Object.fromEntries(set) as Updateable<NounColumns<F>>
    },
  }
}

function stored(value: unknown, type: string): unknown {
  if (type === 'json' || type === 'jsonb') return JSON.stringify(value)
  return type === 'timestamptz' && typeof value === 'string' ? new Date(value) : value
}
