import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createSession } from '#kernel/server/sessions/sessions.ts'
import { dropExpired } from '../../../server/jobs.ts'
import { bytesAt, jpeg, startFilesApp } from '../../../server/test-files.ts'
import { TUS_PATH } from '../../tus.calls.ts'
import { Verdict } from '../../upload.calls.ts'

const setup = await startFilesApp()
const { admin, app, db, read, scope } = setup
afterAll(() => app.close())

const TUS = { 'tus-resumable': '1.0.0' }
const PIECE = { ...TUS, 'content-type': 'application/offset+octet-stream' }
const coded = (text: string) => Buffer.from(text).toString('base64')

async function begin(length: number, metadata = `filename ${coded('Bild.jpg')}`) {
  const headers = { ...TUS, 'upload-length': String(length), 'upload-metadata': metadata }
  const answer = await admin.raw(TUS_PATH, { method: 'POST', headers })
  return { ...answer, place: answer.headers.get('location') ?? '' }
}

function go(place: string, offset: number, bytes: Uint8Array) {
  const headers = { ...PIECE, 'upload-offset': String(offset) }
  return admin.raw(place, { method: 'PATCH', headers, body: new Uint8Array(bytes) })
}

async function verdictAt(place: string) {
  return (await admin.get(place)).parse(z.object({ verdict: Verdict })).verdict
}

async function offsetOf(place: string): Promise<string | null> {
  return (await admin.raw(place, { method: 'HEAD' })).headers.get('upload-offset')
}

describe('a resumable upload', () => {
  test('in pieces becomes one file, byte for byte', async () => {
    const bytes = await jpeg(1200, 900)
    const metadata = `filename ${coded('Tür.jpg')},folder ${coded('Fotos')},tags ${coded('a,b')}`
    const { status, place, headers } = await begin(bytes.length, metadata)
    expect(status).toBe(201)
    expect(headers.get('upload-expires')).toBeTruthy()
    expect((await go(place, 0, bytes.subarray(0, 1000))).status).toBe(204)
    expect(await offsetOf(place)).toBe('1000')
    const last = await go(place, 1000, bytes.subarray(1000))
    expect(last.status).toBe(204)
    const { file } = await verdictAt(place)
    expect(file).toMatchObject({ name: 'Tür.jpg', folder: 'Fotos', tags: ['a', 'b'] })
    expect((await bytesAt(`${app.url}/download/${file?._id}`)).bytes.equals(bytes)).toBe(true)
    expect((await admin.get(place)).json).toMatchObject({ verdict: { result: 'stored' } })
    const parts = await db.selectFrom('file_upload_parts').select('blob_key').execute()
    const blobs = await db
      .selectFrom('file_blobs')
      .select('key')
      .where('state', '<>', 'live')
      .execute()
    expect([parts, blobs]).toEqual([[], []])
  })

  test('goes on where a cut connection ended', async () => {
    const bytes = await jpeg(1300, 900)
    const { place } = await begin(bytes.length)
    await cutOff(place, bytes.subarray(0, 5000), bytes.length)
    await expect.poll(() => offsetOf(place)).toBe('5000')
    await go(place, 5000, bytes.subarray(5000))
    const verdict = await verdictAt(place)
    expect((await read(verdict.file?._id ?? '')).size).toBe(bytes.length)
  })

  test('takes each piece once, in its place, and not too much', async () => {
    const bytes = await jpeg(640, 400)
    const { place } = await begin(bytes.length)
    expect((await go(place, 7, bytes)).json.code).toBe('wrong-offset')
    const twice = await Promise.all([
      go(place, 0, bytes.subarray(0, 100)),
      go(place, 0, bytes.subarray(0, 100)),
    ])
    expect(twice.map(({ status }) => status).sort()).toEqual([204, 409])
    expect((await go(place, 100, Buffer.concat([bytes, bytes]))).status).toBe(413)
    expect(await offsetOf(place)).toBe('100')
  })

  test('of content that exists, or of a hostile one, ends with that verdict', async () => {
    const bytes = await jpeg(650, 400)
    for (const result of ['stored', 'duplicate']) {
      const { place } = await begin(bytes.length)
      await go(place, 0, bytes)
      expect((await verdictAt(place)).result).toBe(result)
    }
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const { place } = await begin(page.length)
    await go(place, 0, page)
    expect(await verdictAt(place)).toMatchObject({
      result: 'refused',
      code: 'hostile-file',
    })
  })

  test('belongs to who began it, can be given up, and runs out after a day', async () => {
    const { place } = await begin(10)
    const other = await app.as('admin')
    expect((await other.get(place)).status).toBe(404)
    expect((await admin.remove(place)).status).toBe(204)
    expect((await admin.get(place)).status).toBe(404)
    const { place: old } = await begin(10)
    await go(old, 0, Buffer.from('12345'))
    expect(await dropExpired(scope)).toBe(0)
    await dropExpired(scope, Date.now() + 25 * 3_600_000)
    expect((await admin.get(old)).status).toBe(404)
    expect(
      await db.selectFrom('file_blobs').select('key').where('state', '<>', 'live').execute(),
    ).toEqual([])
  })

  test.each([
    [{ ...TUS, 'upload-length': '-1' }, 400],
    [{ ...TUS, 'upload-length': '0' }, 422],
    [{ ...TUS, 'upload-length': '999999999999' }, 413],
    [{ ...TUS }, 400],
    [{ 'upload-length': '5' }, 412],
    [{ ...TUS, 'upload-length': '5', 'upload-metadata': `folder ${coded('../x//y')}` }, 400],
  ])('begun with %j is refused', async (headers, status) => {
    expect((await admin.raw(TUS_PATH, { method: 'POST', headers })).status).toBe(status)
  })

  test.each(['x', '..%2f', '01890000-0000-7000-8000-000000000000'])('%s is none', async (id) => {
    expect((await go(`${TUS_PATH}/${id}`, 0, Buffer.from('x'))).status).toBe(404)
  })
})

