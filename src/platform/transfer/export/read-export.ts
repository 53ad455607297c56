import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { codeOf, PlatformError } from '#platform/platform-error.ts'
import {
  ControlLine,
  FORMAT,
  FORMAT_VERSION,
  type Footer,
  Header,
  isRow,
  type SequenceLine,
  type TableLine,
} from './export-format.ts'

const LINE_FEED = 0x0a

export type ExportPart = { row: string } | TableLine | SequenceLine

/** What a whole export says of itself. */
export type ExportSummary = { header: Header; rows: Footer['rows'] }

type Reading = { path: string; hash: Hash; header?: Header; footer?: Footer; table?: string }

/**
 * Reads an export from beginning to end and hands over its parts in order. Resolves only for a
 * whole one: a cut, altered or foreign file is refused, at the latest after the last part.
 *
 * @example const { header } = await readExport(path, async () => undefined)
 */
export async function readExport(
  path: string,
  take: (part: ExportPart) => Promise<void>,
): Promise<ExportSummary> {
  return await readExportLines({ name: path, lines: linesOf(path) }, take)
}

/** The same for an export that comes from elsewhere; `name` is what a refusal calls it. */
export async function readExportLines(
  { name: path, lines }: { name: string; lines: AsyncIterable<string> },
  take: (part: ExportPart) => Promise<void>,
): Promise<ExportSummary> {
  const reading: Reading = { path, hash: createHash('sha256') }
  const counts: Footer['rows'] = {}
  for await (const line of lines) {
    const part = readLine(reading, line)
    if (!part) continue
    if ('table' in part) counts[part.table] = 0
    if ('row' in part) countRow(reading, counts)
    await take(part)
  }
  const { header, footer } = reading
  if (!header || !footer) throw damaged(path, 'sie ist abgeschnitten')
  if (!isSame(counts, footer.rows)) throw damaged(path, 'die Zahl der Zeilen stimmt nicht')
  return { header, rows: footer.rows }
}

/** Undefined for header and footer, which are kept in `reading`. */
function readLine(reading: Reading, line: string): ExportPart | undefined {
  const { path, hash } = reading
  if (reading.footer) throw damaged(path, 'nach dem Ende steht noch etwas')
  if (!reading.header) {
    reading.header = readHeader(path, line)
    hash.update(`${line}\n`)
    return undefined
  }
  const part = isRow(line) ? { row: line } : readControl(path, line)
  if (!('end' in part)) {
    hash.update(`${line}\n`)
    if ('table' in part) reading.table = part.table
    return part
  }
  if (part.sha256 !== hash.digest('hex')) throw damaged(path, 'sie wurde verändert')
  reading.footer = part
  return undefined
}

async function* linesOf(path: string): AsyncGenerator<string> {
  try {
    yield* readLines(path)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'Z_BUF_ERROR') throw damaged(path, 'sie ist abgeschnitten', error)
    if (code.startsWith('Z_')) throw damaged(path, 'sie ist beschädigt oder kein Export', error)
    if (code === 'ENOENT') throw new PlatformError('damaged', `${path} gibt es nicht.`, error)
    throw error
  }
}

function readHeader(path: string, line: string): Header {
  const value = parseJson(path, line)
  const known = Header.safeParse(value)
  if (known.success) return known.data
  const isOurs = typeof value === 'object' && value !== null && 'format' in value
  if (!isOurs || value.format !== FORMAT) throw damaged(path, 'sie ist kein Export von Kontor')
  throw new PlatformError(
    'other-version',
    `${path} hat ein anderes Format als ${FORMAT_VERSION}; nehmen Sie die Kontor-Version, die sie geschrieben hat.`,
  )
}

function readControl(path: string, line: string): TableLine | SequenceLine | Footer {
  const parsed = ControlLine.safeParse(parseJson(path, line))
  if (!parsed.success) throw damaged(path, 'sie enthält eine unbekannte Zeile')
  return parsed.data
}

function parseJson(path: string, line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw damaged(path, 'eine Zeile ist unlesbar', error)
  }
}

function countRow({ path, table }: Reading, counts: Footer['rows']): void {
  if (table === undefined) throw damaged(path, 'eine Zeile gehört zu keiner Tabelle')
  counts[table] = (counts[table] ?? 0) + 1
}

function isSame(counts: Footer['rows'], footer: Footer['rows']): boolean {
  const names = new Set([...Object.keys(counts), ...Object.keys(footer)])
  return [...names].every((name) => counts[name] === footer[name])
}

function damaged(path: string, why: string, cause?: unknown): PlatformError {
  const sentence = `${path} kann nicht verwendet werden: ${why}. Nichts wurde geändert.`
  return new PlatformError('damaged', sentence, cause)
}

/**
 * The lines of a gzipped file; a last one without its end is left out. Lines are cut at line feeds
 * alone: `node:readline` also cuts at U+2028, which may stand in any text.
 */
async function* readLines(path: string): AsyncGenerator<string> {
  const source = createReadStream(path)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  source.pipe(unpacked)
  try {
    yield* splitLines(unpacked)
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pieces: Buffer[] = []
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      pieces.push(chunk.subarray(start, end))
      yield Buffer.concat(pieces).toString('utf8')
      pieces = []
      start = end + 1
    }
    pieces.push(chunk.subarray(start))
  }
}
