type Cut = { chunk: Buffer; index: number; isLast: boolean }

/** A stream in chunks of one size, of which only the last may be shorter; there is always one. */
export async function* cutInto(stream: AsyncIterable<Buffer>, size: number): AsyncGenerator<Cut> {
  let waiting: Buffer[] = []
  let held = 0
  let index = 0
  for await (const part of stream) {
    waiting.push(part)
    held += part.length
    // Strictly more: what would be the last chunk is held back until it is known to be.
    while (held > size) {
      const all = Buffer.concat(waiting)
      yield { chunk: all.subarray(0, size), index, isLast: false }
      index += 1
      waiting = [all.subarray(size)]
      held -= size
    }
  }
  yield { chunk: Buffer.concat(waiting), index, isLast: true }
}
