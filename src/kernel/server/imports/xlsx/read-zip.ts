import { createInflateRaw } from 'node:zlib'
import { SheetFault } from './sheet-fault.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
/** The longest comment a file may end with. */
const MOST_COMMENT = 0xffff
const MOST_ENTRIES = 2000
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8

type ZipEntry = { method: number; from: number; start: number; end: number }
export type Zip = { bytes: Buffer; entries: ReadonlyMap<string, ZipEntry> }

/** What a zip file holds, by name. What is encrypted, too much or lies about its places is refused. */
export function openZip(bytes: Buffer): Zip {
  try {
    const entries = readEntries(bytes)
    mustNotOverlap([...entries.values()])
    return { bytes, entries }
  } catch (error) {
    // A place outside of the file.
    if (error instanceof RangeError) throw new SheetFault('unreadable')
    throw error
  }
}

function readEntries(bytes: Buffer): Map<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>()
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw new SheetFault('too-large')
  let at = bytes.readUInt32LE(end + 16)
  for (let n = 0; n < count; n += 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new SheetFault('unreadable')
    const length = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + length)
    const path = name.replaceAll('\\', '/').replace(/^\/+/, '')
    if (entries.has(path)) throw new SheetFault('unreadable')
    entries.set(path, entryAt(bytes, at))
    at += ENTRY_BYTES + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** Where the directory is told: at the end, before a comment. */
function endOf(bytes: Buffer): number {
  const lowest = Math.max(0, bytes.length - END_BYTES - MOST_COMMENT)
  for (let at = bytes.length - END_BYTES; at >= lowest; at -= 1)
    if (bytes.readUInt32LE(at) === END) return at
  throw new SheetFault('unreadable')
}

function entryAt(bytes: Buffer, at: number): ZipEntry {
  const flags = bytes.readUInt16LE(at + 8)
  const method = bytes.readUInt16LE(at + 10)
  const packed = bytes.readUInt32LE(at + 20)
  const from = bytes.readUInt32LE(at + 42)
  const isKnown = method === STORED || method === DEFLATED
  if (flags & ENCRYPTED || !isKnown || bytes.readUInt32LE(from) !== LOCAL)
    throw new SheetFault('unreadable')
  const start = from + LOCAL_BYTES + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28)
  const end = start + packed
  if (end > bytes.length) throw new SheetFault('unreadable')
  return { method, from, start, end }
}

/** Entries that share their bytes make a small file endless. */
function mustNotOverlap(entries: ZipEntry[]): void {
  const sorted = entries.toSorted((a, b) => a.from - b.from)
  for (const [at, { end }] of sorted.entries())
    if (end > (sorted[at + 1]?.from ?? end)) throw new SheetFault('unreadable')
}

/**
 * An entry as text, piece by piece. What comes out is counted as it comes: what the file says about its
 * size is not believed.
 */
export async function* entryText(
  { bytes, entries }: Zip,
  name: string,
  most: number,
): AsyncGenerator<string> {
  const entry = entries.get(name)
  if (!entry) return
  const decoder = new TextDecoder()
  let count = 0
  for await (const piece of piecesOf(bytes, entry)) {
    count += piece.length
    if (count > most) throw new SheetFault('too-large')
    yield decoder.decode(piece, { stream: true })
  }
  yield decoder.decode()
}

async function* piecesOf(bytes: Buffer, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const packed = bytes.subarray(entry.start, entry.end)
  if (entry.method === STORED) {
    yield packed
    return
  }
  const inflate = createInflateRaw({ chunkSize: 65_536 })
  inflate.end(packed)
  try {
    for await (const piece of inflate) if (piece instanceof Uint8Array) yield piece
  } catch (error) {
    if (error instanceof SheetFault) throw error
    throw new SheetFault('unreadable')
  }
}