describe('parts and conditions of a download', () => {
  const address = z.object({ items: z.tuple([z.object({ _id: z.string() })]) })
  const keep = async (bytes: Buffer) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), 'a.txt')
    return `${app.url}/download/${(await admin.post('/api/v0/file/', form)).parse(address).items[0]._id}`
  }

  test('a range is a part of the file, and beyond it there is nothing', async () => {
    const bytes = Buffer.from('0123456789'.repeat(1000))
    const url = await keep(bytes)
    const ask = (range: string, more = {}) => bytesAt(url, { headers: { range, ...more } })
    const part = await ask('bytes=10-19')
    expect(part).toMatchObject({
      status: 206,
      headers: { 'content-range': 'bytes 10-19/10000', 'content-length': '10' },
    })
    expect(part.bytes.toString()).toBe('0123456789')
    expect((await ask('bytes=-3')).bytes.toString()).toBe('789')
    expect((await ask('bytes=9990-')).bytes.length).toBe(10)
    expect(await ask('bytes=10000-')).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */10000' },
    })
    expect(await ask('bytes=0-1,4-5')).toMatchObject({ status: 200 })
    const { etag = '' } = part.headers
    expect((await ask('bytes=0-0', { 'if-range': etag })).status).toBe(206)
    expect((await ask('bytes=0-0', { 'if-range': '"other"' })).status).toBe(200)
  })

  test('what has not changed is not sent again', async () => {
    const url = await keep(Buffer.from('gleich geblieben'))
    const { etag = '' } = (await bytesAt(url)).headers
    const again = await bytesAt(url, { headers: { 'if-none-match': etag } })
    expect(again).toMatchObject({
      status: 304,
      headers: { etag, 'cache-control': 'public, no-cache' },
    })
    expect(again.bytes).toHaveLength(0)
    const head = await bytesAt(url, { method: 'HEAD' })
    expect(head).toMatchObject({
      status: 200,
      headers: { 'content-length': '16', 'accept-ranges': 'bytes' },
    })
  })
})

/** Bytes of the piece that is just being written. */
async function largestPart(): Promise<number> {
  const folder = join(app.services.settings.dataDir, 'files')
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const parts = names.filter((name) => name.includes('.part-'))
  const sizes = parts.map((name) => stat(join(folder, name)).then(({ size }) => size))
  return Math.max(0, ...(await Promise.all(sizes)))
}

/** Promises more than it sends; hangs up once what it sent has arrived. */
async function cutOff(place: string, bytes: Uint8Array, promised: number): Promise<void> {
  const { port } = new URL(app.url)
  const socket = connect(Number(port), '127.0.0.1')
  const who = { userId: admin.userId, isStaff: true, limited: null, ip: '127.0.0.1', agent: 'test' }
  const cookie = `kontor_session=${await createSession(app.services.db, who)}`
  socket.write(
    `PATCH ${place} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: ${app.url}\r\ncookie: ${cookie}\r\n` +
      `tus-resumable: 1.0.0\r\nupload-offset: 0\r\ncontent-type: application/offset+octet-stream\r\n` +
      `content-length: ${promised}\r\n\r\n`,
  )
  socket.write(bytes)
  await expect.poll(largestPart).toBe(bytes.length)
  socket.destroy()
}
