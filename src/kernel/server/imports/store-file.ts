import { isUtf8 } from 'node:buffer'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { IMPORT_LIMITS } from '#kernel/contract/admin/imports.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { failures } from '../app-error.ts'
import type { Context, UploadedFile } from '../context.ts'
import { type CsvRow, csvRows, decoded } from '../csv/read-csv.ts'
import { cleanName } from '../http/download/file-name.ts'
import type { KernelTables } from '../kernel-tables.ts'
import type { ImportDeclaration, ImportFormat } from './declaration.ts'
import { importFailures } from './failures.ts'
import { proposeMapping } from './mapping.ts'
import { type Db, type ImportRecord, NO_COUNTS } from './queries.ts'
import { keptCell } from './rows/read-row.ts'
import { isWorkbook, readXlsx } from './xlsx/read-xlsx.ts'

const HEAD_BYTES = 4096
const LINE_FEED = 10
const RETURN = 13
/** Of the bytes at even or odd places: text in UTF-16 has mostly zeros at one of them. */
const MOSTLY = 0.4

type UploadContext = Context<KernelTables>

/** Reads a file into rows, all or nothing, and proposes which column is which field. */
export async function storeFile(
  context: UploadContext,
  declared: ImportDeclaration,
): Promise<ImportRecord> {
  const file = await receive(context)
  const { user } = context
  const rows = isWorkbook(file.bytes)
    ? await readXlsx(context.workers, file.bytes)
    : () => rowsOf(file.bytes, declared, context.lang)
  // No row is shorter than a line.
  if (file.lines > IMPORT_LIMITS.rows) await readToEnd(rows())
  return context.change(async ({ db }) => {
    const id = await insertImport(db, { kind: declared.name, file: file.name, user })
    const { first, total } = await storeRows(db, id, rows())
    const { hasHeader, mapping } = proposeMapping(declared, first)
    if (total <= (hasHeader ? 1 : 0)) throw importFailures.empty()
    return db
      .updateTable('imports')
      .set({
        total,
        has_header: hasHeader,
        mapping: JSON.stringify(mapping),
        columns: JSON.stringify(first.map((head) => head.slice(0, 100))),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

type NewImport = { kind: string; file: string; user: UploadContext['user'] }

async function insertImport(db: Db, { kind, file, user }: NewImport): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('imports')
    .values({
      id,
      kind,
      file_name: file,
      state: 'uploaded',
      has_header: false,
      columns: '[]',
      mapping: '{}',
      options: '{}',
      total: 0,
      position: 0,
      goal: 0,
      counts: JSON.stringify(NO_COUNTS),
      actor: null,
      user_id: user.id,
      user_name: user.name || user.handle,
    })
    .execute()
  return id
}

type Received = { name: string; bytes: Buffer; lines: number }

async function receive(context: UploadContext): Promise<Received> {
  for await (const file of context.files())
    return { name: cleanName(file.name), ...(await readFile(file)) }
  throw importFailures.empty()
}

/**
 * To its end, also when it is too much: whoever sends it waits until it was read. The lines are counted
 * as they come, because a look at all of them at once would hold everybody else up.
 */
async function readFile({ bytes, isCut }: UploadedFile): Promise<Omit<Received, 'name'>> {
  const parts: Buffer[] = []
  let [lines, last] = [1, 0]
  for await (const part of bytes) {
    parts.push(part)
    for (const byte of part) {
      if (byte === RETURN || (byte === LINE_FEED && last !== RETURN)) lines += 1
      last = byte
    }
  }
  if (isCut()) throw failures.tooLarge()
  return { bytes: Buffer.concat(parts), lines }
}

/** The rows of a file: of a kind the import declares, else of CSV. */
function rowsOf(bytes: Buffer, declared: ImportDeclaration, lang: Lang): AsyncIterable<CsvRow[]> {
  const encoding = encodingOf(bytes)
  const head = new TextDecoder(encoding).decode(bytes.subarray(0, HEAD_BYTES))
  const format = declared.formats?.find(({ isIt }) => isIt(head))
  if (format) return formatRows(format, decoded(bytes, encoding), { declared, lang })
  const { rows, columns } = IMPORT_LIMITS
  return csvRows(bytes, encoding, { rows: rows + 1, columns })
}

/** The first row names fields; people are shown their labels. */
async function* formatRows(
  format: ImportFormat,
  pieces: Iterable<string>,
  { declared, lang }: { declared: ImportDeclaration; lang: Lang },
): AsyncGenerator<CsvRow[]> {
  let count = 0
  for await (const [...rows] of format.rows(pieces)) {
    const [head] = rows
    if (count === 0 && head)
      rows[0] = {
        ...head,
        cells: head.cells.map((name) => declared.fields[name]?.label[lang] ?? name),
      }
    count += rows.length
    if (count > IMPORT_LIMITS.rows + 1) throw importFailures.tooLong({ most: IMPORT_LIMITS.rows })
    yield rows
  }
}

/** A file that is too long is refused before a row of it is written. */
async function readToEnd(rows: AsyncIterable<CsvRow[]>): Promise<void> {
  const pieces = rows[Symbol.asyncIterator]()
  while (!(await pieces.next()).done);
}

/** While some rows are written, the next ones are read. */
async function storeRows(db: Db, id: string, source: AsyncIterable<CsvRow[]>) {
  let first: string[] = []
  let total = 0
  let writing: Promise<unknown> = Promise.resolve()
  try {
    for await (const rows of source) {
      const kept = rows.map(keptRow).filter(({ cells }) => cells.some((cell) => cell !== ''))
      if (total === 0) first = kept[0]?.cells ?? []
      await writing
      writing = insertRows(db, { id, from: total }, kept)
      // Whoever waits for it hears of it.
      writing.catch(() => undefined)
      total += kept.length
    }
  } finally {
    // Also when the file turns out to be none: nothing may be under way when the change is taken back.
    await Promise.allSettled([writing])
  }
  await writing
  return { first, total }
}

function keptRow({ line, cells }: CsvRow): CsvRow {
  return { line, cells: cells.map(keptCell) }
}

async function insertRows(db: Db, { id, from }: { id: string; from: number }, rows: CsvRow[]) {
  if (rows.length === 0) return
  const given = JSON.stringify(rows.map((row, at) => ({ n: from + at + 1, ...row })))
  await sql`insert into import_rows (import_id, n, line, cells)
    select ${id}, v.n, v.line, v.cells
    from jsonb_to_recordset(${given}::jsonb) as v(n integer, line integer, cells jsonb)`.execute(db)
}

/** How a file is written: by its mark, else by what its bytes can be. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, HEAD_BYTES)
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros.map((count) => count / (head.length / 2))
  if (odd > MOSTLY && even < odd / 2) return 'utf-16le'
  if (even > MOSTLY && odd < even / 2) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}
