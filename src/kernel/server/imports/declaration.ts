import type { z } from 'zod'
import type { Access } from '#kernel/access/rules.ts'
import type { Label } from '#kernel/i18n/texts.ts'
import type { Change } from '../change.ts'

/** One column's worth: how it is called, how it is recognised, how its text becomes a value. */
export type ImportField<Value = unknown> = {
  label: Label
  /** Other heads it is known by; both labels and the name are always among them. */
  heads?: readonly string[]
  isRequired?: boolean
  /** From the trimmed text of a cell; an empty cell is null and never gets here. */
  schema: z.ZodType<Value, string>
}

/** A thing before or after an import, by field; what it lists is compared and counted. */
type Values = Readonly<Record<string, unknown>>

/** What became of a row. `rest` is kept for `undo` and never looked at. */
export type Written =
  | { id: string; before: Values | null; after: Values; rest?: unknown }
  | { refused: Label }

/** A thing to take back: to what it was, or away when it was made by the import. */
export type UndoEntry = { id: string; before: Values | null; rest: unknown }

type Fields = Readonly<Record<string, ImportField>>
/** Undefined: no column. Null: an empty cell. */
type RowValues<F extends Fields> = {
  [Name in keyof F]?: z.output<F[Name]['schema']> | null
}

type Declared<F extends Fields, C> = {
  /** Unique in the house: 'redirects'. */
  name: string
  label: Label
  /** Who may upload and check, and who may run and undo. */
  access: { check: Access; run: Access }
  fields: F
  /** What makes two rows about the same thing; rows of one `write` all differ in it. */
  key(values: RowValues<F>): string
  /** Writes rows in their order and answers for each. Also tried out and rolled back: no mails by hand. */
  write(change: C, rows: readonly RowValues<F>[]): Promise<readonly Written[]>
  /** How things are now, in the terms of `after`; what is gone is left out. */
  current(change: C, ids: readonly string[]): Promise<ReadonlyMap<string, Values>>
  undo(change: C, entries: readonly UndoEntry[]): Promise<void>
  /** Rows in one transaction; 500 unless said. */
  batch?: number
}

export type ImportDeclaration = Declared<Fields, Change<never>>

/**
 * Declares an import of a module; everything else is done by the kernel (see README).
 * @example imports: [importOf<ShopTables>()({ name: 'products', fields: { sku: … }, key: …, write: … })]
 */
export function importOf<Tables>() {
  return <const F extends Fields>(declared: Declared<F, Change<Tables>>): ImportDeclaration =>
    declared as unknown as ImportDeclaration
}
