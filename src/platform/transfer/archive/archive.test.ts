import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { PlatformError } from '#platform/platform-error.ts'
import { diskStorage } from '../../storage/disk-storage.ts'
import { writeHead } from './format/archive-head.ts'
import { houseSlot, type Opener } from './format/key-slots.ts'
import { openArchive } from './format/open-archive.ts'
import { record } from './format/records.ts'
import { sealChunks } from './format/sealed-chunks.ts'
import { writeArchive } from './format/write-archive.ts'

const folder = await mkdtemp(join(tmpdir(), 'kontor-archive-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const storage = diskStorage(folder)
const houseKey = randomBytes(32)
const ID = '019a2f00-0000-7000-8000-000000000001'
const KEY = 'backups/one.kontor'

type Files = Record<string, Buffer>

async function written(files: Files, openers: Opener[] = [{ houseKey }]): Promise<Buffer> {
  async function* each() {
    for (const [key, bytes] of Object.entries(files)) {
      yield { key, open: async () => Readable.from([bytes]) }
    }
  }
  const content = {
    rows: Readable.from([Buffer.from('rows')]),
    files: each(),
    close: async () => ({ migrations: [], tables: {}, pages: [], secret: 's' }),
  }
  const making = { id: ID, createdAt: new Date(0), kontor: '1', openers }
  return await joined(writeArchive(content, making))
}

async function joined(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/** Reads an archive from its bytes; the hash of every file, or the fault. */
async function readBack(bytes: Buffer, opener: Opener = { houseKey }) {
  await storage.put(KEY, Readable.from([bytes]))
  const found: Record<string, string> = {}
  try {
    const archive = await openArchive({ storage, key: KEY }, opener)
    const manifest = await archive.read({ fileDone: ({ key, sha256 }) => (found[key] = sha256) })
    return { manifest, found }
  } catch (error) {
    if (error instanceof PlatformError) return { fault: error.code }
    throw error
  }
}

/** An archive with any records, sealed as ours are: what only somebody with the key could make. */
async function forged(...records: Buffer[]): Promise<Buffer> {
  const key = randomBytes(32)
  const slots = [houseSlot(key, houseKey)]
  const head = writeHead({ id: ID, createdAt: new Date(0).toISOString(), kontor: '1', slots })
  return Buffer.concat([head, await joined(sealChunks(Readable.from(records), { key, id: ID }))])
}

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const end = (bytes: Buffer) =>
  record('end', JSON.stringify({ size: bytes.length, sha256: sha(bytes) }))
const ROWS = [record('rows', ''), end(Buffer.alloc(0))]

test('what is written is read back, of any size around the borders of chunks', async () => {
  const sizes = [0, 1, 262_143, 262_144, 262_145, 1_000_000]
  const files: Files = Object.fromEntries(
    sizes.map((size) => [`files/a/${size}`, randomBytes(size)]),
  )
  const { found, manifest } = await readBack(await written(files))
  expect(found).toEqual(Object.fromEntries(Object.entries(files).map(([k, v]) => [k, sha(v)])))
  expect(manifest).toMatchObject({ id: ID, files: 6, secret: 's' })
})

test('a password opens it, and neither another password nor another house does', async () => {
  const bytes = await written({ 'files/a': Buffer.from('x') }, [
    { houseKey },
    { password: 'Größe' },
  ])
  expect(await readBack(bytes, { password: 'Größe' })).toMatchObject({ manifest: { files: 1 } })
  expect(await readBack(bytes)).toMatchObject({ manifest: { files: 1 } })
  expect(await readBack(bytes, { password: 'Grösse' })).toEqual({ fault: 'wrong-key' })
  expect(await readBack(bytes, { houseKey: randomBytes(32) })).toEqual({ fault: 'wrong-key' })
  expect(bytes.includes('rows')).toBe(false)
})

test('cut anywhere or changed anywhere, it is refused', async () => {
  const bytes = await written({ 'files/a/1': randomBytes(600_000), 'files/a/2': Buffer.from('b') })
  const body = bytes.indexOf('\n', 16) + 1
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: bytes.length - 1 }),
      fc.boolean(),
      async (at, cuts) => {
        const bad = cuts ? bytes.subarray(0, at) : Buffer.from(bytes)
        if (!cuts) bad[at] = (bad[at] ?? 0) ^ 4
        const { fault, manifest } = {
          manifest: undefined,
          fault: undefined,
          ...(await readBack(bad)),
        }
        // Of the readable head only what nothing depends on may change unnoticed.
        if (!cuts && at < body) return fault !== undefined || manifest !== undefined
        return fault !== undefined
      },
    ),
    { numRuns: 60 },
  )
  expect(await readBack(Buffer.concat([bytes, Buffer.from('x')]))).toEqual({
    fault: 'archive-damaged',
  })
  expect(
    await readBack(Buffer.concat([bytes.subarray(0, body), bytes.subarray(body + 262_160)])),
  ).toEqual({ fault: 'archive-damaged' })
  expect(await readBack(Buffer.from('KONTOR-BACKUP 2\n{}\n'))).toEqual({ fault: 'other-format' })
  expect(await readBack(Buffer.from('PK\u0003\u0004'))).toEqual({ fault: 'not-an-archive' })
}, 60_000)

test.each([
  '../../etc/passwd',
  '/etc/passwd',
  'files/../../x',
  'files\\x',
  'files/\0x',
  '.ssh/x',
  '',
])('a file called %j is refused', async (name) => {
  const bytes = await forged(...ROWS, record('file', name), end(Buffer.alloc(0)))
  expect(await readBack(bytes)).toEqual({ fault: 'archive-damaged' })
})

test('records in a wrong order, doubled files, lies about sizes and a missing end are refused', async () => {
  const x = Buffer.from('x')
  const file = [record('file', 'files/x'), record('data', x), end(x)]
  const lies = [
    [...ROWS, ...file, ...file],
    [...ROWS, ...file],
    [...ROWS, record('file', 'files/x'), record('data', x), end(Buffer.from('y'))],
    [...ROWS, record('data', x)],
    [...ROWS, record('file', 'files/x'), record('rows', '')],
    [...ROWS, record('manifest', '{}')],
    [Buffer.from([0x44, 0xff, 0xff, 0xff, 0xff])],
    [Buffer.from('Zgarbage')],
  ]
  for (const records of lies) {
    expect(await readBack(await forged(...records))).toEqual({ fault: 'archive-damaged' })
  }
})

test('ten thousand files are read without trouble', async () => {
  const files: Files = {}
  for (let index = 0; index < 10_000; index += 1) files[`files/${index}`] = Buffer.from(`${index}`)
  expect(await readBack(await written(files))).toMatchObject({ manifest: { files: 10_000 } })
})
