import { Readable } from 'node:stream'
import { failures } from '#kernel/server/app-error.ts'
import { filesSection } from '../../config.ts'
import { fileFailures } from '../../errors.ts'
import type { FileScope } from '../../server/unit-of-work.ts'
import { discardBlob, reserveBlob } from '../../storage/server/blobs.ts'
import type { Booking } from '../../storage/server/bookings.ts'
import { type Accepted, acceptedType } from './content/accepted-types.ts'
import { HEAD_BYTES } from './content/detect-type.ts'
import { inspect } from './inspection/inspect.ts'

/** Bytes that lie in the storage under a reserved key, and what their first ones say. */
export type Received = {
  key: string
  size: number
  sha256: string
  accepted: Accepted
  head: Buffer
  /** What is booked for it. */
  booking: string
}

type Incoming = { name: string; stream: NodeJS.ReadableStream; booking: Booking }

/**
 * Streams an upload into the storage. Its first bytes are judged before anything is reserved for
 * it, so a refused file costs neither space nor a write. On any failure nothing stays behind.
 */
export async function receiveBytes(scope: FileScope, incoming: Incoming): Promise<Received> {
  const most = scope.config.get(filesSection).max_file_bytes
  const { head, accepted, bytes } = await openIncoming(incoming, most)
  const key = await reserveBlob(scope.db, 'original')
  try {
    const { size, sha256 } = await scope.storage.put(key, Readable.from(bytes))
    // A stream that was cut at a limit ends like any other; only this mark tells.
    const { stream } = incoming
    if ('truncated' in stream && stream.truncated === true) throw failures.tooLarge()
    return { key, size, sha256, accepted, head, booking: incoming.booking.id }
  } catch (error) {
    await discardBlob(scope, key)
    throw error
  }
}

type Opened = { head: Buffer; accepted: Accepted; bytes: AsyncGenerator<Buffer> }

/** Reads as much as the judgement needs; `bytes` is all of it from the first one on. */
async function openIncoming(incoming: Incoming, most: number): Promise<Opened> {
  const parts = limited(incoming, most)
  try {
    let begun: Buffer = Buffer.alloc(0)
    let isWhole = false
    while (begun.length < HEAD_BYTES && !isWhole) {
      const { value, done } = await parts.next()
      isWhole = done === true
      if (!done) begun = Buffer.concat([begun, value])
    }
    const head = begun.subarray(0, HEAD_BYTES)
    const accepted = acceptedType(await inspect.detectType({ head, name: incoming.name }))
    if (!accepted) throw fileFailures.typeRefused()
    return { head, accepted, bytes: joined(begun, parts) }
  } catch (error) {
    await parts.return(undefined)
    throw error
  }
}

async function* limited({ stream, booking }: Incoming, most: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of leftOpen(stream)) {
    const part = Buffer.from(chunk)
    size += part.length
    if (size > most) throw failures.tooLarge()
    await booking.cover(size)
    yield part
  }
}

async function* joined(begun: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield begun
  yield* rest
}

/**
 * A refused upload stays open: whoever sent it is still sending, and a connection whose body nobody
 * reads to its end would keep the next call on it waiting for ever.
 */
function leftOpen(stream: NodeJS.ReadableStream): AsyncIterable<string | Buffer> {
  return stream instanceof Readable ? stream.iterator({ destroyOnReturn: false }) : stream
}
