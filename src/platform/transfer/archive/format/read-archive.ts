import { createHash } from 'node:crypto'
import { z } from 'zod'
import { measure } from '../../../files/measure.ts'
import { checkKey } from '../../../storage/storage-key.ts'
import { Manifest } from './manifest.ts'
import { type Entry, readRecords } from './records.ts'
import { damaged, openChunks } from './sealed-chunks.ts'

export type ReadFile = { key: string; size: number; sha256: string }

/** Where the content goes while it is read; each gets all bytes of its part. */
export type ArchiveTaker = {
  rows?(bytes: AsyncIterable<Buffer>): Promise<void>
  file?(key: string, bytes: AsyncIterable<Buffer>): Promise<void>
  /** Told once a file was read and was as it was written. */
  fileDone?(file: ReadFile): void
}

type Source = { sealed: AsyncIterable<Buffer>; key: Buffer; id: string }

/**
 * Reads an archive from beginning to end, every byte of it. Resolves only for a whole one: what is
 * cut, altered, foreign or names a place outside the storage ends it with an error.
 */
export async function readArchive(source: Source, taker: ArchiveTaker): Promise<Manifest> {
  const records = readRecords(openChunks(source.sealed, source))
  const digest = createHash('sha256')
  const seen = { rows: 0, files: 0, fileBytes: 0, keys: new Set<string>() }
  let manifest: Manifest | undefined
  for await (const { kind, bytes } of records) {
    if (manifest) throw damaged('something follows its end')
    if (kind === 'rows') {
      seen.rows += 1
      await take(records, taker.rows)
    } else if (kind === 'file') {
      const key = keyOf(bytes, seen.keys)
      const file = { key, ...(await take(records, taker.file && bindKey(taker.file, key))) }
      digest.update(`${file.sha256}  ${key}\n`)
      seen.files += 1
      seen.fileBytes += file.size
      taker.fileDone?.(file)
    } else if (kind === 'manifest') manifest = parse(Manifest, bytes)
    else throw damaged('its parts are in no order')
  }
  if (!manifest || seen.rows !== 1) throw damaged('it has no end')
  const isWhole =
    manifest.id === source.id &&
    manifest.files === seen.files &&
    manifest.fileBytes === seen.fileBytes &&
    manifest.filesDigest === digest.digest('hex')
  if (!isWhole) throw damaged('its contents do not match what it says of itself')
  return manifest
}

const End = z.strictObject({ size: z.int().min(0), sha256: z.hash('sha256') })

/** One part: the taker pulls its bytes, and what it leaves is read all the same. */
async function take(
  records: AsyncGenerator<Entry>,
  taker: ((bytes: AsyncIterable<Buffer>) => Promise<void>) | undefined,
): Promise<z.infer<typeof End>> {
  const measured = measure()
  let end: z.infer<typeof End> | undefined
  async function* bytes(): AsyncGenerator<Buffer> {
    while (!end) {
      const next = await records.next()
      if (next.done) throw damaged('it ends inside a part')
      if (next.value.kind === 'end') end = parse(End, next.value.bytes)
      else if (next.value.kind === 'data') {
        measured.add(next.value.bytes)
        yield next.value.bytes
      } else throw damaged('a part begins inside another')
    }
  }
  const left = bytes()
  if (taker) await taker({ [Symbol.asyncIterator]: () => keptOpen(left) })
  for await (const _ of left);
  const found = measured.result()
  if (!end || end.size !== found.size || end.sha256 !== found.sha256)
    throw damaged('a part is not as it was written')
  return end
}

/** Whoever stops early must not close what is still to be read. */
function keptOpen(bytes: AsyncGenerator<Buffer>): AsyncIterator<Buffer> {
  return { next: () => bytes.next() }
}

function bindKey(file: NonNullable<ArchiveTaker['file']>, key: string) {
  return (bytes: AsyncIterable<Buffer>) => file(key, bytes)
}

/** Names come from outside: none may lead out of the storage, none may come twice. */
function keyOf(bytes: Buffer, known: Set<string>): string {
  const key = bytes.toString('utf8')
  try {
    checkKey(key)
  } catch (error) {
    throw damaged('a file has a name that no file of ours has', error)
  }
  if (known.has(key)) throw damaged('a file comes twice')
  known.add(key)
  return key
}

function parse<S extends z.ZodType>(schema: S, bytes: Buffer): z.output<S> {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')))
  } catch (error) {
    throw damaged('a line is unreadable', error)
  }
}
