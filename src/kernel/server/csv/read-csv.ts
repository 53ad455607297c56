import { setImmediate as nextTurn } from 'node:timers/promises'
import { CsvError, type Info, type Parser, parse } from 'csv-parse'
import { unmarkFormulas } from '#kernel/contract/csv.ts'
import { type AppError, errorCatalogue } from '../app-error.ts'
import { LineCounter } from './line-counter.ts'

/** With `line` or `most`, so that people find the place. */
const csvFailures = errorCatalogue({
  unreadable: {
    status: 422,
    code: 'csv-unreadable',
    de: 'Diese CSV-Datei lässt sich nicht lesen: Ein Anführungszeichen wird nicht geschlossen. Bitte prüfen Sie die Datei.',
    en: 'This CSV file cannot be read: a quotation mark is never closed. Please check the file.',
  },
  tooLong: {
    status: 413,
    code: 'csv-too-long',
    de: 'Diese CSV-Datei hat zu viele Zeilen. Bitte teilen Sie sie auf.',
    en: 'This CSV file has too many lines. Please split it up.',
  },
  tooWide: {
    status: 422,
    code: 'csv-too-wide',
    de: 'Diese CSV-Datei hat eine Zeile, die zu lang ist oder zu viele Spalten hat. Bitte prüfen Sie die Datei.',
    en: 'This CSV file has a line that is too long or has too many columns. Please check the file.',
  },
})

/** A row with the line it begins in, counted from 1. */
export type CsvRow = { line: number; cells: string[] }

type CsvLimits = { rows: number; columns?: number }

const MOST_COLUMNS = 500
/** A row may not be larger, or an open quote would collect the whole rest of a file. */
const MOST_ROW_BYTES = 2_000_000
/** What is read at once: some milliseconds, then others have their turn. */
const SLICE_BYTES = 32_768

/**
 * The rows of a CSV text with `,`, `;` or tabs between cells, empty lines left out. Texts come back
 * as `csvText` was given them.
 * @example (await readCsv('name;phone\n"Möbel ""Eins""";"\'+49 341"', 5000))[1]?.cells // ['Möbel "Eins"', '+49 341']
 */
export async function readCsv(csv: string, rows: number): Promise<CsvRow[]> {
  const read: CsvRow[] = []
  for await (const some of csvRows(Buffer.from(csv), 'utf-8', { rows })) read.push(...some)
  return read
}

/** The same for bytes in some encoding, a few rows at a time. */
export async function* csvRows(
  bytes: Uint8Array,
  encoding: string,
  limits: CsvLimits,
): AsyncGenerator<CsvRow[]> {
  const lines = new LineCounter()
  let reading: Reading | undefined
  let count = 0
  for (const text of decoded(bytes, encoding)) {
    reading ??= startReading(text)
    lines.add(text)
    const rows = toRows(await reading.read(text, lines), lines, limits)
    count += rows.length
    if (count > limits.rows) throw csvFailures.tooLong({ most: limits.rows })
    if (rows.length > 0) yield rows
    await nextTurn()
  }
  const rows = toRows((await reading?.end(lines)) ?? [], lines, limits)
  if (count + rows.length > limits.rows) throw csvFailures.tooLong({ most: limits.rows })
  yield rows
}

/** A file as text, in pieces of some milliseconds. */
export function* decoded(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (let at = 0; at < bytes.length; at += SLICE_BYTES)
    yield decoder.decode(bytes.subarray(at, at + SLICE_BYTES), { stream: true })
  yield decoder.decode()
}

type Found = { record: string[]; info: Info }
type Reading = ReturnType<typeof startReading>

function startReading(head: string) {
  const parser = parse({
    delimiter: delimiterOf(head),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    info: true,
  })
  let found: Found[] = []
  parser.on('data', (one: Found) => found.push(one))
  // Whoever waits for a step hears of it; without a listener it would end the process.
  parser.on('error', () => undefined)
  const take = () => {
    const taken = found
    found = []
    return taken
  }
  let written = 0
  return {
    read: async (text: string, lines: LineCounter) => {
      written += Buffer.byteLength(text)
      await step(parser, lines, (done) => parser.write(text, done))
      const { bytes_records } = parser.info
      if (written - bytes_records > MOST_ROW_BYTES)
        throw csvFailures.tooWide({ line: lines.at(bytes_records) })
      return take()
    },
    end: async (lines: LineCounter) => {
      const isOver = new Promise((resolve) => parser.once('end', resolve))
      await step(parser, lines, (done) => parser.end(done))
      await isOver
      return take()
    },
  }
}

type Done = (error?: Error | null) => void

function step(parser: Parser, lines: LineCounter, run: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(asFailure(error, lines))
    parser.once('error', fail)
    run((error) => {
      parser.off('error', fail)
      if (error) fail(error)
      else resolve()
    })
  })
}

function asFailure(error: Error, lines: LineCounter): AppError | Error {
  if (!(error instanceof CsvError)) return error
  return csvFailures.unreadable({ line: lines.at(Number(error.bytes_records)) })
}

function toRows(found: readonly Found[], lines: LineCounter, limits: CsvLimits): CsvRow[] {
  return found.map(({ record, info }) => {
    const line = lines.next(info.bytes)
    if (record.length > (limits.columns ?? MOST_COLUMNS)) throw csvFailures.tooWide({ line })
    return { line, cells: record.map(unmarkCell) }
  })
}

function unmarkCell(cell: string): string {
  return cell.includes("'") ? unmarkFormulas(cell) : cell
}

/** The first of these that stands in the first row outside of quotes. */
function delimiterOf(text: string): string {
  const [bare = ''] = /[^\r\n]+/.exec(text.replaceAll(/"[^"]*"/g, '')) ?? []
  return ['\t', ';'].find((delimiter) => bare.includes(delimiter)) ?? ','
}
