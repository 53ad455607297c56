import { request } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { matches, readRange } from '#kernel/server/http/download/byte-range.ts'
import { bytesAt, jpeg, png, ROOT, startFilesApp } from '../../server/test-files.ts'
import { ServedCache } from './served-cache.ts'

const setup = await startFilesApp()
const { admin, app, keep, read } = setup
afterAll(() => app.close())

const one = await keep({ name: 'eins.png', bytes: await png(400, 300) })
const two = await keep({ name: 'zwei.png', bytes: await png(410, 300) })
const form = one.gridrefs[0]?.gridref ?? ''

/** As typed: no client tidies the path up. */
function knock(path: string): Promise<number> {
  const { port } = new URL(app.url)
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })
}

describe('an address that is none answers 404', () => {
  const odd = [
    '..',
    '../..',
    '..%2f',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e%2f',
    '%2e%2e/%2e%2e',
    '..%5c..%5cboot.ini',
    '....//....//',
    '%00',
    'a%00b',
    '%0d%0aset-cookie:a',
    '%20',
    '*',
    "'",
    "'%20or%201=1--",
    '%22',
    '%7b%7d',
    '-1',
    '0',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    '%252e%252e%252f',
    '%c0%ae%c0%ae%2f'.replace(/%c0%ae/g, '%e2%80%ae'),
    'a'.repeat(400),
    'file:%2f%2f%2fetc',
    'http:%2f%2f127.0.0.1',
    '%5c%5chost%5cshare',
    'C:%5cwindows',
  ]
  const ids = [
    ...odd,
    one._id.toUpperCase(),
    `${one._id}.png`,
    `{${one._id}}`,
    one._id.replace(/-/g, ''),
    '01890000-0000-7000-8000-000000000000',
  ]
  const gridrefs = [
    ...odd,
    two.gridref,
    two.gridrefs[0]?.gridref ?? '',
    `${form}x`,
    form.slice(0, -1),
    form.toUpperCase(),
    form.replace('320', '321'),
    form.replace('320', '99999'),
    form.replace('320', '-320'),
    form.replace(/.$/, 'z'),
    `${form}.png`,
  ]

  test.each(ids)('file %s', async (id) => {
    expect(await knock(`/download/${id}`)).toBe(404)
    expect(await knock(`/api/v0/download/${id}`)).toBe(404)
  })

  test.each(gridrefs)('form %s', async (gridref) => {
    expect(await knock(`/download/${one._id}/${gridref}`)).toBe(404)
    expect(await knock(`/api/v0/download/${one._id}/${gridref}`)).toBe(404)
  })
})

describe('who may read a file', () => {
  test('a public one anyone, at all four addresses', async () => {
    for (const base of ['/download', '/api/v0/download']) {
      expect((await bytesAt(`${app.url}${base}/${one._id}`)).status).toBe(200)
      expect((await bytesAt(`${app.url}${base}/${one._id}/${form}`)).status).toBe(200)
    }
  })

  test('a private one staff with the right; for others there is none, also on the fast way', async () => {
    const file = await keep({ name: 'geheim.png', bytes: await png(420, 300) })
    const paths = [`/download/${file._id}`, `/download/${file._id}/${file.gridrefs[0]?.gridref}`]
    for (const path of paths) expect((await app.guest.get(path)).status).toBe(200)
    await admin.put(`${ROOT}/`, { _id: file._id, version: 1, isPrivate: true })
    const customer = await app.as('user')
    const member = await app.as('member')
    for (const path of paths) {
      for (const caller of [app.guest, customer, member])
        expect((await caller.get(path)).status).toBe(404)
      const answer = await admin.get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    }
  })

  test('a private one its owner', async () => {
    const customer = await app.as('user')
    const file = await keep({ name: 'meins.png', bytes: await png(430, 300) }, '?isPrivate=true')
    await setup.db
      .updateTable('files')
      .set({ owner_id: customer.userId })
      .where('id', '=', file._id)
      .execute()
    expect((await customer.get(`/download/${file._id}`)).status).toBe(200)
    expect((await (await app.as('user')).get(`/download/${file._id}`)).status).toBe(404)
  })

  test('one in the trash staff only', async () => {
    const file = await keep({ name: 'weg.png', bytes: await png(440, 300) })
    const path = `/download/${file._id}/${file.gridrefs[0]?.gridref}`
    expect((await app.guest.get(path)).status).toBe(200)
    await admin.remove(`${ROOT}/${file._id}`)
    expect((await app.guest.get(path)).status).toBe(404)
    expect((await admin.get(path)).status).toBe(200)
  })
})

describe('how a file is given out', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj')
  const txt = Buffer.from('nur Text')
  test.each([
    { name: 'bild.png', make: () => png(60, 60), type: 'image/png', shown: /^inline; / },
    { name: 'blatt.pdf', make: () => pdf, type: 'application/pdf', shown: /^inline; / },
    { name: 'a.txt', make: () => txt, type: 'text/plain; charset=utf-8', shown: /^attachment; / },
  ])('$name', async ({ name, make, type, shown }) => {
    const file = await keep({ name, bytes: new Uint8Array(await make()) })
    const { headers } = await bytesAt(`${app.url}/download/${file._id}`)
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(shown),
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, no-cache',
      etag: expect.stringMatching(/^"[0-9a-f.o]+"$/),
    })
    const saved = await bytesAt(`${app.url}/download/${file._id}?save=true`)
    expect(saved.headers['content-disposition']).toMatch(/^attachment; /)
  })

  test('its name reaches the browser whole, whatever letters it has', async () => {
    const file = await keep({ name: 'Tür "neu" – Öl\u2019s.jpg', bytes: await jpeg(66, 66) })
    const { headers } = await bytesAt(`${app.url}/download/${file._id}`)
    const exact = /filename\*=UTF-8''(\S+)/.exec(headers['content-disposition'] ?? '')?.[1] ?? ''
    expect(decodeURIComponent(exact)).toBe((await read(file._id)).name)
  })
})

describe('a range', () => {
  test.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=10-', { start: 10, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=100-', 'beyond'],
    ['bytes=-0', 'beyond'],
    ['bytes=9-3', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['items=0-1', undefined],
    ['', undefined],
  ])('%s of 100 bytes', (header, range) => {
    expect(readRange(header, 100)).toEqual(range)
  })

  test('an unchanged file is recognised in every way of writing it', () => {
    expect(matches('"a"', '"a"')).toBe(true)
    expect(matches('W/"a", "b"', '"b"')).toBe(true)
    expect(matches('*', '"b"')).toBe(true)
    expect(matches('"c"', '"b"')).toBe(false)
    expect(matches('', '"b"')).toBe(false)
  })
})

test('what is remembered of a file is no longer believed once anything was touched', () => {
  let now = 1
  const cache = new ServedCache({ moment: () => now, isNow: (moment) => moment === now })
  const served = {
    fileId: 'a',
    name: 'a',
    kind: 'image' as const,
    type: 'image/png',
    key: 'k',
    size: 1,
    etag: '"a"',
    isFixed: true,
    isClosed: false,
    ownerId: null,
    bytes: Buffer.from('x'),
  }
  cache.keep('a', served, now)
  expect(cache.find('a')).toBe(served)
  now += 1
  expect(cache.find('a')).toBeUndefined()
  expect(cache.bytesOf('a', '"a"')?.toString()).toBe('x')
  cache.keep('a', served, 1)
  expect(cache.find('a')).toBeUndefined()
})
