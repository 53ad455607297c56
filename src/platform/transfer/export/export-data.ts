import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { writeAtomically } from '../../files/write-atomically.ts'
import type { DatabaseTarget } from '../../postgres/setting.ts'
import { inOneTransaction } from '../transfer-client.ts'
import {
  describeSequences,
  describeTables,
  listMigrations,
  type TableShape,
} from './describe-schema.ts'
import { FORMAT, FORMAT_VERSION, type Footer, type Header } from './export-format.ts'

const FIRST_BATCH = 50

const LARGEST_BATCH = 2000

const BATCH_CHARACTERS = 1024 * 1024

type Exported = { tables: number; rows: number }

/**
 * Writes all tables as they were at one moment, while everybody goes on working. The file gets its
 * name only when it is whole. The job queue is not in it: it belongs to a running Kontor.
 *
 * @example await exportData(target, '/umzug/kontor.jsonl.gz')
 */
export async function exportData(target: DatabaseTarget, file: string): Promise<Exported> {
  const rows: Footer['rows'] = {}
  await writeAtomically(file, async (temporary) => {
    await inOneTransaction(target, 'reading', async (client) => {
      await pipeline(
        // One batch at a time: by default sixteen of them would wait in memory.
        Readable.from(exportLines(client, rows), { highWaterMark: 1 }),
        createGzip(),
        createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }),
      )
    })
  })
  const counts = Object.values(rows)
  return { tables: counts.length, rows: counts.reduce((sum, count) => sum + count, 0) }
}

/**
 * The lines of an export as texts of many lines each, from inside a transaction that sees one
 * moment. `counts` is filled on the way; tables in `leaveOut` are passed over.
 */
export async function* exportLines(
  client: pg.Client,
  counts: Footer['rows'],
  leaveOut: readonly string[] = [],
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const tables = (await describeTables(client)).filter(({ name }) => !leaveOut.includes(name))
  for await (const text of body(client, tables, counts)) yield hashed(hash, text)
  const footer: Footer = { end: true, rows: counts, sha256: hash.digest('hex') }
  yield `${JSON.stringify(footer)}\n`
}

async function* body(
  client: pg.Client,
  tables: readonly TableShape[],
  counts: Footer['rows'],
): AsyncGenerator<string> {
  const header: Header = {
    format: FORMAT,
    version: FORMAT_VERSION,
    exportedAt: new Date().toISOString(),
    migrations: await listMigrations(client),
  }
  yield `${JSON.stringify(header)}\n`
  for (const table of tables) {
    const columns = table.columns.map(({ name }) => name)
    yield `${JSON.stringify({ table: table.name, columns })}\n`
    let count = 0
    for await (const lines of readRows(client, table)) {
      count += lines.length
      yield `${lines.join('\n')}\n`
    }
    counts[table.name] = count
  }
  for (const name of await describeSequences(client)) yield await sequenceLine(client, name)
}

async function sequenceLine(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ last_value: string; is_called: boolean }>(
    `select last_value::text, is_called from public.${client.escapeIdentifier(name)}`,
  )
  const line = { sequence: name, lastValue: rows[0]?.last_value, isCalled: rows[0]?.is_called }
  return `${JSON.stringify(line)}\n`
}

function hashed(hash: Hash, text: string): string {
  hash.update(text)
  return text
}

/** The rows of a table as lines, a batch of about a megabyte at a time. */
async function* readRows(client: pg.Client, table: TableShape): AsyncGenerator<string[]> {
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
