import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

const HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
const MB = 1024 * 1024

let directory: string
let server: Server
let storage: Storage
let requests: string[] = []
/** A stand-in for what the test server does not know: the list of unfinished uploads. */
let unfinished = ''

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kontor-s3-'))
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: 'kontor' }] })
  await s3.configureBuckets()
  const answer = s3.callback()
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    if (!answerOurselves(request, response)) answer(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  storage = openStorage({
    dataDir: directory,
    s3: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'auto',
      bucket: 'kontor',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
  })
})

beforeEach(() => {
  requests = []
  unfinished = ''
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await rm(directory, { recursive: true, force: true })
})

function answerOurselves(request: IncomingMessage, response: ServerResponse): boolean {
  const isAbort = request.method === 'DELETE' && request.url?.includes('uploadId=')
  if (isAbort) response.writeHead(204).end()
  const isList = request.method === 'GET' && request.url?.includes('uploads') && unfinished !== ''
  if (isList) response.writeHead(200, { 'content-type': 'application/xml' }).end(unfinished)
  return Boolean(isAbort || isList)
}

async function* twoPartsThen(error: Error) {
  yield Buffer.alloc(9 * MB)
  yield Buffer.alloc(9 * MB)
  throw error
}

describe('the bucket', () => {
  it('keeps a small object with one call, with size and hash', async () => {
    const stored = await storage.put('files/01/a.txt', Readable.from(['hel', 'lo']))
    expect(stored).toEqual({ size: 5, sha256: HELLO })
    expect(requests).toEqual([expect.stringMatching(/^PUT \/kontor\/files\/01\/a\.txt/)])
    expect(await text(await storage.get('files/01/a.txt'))).toBe('hello')
    expect(await storage.size('files/01/a.txt')).toBe(5)
    expect(await storage.exists('files/01/a.txt')).toBe(true)
  })

  it('keeps a large object in parts, byte for byte', async () => {
    const chunks = Array.from({ length: 18 }, (_, index) => Buffer.alloc(MB, `${index} kontor `))
    const stored = await storage.put('large', Readable.from(chunks))
    expect(stored.size).toBe(18 * MB)
    expect(requests.filter((request) => request.includes('partNumber='))).toHaveLength(3)
    const back = await buffer(await storage.get('large'))
    expect(back.equals(Buffer.concat(chunks))).toBe(true)
  })

  it('keeps an empty object', async () => {
    expect((await storage.put('empty', Readable.from([]))).size).toBe(0)
    expect(await storage.size('empty')).toBe(0)
  })

  it('reads a part', async () => {
    await storage.put('part', Readable.from(['0123456789']))
    expect(await text(await storage.get('part', { start: 2, end: 4 }))).toBe('234')
    expect(await text(await storage.get('part', { start: 7 }))).toBe('789')
  })

  it('says that what is not there was not found, and removing it is no fault', async () => {
    await expect(storage.get('nothing')).rejects.toMatchObject({ code: 'not-found' })
    expect(await storage.exists('nothing')).toBe(false)
    expect(await storage.size('nothing')).toBeUndefined()
    await storage.remove('nothing')
  })

  it('removes', async () => {
    await storage.put('gone', Readable.from(['x']))
    await storage.remove('gone')
    expect(await storage.exists('gone')).toBe(false)
  })

  it('refuses a key with a way out', async () => {
    await expect(storage.get('../other')).rejects.toThrow('is not a storage key')
    expect(requests).toEqual([])
  })
})

describe('an upload that fails', () => {
  it('is given up and leaves no object', async () => {
    const write = storage.put('half', Readable.from(twoPartsThen(new Error('upload aborted'))))
    await expect(write).rejects.toThrow('upload aborted')
    expect(requests.at(-1)).toMatch(/^DELETE \/kontor\/half\?.*uploadId=/)
    expect(await storage.exists('half')).toBe(false)
  })
})

describe('the sweep', () => {
  it('gives up uploads older than a day and lets fresh ones go on', async () => {
    const upload = (key: string, begun: Date) =>
      `<Upload><Key>${key}</Key><UploadId>id-${key}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`
    const old = upload('old', new Date(Date.now() - 90_000_000))
    unfinished = `<ListMultipartUploadsResult>${old}${upload('new', new Date())}</ListMultipartUploadsResult>`
    expect(await storage.sweep()).toBe(1)
    expect(requests.filter((request) => request.startsWith('DELETE'))).toEqual([
      expect.stringContaining('/kontor/old?'),
    ])
  })

  it('is no fault where the server cannot list uploads', async () => {
    expect(await storage.sweep()).toBe(0)
  })
})
