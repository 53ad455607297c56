import { createHash } from 'node:crypto'
import type { Stored } from '../storage/storage.ts'

/** Size and SHA-256 of bytes that are passing by. */
export function measure() {
  const hash = createHash('sha256')
  let size = 0
  return {
    add(chunk: Buffer) {
      hash.update(chunk)
      size += chunk.length
    },
    result: (): Stored => ({ size, sha256: hash.digest('hex') }),
  }
}

/** The chunks of any stream as buffers. */
export async function* chunksOf(bytes: NodeJS.ReadableStream): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
  }
}
