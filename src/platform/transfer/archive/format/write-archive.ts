import { createHash, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { measure } from '../../../files/measure.ts'
import { type ArchiveHead, writeHead } from './archive-head.ts'
import { houseSlot, type Opener, passwordSlot, type Slots } from './key-slots.ts'
import type { Manifest } from './manifest.ts'
import { record } from './records.ts'
import { sealChunks } from './sealed-chunks.ts'

export type ArchiveContent = {
  /** The gzipped export. */
  rows: AsyncIterable<Buffer>
  /** `open` answers undefined for what vanished since it was listed. */
  files: AsyncIterable<{ key: string; open(): Promise<Readable | undefined> }>
  /** The rest of the manifest, asked for once everything else is written. */
  close(): Promise<
    Omit<Manifest, 'id' | 'createdAt' | 'kontor' | 'files' | 'fileBytes' | 'filesDigest'>
  >
}

export type ArchiveMaking = {
  id: string
  createdAt: Date
  kontor: string
  /** Every one of them opens it. */
  openers: readonly Opener[]
}

/**
 * An archive as a stream of bytes: readable head, then everything encrypted. Nothing of it is held
 * in memory beyond a chunk.
 */
export async function* writeArchive(
  content: ArchiveContent,
  making: ArchiveMaking,
): AsyncGenerator<Buffer> {
  const { id, kontor } = making
  const key = randomBytes(32)
  const slots = await Promise.all(making.openers.map((opener) => slotFor(key, opener)))
  const head: ArchiveHead = { id, kontor, createdAt: making.createdAt.toISOString(), slots }
  yield writeHead(head)
  yield* sealChunks(records(content, head), { key, id })
}

async function slotFor(key: Buffer, opener: Opener): Promise<Slots[number]> {
  if ('houseKey' in opener) return houseSlot(key, opener.houseKey)
  return await passwordSlot(key, opener.password)
}

async function* records(
  content: ArchiveContent,
  { id, createdAt, kontor }: ArchiveHead,
): AsyncGenerator<Buffer> {
  yield record('rows', '')
  yield* body(content.rows, measure())
  const digest = createHash('sha256')
  let files = 0
  let fileBytes = 0
  for await (const { key, open } of content.files) {
    const stream = await open()
    if (!stream) continue
    const measured = measure()
    yield record('file', key)
    const { size, sha256 } = yield* body(stream, measured)
    digest.update(`${sha256}  ${key}\n`)
    files += 1
    fileBytes += size
  }
  const filesDigest = digest.digest('hex')
  const rest = await content.close()
  const manifest: Manifest = { id, createdAt, kontor, files, fileBytes, filesDigest, ...rest }
  yield record('manifest', JSON.stringify(manifest))
}

async function* body(stream: AsyncIterable<Buffer>, measured: ReturnType<typeof measure>) {
  for await (const chunk of stream) {
    measured.add(chunk)
    yield record('data', chunk)
  }
  const stored = measured.result()
  yield record('end', JSON.stringify(stored))
  return stored
}
