import type pg from 'pg'
import type { TableShape } from './describe-schema.ts'

const LARGEST_BATCH = 1000
const BATCH_CHARACTERS = 1024 * 1024

type RowWriter = {
  /** Rows that follow belong to this table. */
  turnTo(table: TableShape): Promise<void>
  add(row: string): Promise<void>
  /** Writes what is still held back. */
  flush(): Promise<void>
}

/** Writes rows of an export in batches of about a megabyte. */
export function createRowWriter(client: pg.Client): RowWriter {
  let insert = ''
  let batch: string[] = []
  let characters = 0
  const flush = async () => {
    if (batch.length === 0) return
    const rows = `[${batch.join(',')}]`
    batch = []
    characters = 0
    await client.query(insert, [rows])
  }
  return {
    flush,
    turnTo: async (table) => {
      await flush()
      insert = insertInto(table)
    },
    add: async (row) => {
      batch.push(row)
      characters += row.length
      if (batch.length >= LARGEST_BATCH || characters >= BATCH_CHARACTERS) await flush()
    },
  }
}

function insertInto({ sql, columns }: TableShape): string {
  const names = columns.map((column) => column.sql)
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`)
  return `insert into ${sql} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as line`
}
