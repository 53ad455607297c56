import type pg from 'pg'
import { codeOf, PlatformError } from '#platform/platform-error.ts'
import type { DatabaseTarget } from '../../postgres/setting.ts'
import { inOneTransaction } from '../transfer-client.ts'
import {
  describeSequences,
  describeTables,
  listMigrations,
  type TableShape,
} from './describe-schema.ts'
import type { SequenceLine, TableLine } from './export-format.ts'
import { type ExportPart, type ExportSummary, readExport } from './read-export.ts'
import { refuseOtherMigrations, refuseOtherTables, refuseUsed } from './refuse-import.ts'

type ForeignKey = { name: string; table: string; definition: string }

type Trigger = { name: string; table: string; mode: 'O' | 'A' }

const FOREIGN_KEYS = `
  select quote_ident(conname) as name, conrelid::regclass::text as table,
    pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
  order by conrelid, conname`

const TRIGGERS = `
  select quote_ident(tgname) as name, tgrelid::regclass::text as table, tgenabled as mode
  from pg_trigger
  join pg_class c on c.oid = tgrelid
  where not tgisinternal and tgparentid = 0 and tgenabled in ('O', 'A')
    and c.relnamespace = 'public'::regnamespace
  order by tgrelid, tgname`

const LARGEST_BATCH = 1000

const BATCH_CHARACTERS = 1024 * 1024

type RowWriter = {
  /** Rows that follow belong to this table. */
  turnTo(table: TableShape): Promise<void>
  add(row: string): Promise<void>
  /** Writes what is still held back. */
  flush(): Promise<void>
}

type Imported = { tables: number; rows: number }

/**
 * Reads an export into a database that was migrated but never used. All or nothing: the file is
 * read once to be sure that it is whole, and everything is written in one transaction.
 *
 * @example await importData(target, '/umzug/kontor.jsonl.gz')
 */
export async function importData(
  target: DatabaseTarget,
  file: string,
  finish?: ImportRules['finish'],
): Promise<Imported> {
  const { header, rows } = await readExport(file, async () => undefined)
  await inOneTransaction(target, 'writing', async (client) => {
    const read: ReadSource = (take) => readExport(file, take)
    const source = { migrations: header.migrations, tables: Object.keys(rows), read }
    await importInto(client, source, { prepare: refuseUsed, finish }).catch((error: unknown) => {
      if (codeOf(error) !== '55P03') throw error
      throw new PlatformError('busy', 'Die Datenbank ist in Benutzung; beenden Sie zuerst Kontor.')
    })
  })
  await refreshStatistics(target)
  const counts = Object.values(rows)
  return { tables: counts.length, rows: counts.reduce((sum, count) => sum + count, 0) }
}

type ReadSource = (take: (part: ExportPart) => Promise<void>) => Promise<ExportSummary>

/** An export to be read, with what it says of its schema. */
export type ImportSource = { migrations: string[]; tables: string[]; read: ReadSource }

type ImportRules = {
  /** Before the rows there are go, once nobody else can write: may save some of them, or refuse. */
  prepare?(client: pg.Client): Promise<void>
  /** What else belongs to the change; becomes real together with the rows. */
  finish?(client: pg.Client): Promise<void>
  /** Tables that stay as they are. */
  kept?: readonly string[]
  /** Tables that no export holds and that are empty afterwards. */
  emptied?: readonly string[]
}

/** Puts an export in place of all rows, inside the running transaction. Returns rows per table. */
export async function importInto(
  client: pg.Client,
  source: ImportSource,
  { prepare, finish, kept = [], emptied = [] }: ImportRules,
): Promise<ExportSummary['rows']> {
  const tables = (await describeTables(client)).filter(({ name }) => !kept.includes(name))
  const filled = tables.filter(({ name }) => !emptied.includes(name))
  refuseOtherMigrations(source.migrations, await listMigrations(client))
  refuseOtherTables(source.tables, filled)
  const all = tables.map(({ sql }) => sql).join(', ')
  await client.query(`lock table ${all} in access exclusive mode`)
  await prepare?.(client)
  // What the migrations put in, the built-in accounts above all, comes with the file as well.
  await client.query(`truncate ${all}`)
  const putBack = await loosenConstraints(client)
  const { rows } = await load(client, source.read, filled)
  await putBack()
  await compareCounts(client, filled, rows)
  await finish?.(client)
  return rows
}

async function load(
  client: pg.Client,
  read: ReadSource,
  tables: TableShape[],
): Promise<ExportSummary> {
  const writer = createRowWriter(client)
  const sequences = new Set(await describeSequences(client))
  const summary = await read(async (part) => {
    if ('row' in part) return await writer.add(part.row)
    if ('table' in part) return await writer.turnTo(shapeOf(part, tables))
    await writer.flush()
    await setSequence(client, part, sequences)
  })
  await writer.flush()
  return summary
}

/** The table of this database, with its columns in the order of the file. */
function shapeOf(line: TableLine, tables: TableShape[]): TableShape {
  const table = tables.find(({ name }) => name === line.table)
  const columns = line.columns.flatMap(
    (name) => table?.columns.find((column) => column.name === name) ?? [],
  )
  const isSame = columns.length === line.columns.length && columns.length === table?.columns.length
  if (table && isSame) return { ...table, columns }
  throw new PlatformError(
    'other-schema',
    `Die Tabelle ${line.table} hat hier andere Spalten als in der Datei. Nichts wurde geändert.`,
  )
}

async function setSequence(
  client: pg.Client,
  { sequence, lastValue, isCalled }: SequenceLine,
  known: Set<string>,
): Promise<void> {
  if (!known.has(sequence)) {
    throw new PlatformError('other-schema', `Der Zähler ${sequence} fehlt in dieser Datenbank.`)
  }
  const name = `public.${client.escapeIdentifier(sequence)}`
  await client.query('select setval($1::regclass, $2::bigint, $3)', [name, lastValue, isCalled])
}

async function compareCounts(
  client: pg.Client,
  tables: TableShape[],
  expected: Record<string, number>,
): Promise<void> {
  for (const { name, source } of tables) {
    const { rows } = await client.query<{ n: string }>(`select count(*)::text as n from ${source}`)
    if (Number(rows[0]?.n) === expected[name]) continue
    throw new Error(`${name} has ${rows[0]?.n} rows, but the file holds ${expected[name]}`)
  }
}

/** Without it the first lists and searches would be planned as if all tables were empty. */
export async function refreshStatistics(target: DatabaseTarget): Promise<void> {
  await inOneTransaction(target, 'writing', async (client) => {
    await client.query('analyze')
  })
}

/** Writes rows of an export in batches of about a megabyte. */
function createRowWriter(client: pg.Client): RowWriter {
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

/**
 * Takes off foreign keys and silences triggers inside the running transaction, so that rows may come
 * in any order and nothing reacts to them; returns what puts all back, which proves every key.
 * The owner of the tables may do this on any server; switching checks off would need a superuser.
 */
async function loosenConstraints(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS)
  const { rows: triggers } = await client.query<Trigger>(TRIGGERS)
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${name}`)
  }
  for (const { table, name } of triggers) {
    await client.query(`alter table ${table} disable trigger ${name}`)
  }
  return async () => {
    // Constraints that wait for the end of the transaction would keep the tables from being altered.
    await client.query('set constraints all immediate')
    for (const { table, name, mode } of triggers) {
      const always = mode === 'A' ? 'always' : ''
      await client.query(`alter table ${table} enable ${always} trigger ${name}`)
    }
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
  }
}
