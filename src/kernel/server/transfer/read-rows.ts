import type pg from 'pg'
import type { TableShape } from './describe-schema.ts'

const FIRST_BATCH = 50
const LARGEST_BATCH = 2000
const BATCH_CHARACTERS = 1024 * 1024

/** The rows of a table as lines, a batch of about a megabyte at a time. */
export async function* readRows(client: pg.Client, table: TableShape): AsyncGenerator<string[]> {
  const values = table.columns.map(({ sql }) => `${sql}::text`)
  await client.query(
    `declare kontor_rows no scroll cursor for
     select to_json(array[${values.join(', ')}]::text[])::text as line from ${table.source}`,
  )
  let size = FIRST_BATCH
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch forward ${size} from kontor_rows`)
    if (rows.length === 0) break
    const lines = rows.map(({ line }) => line)
    yield lines
    size = nextSize(lines)
  }
  await client.query('close kontor_rows')
}

/** Short rows are read by the thousand, those with long texts a few at a time. */
function nextSize(lines: string[]): number {
  const characters = lines.reduce((sum, line) => sum + line.length, 0)
  const average = characters / lines.length
  return Math.max(1, Math.min(LARGEST_BATCH, Math.floor(BATCH_CHARACTERS / average)))
}
