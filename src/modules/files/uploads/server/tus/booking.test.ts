import { request } from 'node:http'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession } from '#kernel/server/sessions/sessions.ts'
import type { Caller } from '#tests/caller.ts'
import { dropExpired } from '../../../server/jobs.ts'
import { configure, send, startFilesApp } from '../../../server/test-files.ts'
import { TUS_PATH } from '../../tus.calls.ts'

const { admin, app, db, scope } = await startFilesApp()
// A second instance has code and memory of its own: only database and storage are shared.
vi.resetModules()
const { startTestApp } = await import('#tests/test-app.ts')
const other = await startTestApp({
  database: app.database,
  env: { KONTOR_DATA_DIR: app.services.settings.dataDir },
})
const colleague = await other.as('admin')
afterAll(async () => {
  await other.close()
  await app.close()
})

const GB = 1024 ** 3
const TUS = { 'tus-resumable': '1.0.0' }
const NAME = { 'upload-metadata': `filename ${Buffer.from('a.txt').toString('base64')}` }

async function announce(length: number, by: Caller = admin) {
  const headers = { ...TUS, ...NAME, 'upload-length': String(length) }
  const { status, json, headers: said } = await by.raw(TUS_PATH, { method: 'POST', headers })
  return { status, json, place: said.get('location') ?? '' }
}

function fill(place: string, text: string) {
  const headers = {
    ...TUS,
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  }
  return admin.raw(place, { method: 'PATCH', headers, body: text })
}

const resultAt = async (place: string) => Object((await admin.get(place)).json.verdict).result
const codes = (answers: readonly { status: number; json: object }[]) =>
  answers.map(({ status, json }) => (status === 201 ? 201 : 'code' in json && json.code))
const used = async () => (await admin.get('/api/v0/quota/')).json.used

/** So many bytes are free, whatever earlier tests stored. */
async function leave(bytes: number, fields: object = {}): Promise<void> {
  await dropExpired(scope, Date.now() + 25 * 3_600_000)
  const total = Number(await used()) + bytes
  await configure(admin, 'components.files', { quota_bytes: total, open_uploads: 20, ...fields })
  await other.services.config.reload()
}

describe('announced uploads', () => {
  beforeEach(() => leave(1_000_000))

  test('at the same time, on two instances, are taken as far as they fit together', async () => {
    const before = Number(await used())
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => announce(300_000, turn % 2 ? colleague : admin)),
    )
    expect(codes(answers).sort()).toEqual([201, 201, 201, ...Array(7).fill('quota-full')])
    const refused = answers.find(({ status }) => status !== 201)
    expect(refused).toMatchObject({ status: 507, json: { clearable: expect.any(Object) } })
    expect(await used()).toBe(before + 900_000)
  })

  test('give their space back when they are cancelled', async () => {
    const { place } = await announce(900_000)
    expect(codes([await announce(200_000)])).toEqual(['quota-full'])
    await admin.remove(place)
    expect(codes([await announce(200_000)])).toEqual([201])
  })

  test('count no longer once they have run out, and the sweep forgets them', async () => {
    await announce(900_000)
    expect(codes([await announce(900_000)])).toEqual(['quota-full'])
    const past = { expires_at: new Date(Date.now() - 1000) }
    await db.updateTable('file_uploads').set(past).execute()
    await db.updateTable('file_bookings').set(past).execute()
    expect(codes([await announce(900_000)])).toEqual([201])
    await dropExpired(scope)
    const rows = await db.selectFrom('file_bookings').select('bytes').execute()
    expect(rows).toEqual([{ bytes: 900_000 }])
  })

  test('turn into used space when they end, down to the last byte', async () => {
    const before = Number(await used())
    const { place } = await announce(1_000_000)
    expect(await used()).toBe(before + 1_000_000)
    await fill(place, 'ganz voll '.repeat(100_000))
    expect(await resultAt(place)).toBe('stored')
    expect(await used()).toBe(before + 1_000_000)
    expect(await db.selectFrom('file_bookings').select('id').execute()).toEqual([])
  })

  test('that are refused at their end give their space back', async () => {
    const before = Number(await used())
    const page = '<html><script>alert(1)</script></html>'
    const { place } = await announce(page.length)
    expect(await used()).toBe(before + page.length)
    await fill(place, page)
    expect(await resultAt(place)).toBe('refused')
    expect(await used()).toBe(before)
  })

  test('keep their space from files that come in one go', async () => {
    await announce(900_000)
    const sent = await send(admin, [{ name: 'b.txt', bytes: 'dazwischen '.repeat(20_000) }])
    expect(sent).toMatchObject({ status: 507, json: { code: 'quota-full' } })
  })

  test('are so many for each person, and each has their own', async () => {
    await leave(1_000_000, { open_uploads: 2 })
    const mine = await Promise.all([1, 2, 3, 4].map(() => announce(1000)))
    expect(codes(mine).sort()).toEqual([201, 201, 'too-many-uploads', 'too-many-uploads'])
    expect(mine.find(({ status }) => status !== 201)).toMatchObject({
      status: 429,
      json: { most: 2, message: expect.stringContaining('Uploads') },
    })
    expect(codes([await announce(1000, colleague)])).toEqual([201])
  })

  test('never promise more than the disk has', async () => {
    const { statfs } = await import('node:fs/promises')
    const { bavail, bsize } = await statfs(app.services.settings.dataDir)
    await leave(1024 * 1024 * GB, { open_uploads: 500, quota_bytes: 1024 * 1024 * GB })
    const enough = Math.ceil((bavail * bsize) / (4 * GB)) + 1
    const answers = await Promise.all(Array.from({ length: enough }, () => announce(2 * GB)))
    const taken = answers.filter(({ status }) => status === 201)
    expect(new Set(codes(answers).filter((code) => code !== 201))).toEqual(new Set(['disk-full']))
    expect(taken.length * 4 * GB).toBeLessThan(bavail * bsize)
  })
})

describe('a file that is just arriving', () => {
  const MB = 1024 * 1024

  test('counts while it is under way, and no longer when its connection is cut', async () => {
    await leave(16 * MB)
    const before = Number(await used())
    const call = await sendSlowly(9 * MB)
    await expect.poll(used).toBe(before + 8 * MB)
    expect(codes([await announce(9 * MB)])).toEqual(['quota-full'])
    call.destroy()
    await expect.poll(used).toBe(before)
    expect(codes([await announce(9 * MB)])).toEqual([201])
  })

  test('is stopped where it would take what is promised to others', async () => {
    await leave(16 * MB)
    await announce(10 * MB)
    const sent = await send(admin, [{ name: 'c.txt', bytes: 'zu viel '.repeat(MB * 1.5) }])
    expect(sent).toMatchObject({ status: 507, json: { code: 'quota-full' } })
    expect(await db.selectFrom('file_bookings').select('bytes').execute()).toHaveLength(1)
  })
})

/** Sends so many bytes of a larger file, and then nothing more. */
async function sendSlowly(bytes: number) {
  const who = { userId: admin.userId, isStaff: true, limited: null, ip: '127.0.0.1', agent: 'test' }
  const cookie = `kontor_session=${await createSession(app.services.db, who)}`
  const call = request(`${app.url}/api/v0/file/`, {
    method: 'POST',
    headers: { cookie, origin: app.url, 'content-type': 'multipart/form-data; boundary=xx' },
  })
  // It is cut off on purpose.
  call.on('error', () => undefined)
  call.write('--xx\r\ncontent-disposition: form-data; name="file"; filename="l.txt"\r\n\r\n')
  call.write('langsam '.repeat(bytes / 8))
  return call
}
