import { Readable } from 'node:stream'
import { type AppError, failures } from '../app-error.ts'
import type { Change } from '../change.ts'
import type { Scope, UploadedFile } from '../context.ts'
import type { Services } from '../services.ts'

/** So many bytes of the start say what a file is. */
const HEAD_BYTES = 65_536

/** Types a browser may be told; they are shown as pictures or saved, and never run. */
const HARMLESS = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
  'text/plain',
  'video/mp4',
  'video/webm',
]

type Stored = { key: string; size: number; sha256: string; name: string; head: Buffer }

/** Space promised to bytes on their way in. */
type Booking = {
  id: string
  /** Asked as they arrive: books what has come so far, or refuses to take more. */
  cover(size: number): Promise<void>
}

/** Room for bytes, of which attachments have no more than everything else that is stored. */
export type Space = {
  /** Takes in bytes under a booking, which is gone afterwards; refuses at once where nothing fits. */
  whileArriving<T>(scope: Scope<never>, takeIn: (booking: Booking) => Promise<T>): Promise<T>
  /** Inside the change that says how many they are. */
  take(change: Change<never>, taken: { bytes: number; booking: string }): Promise<void>
  /** Inside the change that forgets them. */
  give(change: Change<never>, bytes: number): Promise<void>
}

/** Looks into bytes and has room for them; the kernel has neither. The module `files` brings it. */
export type Inspection = {
  space: Space
  /** What bytes are by their beginning; undefined for a kind that is not accepted. */
  typeOf(head: Buffer, name: string): Promise<string | undefined>
  /** The thorough look at bytes that lie whole in the storage; throws what speaks against them. */
  examine(storage: Services['storage'], stored: Stored): Promise<void>
}

/** A file whose row and key exist already. */
export type Reserved = { id: string; key: string; name: string }

type Parts = {
  storage: Services['storage']
  inspection: Inspection
  file: Pick<UploadedFile, 'bytes' | 'isCut'>
  maxBytes: number
  booking: Booking
  /** Of strangers only these are taken. */
  only?: { types: readonly string[]; refused(): AppError }
}

/**
 * Streams a file into the storage and says what its content is; what the sender calls it counts for
 * nothing. Staff may attach anything, guests only what passes the thorough look.
 */
export async function storeBytes(
  { storage, inspection, only, ...arriving }: Parts,
  { key, name, isGuest }: Pick<Reserved, 'key' | 'name'> & { isGuest: boolean },
): Promise<{ type: string; size: number; sha256: string }> {
  const { file } = arriving
  const parts = limited(arriving)
  const { head, begun } = await readHead(parts)
  const type = await inspection.typeOf(head, name)
  if (isGuest && only && !only.types.includes(type ?? '')) throw only.refused()
  const { size, sha256 } = await storage.put(key, Readable.from(joined(begun, parts)))
  if (file.isCut()) throw failures.tooLarge()
  if (isGuest) await inspection.examine(storage, { key, size, sha256, name, head })
  return { type: harmlessType(type ?? ''), size, sha256 }
}

export function harmlessType(given: string): string {
  const type = given.split(';')[0]?.trim().toLowerCase() ?? ''
  return HARMLESS.includes(type) ? type : 'application/octet-stream'
}

async function readHead(parts: AsyncGenerator<Buffer>): Promise<{ head: Buffer; begun: Buffer }> {
  let begun: Buffer = Buffer.alloc(0)
  while (begun.length < HEAD_BYTES) {
    const { value, done } = await parts.next()
    if (done) break
    begun = Buffer.concat([begun, value])
  }
  return { head: begun.subarray(0, HEAD_BYTES), begun }
}

async function* joined(begun: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield begun
  yield* rest
}

type Arriving = Pick<Parts, 'file' | 'maxBytes' | 'booking'>

async function* limited({ file, maxBytes, booking }: Arriving): AsyncGenerator<Buffer> {
  let size = 0
  for await (const part of file.bytes) {
    size += part.length
    if (size > maxBytes) throw failures.tooLarge()
    await booking.cover(size)
    yield part
  }
}
