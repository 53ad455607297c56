import type { Readable } from 'node:stream'
import { fileFailures } from '../../errors.ts'
import { SVG } from '../../images/server/derivatives.ts'
import { type Inspected, NOTHING_TO_SEE } from '../../images/server/inspect-picture.ts'
import { MOST_IMAGE_BYTES } from '../../images/server/open-sharp.ts'
import { readBytes, type Storage } from '../../storage/server/read-bytes.ts'
import { inspect } from './inspection/inspect.ts'
import type { Received } from './receive-bytes.ts'

const TAIL_BYTES = 66_000
const PDF_BYTES = 64 * 1024 * 1024
const DIRECTORY_BYTES = 4 * 1024 * 1024

export type Examined = Inspected & {
  /** Bytes that take the place of the uploaded ones: a drawing after cleaning. */
  instead?: Buffer
  /** What pictures are made from, when not from the original. */
  master?: Buffer
}

/** The thorough look at a file that lies whole in the storage; throws what speaks against it. */
export async function examineBytes(storage: Storage, received: Received): Promise<Examined> {
  const { accepted, head } = received
  if (accepted.type === SVG) return examineDrawing(storage, received)
  const tail = await tailOf(storage, received)
  if (accepted.kind === 'archive' || accepted.kind === 'document') {
    await examineArchive(storage, received, tail)
    return NOTHING_TO_SEE
  }
  if (accepted.kind === 'image') return examinePicture(storage, received, tail)
  if (accepted.kind === 'pdf') await examinePdf(storage, received, tail)
  else await inspect.ends({ head, tail })
  return NOTHING_TO_SEE
}

async function examineDrawing(storage: Storage, received: Received): Promise<Examined> {
  if (received.size > MOST_IMAGE_BYTES) throw fileFailures.tooManyPixels()
  const seen = await inspect.drawing({ type: SVG, body: bodyOf(storage, received) })
  return { ...NOTHING_TO_SEE, ...seen, has_alpha: true }
}

async function examinePicture(
  storage: Storage,
  received: Received,
  tail: Buffer,
): Promise<Examined> {
  const { size, accepted, head } = received
  if (size > MOST_IMAGE_BYTES) throw fileFailures.tooManyPixels()
  return inspect.picture({ type: accepted.type, head, tail, body: bodyOf(storage, received) })
}

async function examinePdf(storage: Storage, received: Received, tail: Buffer): Promise<void> {
  const { size, head } = received
  const range = { start: 0, end: Math.min(size, PDF_BYTES) - 1 }
  await inspect.pdf({ head, tail, body: bodyOf(storage, received, range) })
}

/** Office documents are archives too. */
async function examineArchive(storage: Storage, received: Received, tail: Buffer): Promise<void> {
  const { size, head } = received
  if (head.subarray(0, 2).toString('latin1') !== 'PK') return
  const directory = await inspect.directory({ tail })
  if (!directory || directory.start + directory.size > size) throw fileFailures.unreadable()
  if (directory.size > DIRECTORY_BYTES) throw fileFailures.bomb()
  if (directory.size === 0) return
  const range = { start: directory.start, end: directory.start + directory.size - 1 }
  await inspect.archive({ size, body: bodyOf(storage, received, range) })
}

function tailOf(storage: Storage, { key, size }: Received): Promise<Buffer> {
  return readBytes(storage, key, { start: Math.max(0, size - TAIL_BYTES) })
}

function bodyOf(
  storage: Storage,
  { key }: Received,
  range?: Parameters<Storage['get']>[1],
): () => Promise<Readable> {
  return () => storage.get(key, range)
}
