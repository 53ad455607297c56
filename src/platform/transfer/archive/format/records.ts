import { damaged } from './sealed-chunks.ts'

/** The plain content is a row of records: a letter, the length, the bytes. */
type Kind = 'rows' | 'file' | 'data' | 'end' | 'manifest'
export type Entry = { kind: Kind; bytes: Buffer }

const LETTERS: Readonly<Record<Kind, number>> = {
  rows: 0x52,
  file: 0x46,
  data: 0x44,
  end: 0x45,
  manifest: 0x4d,
}
const KINDS = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind]))
const HEAD = 5
/** Longer ones are not written, so a length beyond it is a lie. */
const LARGEST = 16 * 1024 * 1024

export function record(kind: Kind, bytes: Buffer | string): Buffer {
  const body = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
  const head = Buffer.alloc(HEAD)
  head[0] = LETTERS[kind]
  head.writeUInt32BE(body.length, 1)
  return Buffer.concat([head, body])
}

/** The records of a stream; one that is cut off is an error. */
export async function* readRecords(plain: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  let held: Buffer = Buffer.alloc(0)
  for await (const part of plain) {
    held = held.length === 0 ? part : Buffer.concat([held, part])
    for (let found = firstOf(held); found; found = firstOf(held)) {
      yield found.record
      held = held.subarray(found.size)
    }
  }
  if (held.length > 0) throw damaged('it ends in the middle of a record')
}

function firstOf(held: Buffer): { record: Entry; size: number } | undefined {
  if (held.length < HEAD) return undefined
  const length = held.readUInt32BE(1)
  if (length > LARGEST) throw damaged('a record is too long')
  const kind = KINDS.get(held[0] ?? 0)
  if (!isKind(kind)) throw damaged('a record is of no known kind')
  if (held.length < HEAD + length) return undefined
  return { record: { kind, bytes: held.subarray(HEAD, HEAD + length) }, size: HEAD + length }
}

function isKind(kind: string | undefined): kind is Kind {
  return kind !== undefined && Object.hasOwn(LETTERS, kind)
}
