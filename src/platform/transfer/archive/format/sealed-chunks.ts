import { createCipheriv, createDecipheriv } from 'node:crypto'
import { PlatformError } from '#platform/platform-error.ts'

type Cut = { chunk: Buffer; index: number; isLast: boolean }

const ALGORITHM = 'aes-256-gcm'
const PLAIN = 256 * 1024
const TAG = 16

/** `id` is bound to every chunk: none of them fits into another archive. */
type Sealing = { key: Buffer; id: string }

/**
 * Encrypts a stream in chunks. Number and end are part of each chunk's nonce, so that one left out,
 * moved or missing at the end shows; the key is used for this one archive alone.
 */
export async function* sealChunks(
  plain: AsyncIterable<Buffer>,
  sealing: Sealing,
): AsyncGenerator<Buffer> {
  for await (const { chunk, index, isLast } of cutInto(plain, PLAIN)) {
    const cipher = createCipheriv(ALGORITHM, sealing.key, nonceOf(index, isLast))
    cipher.setAAD(Buffer.from(sealing.id))
    const body = Buffer.concat([cipher.update(chunk), cipher.final()])
    yield Buffer.concat([body, cipher.getAuthTag()])
  }
}

/** The plain bytes; whatever was altered, moved or cut off ends it with an error. */
export async function* openChunks(
  sealed: AsyncIterable<Buffer>,
  sealing: Sealing,
): AsyncGenerator<Buffer> {
  for await (const { chunk, index, isLast } of cutInto(sealed, PLAIN + TAG)) {
    if (chunk.length < TAG) throw damaged('a piece is too short')
    const nonce = nonceOf(index, isLast)
    const decipher = createDecipheriv(ALGORITHM, sealing.key, nonce, { authTagLength: TAG })
    decipher.setAAD(Buffer.from(sealing.id)).setAuthTag(chunk.subarray(chunk.length - TAG))
    const body = decipher.update(chunk.subarray(0, chunk.length - TAG))
    try {
      yield Buffer.concat([body, decipher.final()])
    } catch (error) {
      throw damaged(`piece ${index} does not fit`, error)
    }
  }
}

/** The error for an archive that is not as it was written. */
export function damaged(why: string, cause?: unknown): PlatformError {
  const message = `The archive is cut off or was changed: ${why}.`
  return new PlatformError('archive-damaged', message, cause)
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 4, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** A stream in chunks of one size, of which only the last may be shorter; there is always one. */
async function* cutInto(stream: AsyncIterable<Buffer>, size: number): AsyncGenerator<Cut> {
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
