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

/** Bytes of our own are never cut. */
export type Incoming = { name: string; bytes: AsyncIterable<Buffer>; isCut?(): boolean }
type Booked = Incoming & { booking: Booking }

/**
 * Streams an upload into the storage. Its first bytes are judged before anything is reserved for
 * it, so a refused file costs neither space nor a write. On any failure nothing stays behind.
 */
export async function receiveBytes(scope: FileScope, incoming: Booked): Promise<Received> {
  const most = scope.config.get(filesSection).max_file_bytes
  const { head, accepted, bytes } = await openIncoming(incoming, most)
  const key = await reserveBlob(scope.db, 'original')
  try {
    const { size, sha256 } = await scope.storage.put(key, Readable.from(bytes))
    if (incoming.isCut?.()) throw failures.tooLarge()
    return { key, size, sha256, accepted, head, booking: incoming.booking.id }
  } catch (error) {
    await discardBlob(scope, key)
    throw error
  }
}

type Opened = { head: Buffer; accepted: Accepted; bytes: AsyncGenerator<Buffer> }

/** Reads as much as the judgement needs; `bytes` is all of it from the first one on. */
async function openIncoming(incoming: Booked, most: number): Promise<Opened> {
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

async function* limited({ bytes, booking }: Booked, most: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const part of bytes) {
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
