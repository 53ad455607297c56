import type { Storage } from '#kernel/server/storage/storage.ts'
import { fileFailures } from '../errors.ts'
import { hasPdfAction, isPolyglot } from './content/hostile-content.ts'
import { sanitiseSvg } from './content/sanitise-svg.ts'
import { findDirectory, judgeDirectory } from './content/zip-directory.ts'
import { decodeHeic } from './images/decode-heic.ts'
import { SVG } from './images/forms.ts'
import { type Inspected, inspectPicture, NOTHING_TO_SEE } from './images/inspect-picture.ts'
import { MOST_IMAGE_BYTES } from './images/open-sharp.ts'
import { picturePool } from './images/pool.ts'
import { readBytes } from './read-bytes.ts'
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
  const { accepted, key, size, head } = received
  if (accepted.type === SVG) return examineDrawing(storage, received)
  if (accepted.kind === 'archive' || accepted.kind === 'document') {
    await examineArchive(storage, received)
    return NOTHING_TO_SEE
  }
  const tail = await readBytes(storage, key, { start: Math.max(0, size - TAIL_BYTES) })
  if (isPolyglot(head, tail)) throw fileFailures.hostile()
  if (accepted.kind === 'pdf') await examinePdf(storage, received)
  return accepted.kind === 'image' ? examinePicture(storage, received) : NOTHING_TO_SEE
}

async function examineDrawing(storage: Storage, { key, size }: Received): Promise<Examined> {
  if (size > MOST_IMAGE_BYTES) throw fileFailures.tooManyPixels()
  const instead = await sanitiseSvg(await readBytes(storage, key))
  const { width, height } = await picturePool.run(() => inspectPicture(instead, SVG))
  return { ...NOTHING_TO_SEE, width, height, has_alpha: true, instead }
}

async function examinePicture(storage: Storage, received: Received): Promise<Examined> {
  const { key, size, accepted } = received
  if (size > MOST_IMAGE_BYTES) throw fileFailures.tooManyPixels()
  return picturePool.run(async () => {
    const bytes = await readBytes(storage, key)
    if (accepted.type !== 'image/heic') return inspectPicture(bytes, accepted.type)
    const master = await decodeHeic(bytes)
    const inspected = await inspectPicture(master, 'image/jpeg')
    return { ...inspected, has_metadata: true, master }
  })
}

async function examinePdf(storage: Storage, { key, size }: Received): Promise<void> {
  const range = { start: 0, end: Math.min(size, PDF_BYTES) - 1 }
  if (hasPdfAction(await readBytes(storage, key, range))) throw fileFailures.hostile()
}

/** Office documents are archives too. */
async function examineArchive(storage: Storage, { key, size, head }: Received): Promise<void> {
  if (head.subarray(0, 2).toString('latin1') !== 'PK') return
  const tail = await readBytes(storage, key, { start: Math.max(0, size - TAIL_BYTES) })
  const directory = findDirectory(tail)
  if (!directory || directory.start + directory.size > size) throw fileFailures.unreadable()
  if (directory.size > DIRECTORY_BYTES) throw fileFailures.bomb()
  if (directory.size === 0) return
  const range = { start: directory.start, end: directory.start + directory.size - 1 }
  judgeDirectory(await readBytes(storage, key, range), size)
}
