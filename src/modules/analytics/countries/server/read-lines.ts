import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** Longer than any line of a table; whatever goes on without an end is none. */
const LONGEST_LINE = 1000
const GZIP = [0x1f, 0x8b]

/**
 * Lines of a file as its bytes arrive, unpacked if they are packed: no more of it is held than one piece
 * and one line. Of a line without an end comes the beginning, and nothing after it.
 */
export async function* readLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of unpacked(bytes)) {
    const lines = (rest + piece.toString('latin1')).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > LONGEST_LINE) break
  }
  if (rest !== '') yield rest
}

async function* unpacked(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const pieces = bytes[Symbol.asyncIterator]()
  const { value: first } = await pieces.next()
  if (!first) return
  const all = joined(first, { [Symbol.asyncIterator]: () => pieces })
  if (!GZIP.every((byte, at) => first[at] === byte)) return yield* all
  const gunzip = createGunzip()
  // What goes wrong is heard where the unpacked bytes are read.
  pipeline(Readable.from(all), gunzip, () => undefined)
  yield* gunzip
}

async function* joined(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}
