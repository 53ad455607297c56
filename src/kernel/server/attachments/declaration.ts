import { type Generated, type QueryExecutorProvider, sql } from 'kysely'
import type { AppError } from '../app-error.ts'
import type { Change } from '../change.ts'
import type { Moment, MomentOrNull } from '../kernel-tables.ts'
import type { Inspection } from './store-bytes.ts'

/** What the table of a module's attachments must have, besides the column of their owner. */
export type AttachmentColumns = Readonly<Record<keyof AttachmentsTable, unknown>>

/** How a module declares that table: `bug_files: AttachmentsTable & { bug_id: string }`. */
export type AttachmentsTable = {
  id: string
  storage_key: string
  name: string
  type: string
  size: Generated<number>
  sha256: Generated<string>
  uploaded_by: string
  created_at: Moment
  /** Null while the bytes are still arriving. */
  ready_at: MomentOrNull
}

export type Declaration<Tables, T extends keyof Tables> = {
  table: T & string
  /** The column that names the thing they belong to. */
  owner: keyof Tables[T] & string
  /** Begins the names of its jobs. */
  module: string
  /** Begins the keys in the storage. */
  folder: string
  maxBytes: number
  /** The most one thing may have. */
  maxFiles: number
  tooMany(): AppError
  /** What strangers may send; unless said, whatever passes the thorough look. */
  only?: { types: readonly string[]; refused(): AppError }
  inspection: Inspection
  /** Inside the change: locks the thing, and throws when it takes no files. */
  hold(change: Change<Tables>, owner: string): Promise<unknown>
  /** Inside the change: files came or went. */
  changed(change: Change<Tables>, owner: string, names: ChangedNames): Promise<void>
}

type ChangedNames = { added: readonly string[]; removed: readonly string[] }

export type AnyTables = Record<string, Record<string, unknown>>
/** Whatever module it is of. */
export type Declared = Declaration<AnyTables, string>

/** A single id is asked for as such: PostgreSQL then keeps its plan instead of making one every time. */
export function isOf(of: Declared, owners: readonly string[]) {
  const [one, ...more] = owners
  const column = sql.ref(of.owner)
  return more.length === 0
    ? sql<boolean>`${column} = ${one}::uuid`
    : sql<boolean>`${column} = any(${[...owners]}::uuid[])`
}

const tables = new Set<string>()

export function declareTable(table: string): void {
  tables.add(table)
}

/** What attachments take up, those of all modules together. */
export async function attachedBytes(db: QueryExecutorProvider): Promise<number> {
  let all = 0
  for (const table of tables) {
    // One of a module this installation never had.
    const { rows: known } = await sql<{ is: boolean }>`
      select to_regclass(${table}) is not null as is`.execute(db)
    if (!known[0]?.is) continue
    const { rows } = await sql<{ bytes: number }>`select coalesce(sum(size), 0)::bigint as bytes
      from ${sql.table(table)}`.execute(db)
    all += rows[0]?.bytes ?? 0
  }
  return all
}
