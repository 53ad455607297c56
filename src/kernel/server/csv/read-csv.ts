import { CsvError, type Info, parse } from 'csv-parse/sync'
import { unmarkFormulas } from '#kernel/contract/csv.ts'
import { errorCatalogue } from '../app-error.ts'

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
})

/** A row with the line it begins in, counted from 1. */
export type CsvRow = { line: number; cells: string[] }

const LINE_BREAK = /\r\n|\r|\n/g
/** Lines of nothing else are passed over. */
const BLANKS = Buffer.from('\r\n ')

/**
 * The rows of a CSV file with `,`, `;` or tabs between cells, empty lines left out. Texts come back
 * as `csvText` was given them.
 * @example readCsv('name;phone\n"Möbel ""Eins""";"\'+49 341"', 5000)[1]?.cells // ['Möbel "Eins"', '+49 341']
 */
export function readCsv(csv: string, most: number): CsvRow[] {
  const text = csv.replace(/^\ufeff/, '')
  const records = parseRecords(text, most + 1)
  if (records.length > most) throw csvFailures.tooLong({ most })
  const lineAt = lineCounter(text)
  let end = 0
  return records.map(({ record, info }) => {
    const line = lineAt(end)
    end = info.bytes
    return { line, cells: record.map(unmarkFormulas) }
  })
}

type Found = { record: string[]; info: Info }

function parseRecords(text: string, to: number): Found[] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
      to,
    }) as unknown as Found[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw csvFailures.unreadable({ line: lineCounter(text)(Number(error.bytes_records)) })
  }
}

/** The first of these that stands in the first row outside of quotes. */
function delimiterOf(text: string): string {
  const [bare = ''] = /[^\r\n]+/.exec(text.replaceAll(/"[^"]*"/g, '')) ?? []
  return ['\t', ';'].find((delimiter) => bare.includes(delimiter)) ?? ','
}

/** Says in which line the row begins that comes after a number of bytes; asked in rising order. */
function lineCounter(text: string): (bytes: number) => number {
  const all = Buffer.from(text)
  let line = 1
  let counted = 0
  return (bytes) => {
    const rest = all.subarray(counted)
    const begins = bytes - counted + blankBytes(all.subarray(bytes))
    line += rest.subarray(0, begins).toString().match(LINE_BREAK)?.length ?? 0
    counted += begins
    return line
  }
}

function blankBytes(rest: Buffer): number {
  const at = rest.findIndex((byte) => !BLANKS.includes(byte))
  return at < 0 ? rest.length : at
}
