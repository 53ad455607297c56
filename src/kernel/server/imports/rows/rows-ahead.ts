import { sql } from 'kysely'
import type { ImportDeclaration } from '../declaration.ts'
import { type Db, type ImportRecord, type NextRow, rowsAfter } from '../queries.ts'
import { type RowRead, readRows } from './plan-rows.ts'

const BATCH = 1000

type Next = { record: ImportRecord; declared: ImportDeclaration }
type Batch = { rows: readonly NextRow[]; read: readonly RowRead[] }

/** How many rows are done in one transaction. */
export function batchOf({ batch = BATCH }: ImportDeclaration): number {
  return batch
}

/** The rows an import has not come to yet, as many as are done at once. */
export async function readBatch(db: Db, { record, declared }: Next): Promise<Batch> {
  const rows = await rowsAfter(db, record, batchOf(declared))
  return { rows, read: await readRows(declared, record.mapping, rows) }
}

/**
 * Reads the next rows of an import while the database writes those before them. They count only for
 * the place and the columns they were read for, and only if none of them was erased since.
 */
export class RowsAhead {
  #next: { place: string; batch: Promise<Batch | undefined> } | undefined

  async take(db: Db, next: Next): Promise<Batch> {
    const ahead = this.#next
    this.#next = undefined
    const batch = ahead?.place === placeOf(next.record) ? await ahead.batch : undefined
    return batch && (await areUnchanged(db, batch.rows)) ? batch : readBatch(db, next)
  }

  /** Begins with those after `rows`. */
  begin(db: Db, { record, declared }: Next, rows: readonly NextRow[]): void {
    const last = rows.at(-1)
    if (!last || last.n >= record.total) return
    const next = { ...record, position: last.n }
    // Whoever takes them reads them again and then says what is wrong.
    const batch = readBatch(db, { record: next, declared }).catch(() => undefined)
    this.#next = { place: placeOf(next), batch }
  }
}

/** Other columns are another revision. */
function placeOf({ id, revision, position }: ImportRecord): string {
  return `${id} ${revision} ${position}`
}

/** Of a person who was erased the cells are gone. */
async function areUnchanged(db: Db, rows: readonly NextRow[]): Promise<boolean> {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return true
  const { rows: found } = await sql<{ count: number }>`select count(*) from import_rows
    where import_id = ${first.import_id} and n between ${first.n} and ${last.n}
      and cells = '[]'`.execute(db)
  return found[0]?.count === rows.filter(({ cells }) => cells.length === 0).length
}
