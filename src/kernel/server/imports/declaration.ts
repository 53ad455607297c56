import type { z } from 'zod'
import type { Access } from '#kernel/access/rules.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import type { Change } from '../change.ts'
import type { CsvRow } from '../csv/read-csv.ts'

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

/** What a row makes of a thing. `rest` is kept for `store` and `undo`, and never looked at. */
export type Planned<V = Values> =
  | { id: string; before: V | null; after: V; rest?: unknown; reason?: Label }
  | { refused: Label }

/** A thing as rows before this one leave it, whether or not they were stored already. */
export type EarlierItem = { id: string; after: Values; rest: unknown }

/** A thing to write, as `plan` answered it: new when `before` is null. */
export type StoreEntry<V = Values> = { id: string; before: V | null; after: V; rest: unknown }

/** A thing to take back: to what it was, or away when it was made by the import. */
export type UndoEntry = { id: string; before: Values | null; rest: unknown }

type Fields = Readonly<Record<string, ImportField>>
/** Undefined: no column. Null: an empty cell. */
type RowValues<F extends Fields> = {
  [Name in keyof F]?: z.output<F[Name]['schema']> | null
}

/** A row with what rows that share a key have made of things; those count instead of what is stored. */
export type RowToPlan<V> = {
  values: V
  earlier: readonly EarlierItem[]
  /**
   * Another id for what this row makes, at each call. A run is given those of its check: what it then
   * plans as before needs not be written again.
   */
  newId(): string
}

/** Which of the declared options were chosen. */
export type ImportOptions = Readonly<Record<string, boolean>>

/** Another kind of file: turned into rows, the first of which names the fields. */
export type ImportFormat = {
  /** For the choice of a file: '.vcf'. */
  extensions: readonly string[]
  /** By how the file begins. */
  isIt(head: string): boolean
  /** A few rows at a time; the text arrives in pieces. */
  rows(pieces: Iterable<string>): AsyncIterable<CsvRow[]>
}

type Declared<F extends Fields, C, V> = {
  /** Unique in the house: 'redirects'. */
  name: string
  label: Label
  /**
   * Who may upload and check, who may run and undo, and who may open what somebody else uploaded:
   * whoever may check unless said.
   */
  access: { check: Access; run: Access; open?: Access }
  fields: F
  /** Kinds of files beside CSV. */
  formats?: readonly ImportFormat[]
  /** What people may choose before the check; nothing is chosen unless they do. */
  options?: Readonly<Record<string, Label>>
  /** What `after` lists beside the fields, for people. */
  names?: Readonly<Record<string, Label>>
  /** What makes two rows about the same thing; rows of one `plan` have none in common. */
  keys(values: RowValues<F>): readonly string[]
  /** Says for each row, in their order, what it would make of which thing. Reads only. */
  plan(
    change: C,
    rows: readonly RowToPlan<RowValues<F>>[],
    options: ImportOptions,
  ): Promise<readonly Planned<V>[]>
  /** Writes what was planned, each thing once, in as few statements as it can. */
  store(change: C, entries: readonly StoreEntry<V>[]): Promise<void>
  /**
   * How things are now, in the terms of `after`; what is gone is left out. Those `made` by the import
   * would be deleted: one that is in use by now must differ from `after`.
   */
  current(
    change: C,
    ids: readonly string[],
    made: readonly string[],
  ): Promise<ReadonlyMap<string, Values>>
  undo(change: C, entries: readonly UndoEntry[]): Promise<void>
  /** How long after its end a run can be undone; as long as its rows are kept unless said. */
  undoHours?: number
  /** Rows in one transaction; 1000 unless said. */
  batch?: number
}

export type ImportDeclaration = Declared<Fields, Change<never>, Values>

/**
 * Declares an import of a module; everything else is done by the kernel (see README). `V`: what its
 * plan says of a thing, where its store is to know it.
 * @example imports: [importOf<ShopTables>()({ name: 'products', fields: { sku: … }, keys: …, plan: …, store: … })]
 */
export function importOf<Tables, V extends Values = Values>() {
  return <const F extends Fields>(declared: Declared<F, Change<Tables>, V>): ImportDeclaration =>
    declared as unknown as ImportDeclaration
}
