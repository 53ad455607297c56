import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

const LINE_FEED = 0x0a

/**
 * The lines of a gzipped file; a last one without its end is left out. Lines are cut at line feeds
 * alone: `node:readline` also cuts at U+2028, which may stand in any text.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
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
