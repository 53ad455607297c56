import { Readable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { files } from '../../server/module.ts'
import { bytesAt, jpeg, png, ROOT, send, startFilesApp } from '../../server/test-files.ts'
import { reserveBlob } from './blobs.ts'
import { retireForms, sweepBlobs, verifyBlobs } from './sweep.ts'

const setup = await startFilesApp()
const { admin, app, keep, read, db, scope } = setup
afterAll(() => app.close())

const { storage } = app.services
const TOMORROW = Date.now() + 25 * 3_600_000

describe('what a crash leaves behind', () => {
  test('bytes without a row go after a day, and not before', async () => {
    const key = await reserveBlob(db, 'original')
    await storage.put(key, Readable.from([Buffer.from('halb')]))
    expect(await sweepBlobs(scope)).toBe(0)
    expect(await storage.exists(key)).toBe(true)
    expect(await sweepBlobs(scope, TOMORROW)).toBe(1)
    expect(await storage.exists(key)).toBe(false)
    expect(await db.selectFrom('file_blobs').select('key').execute()).toEqual([])
  })

  test('bytes a row needs are never swept', async () => {
    const file = await keep({ name: 'a.png', bytes: await png(40, 30) })
    expect(await sweepBlobs(scope, TOMORROW)).toBe(0)
    expect((await bytesAt(`${app.url}/download/${file._id}`)).status).toBe(200)
  })

  test('a picture whose bytes were lost is made again', async () => {
    const file = await keep({ name: 'b.jpg', bytes: await jpeg(500, 300) })
    const path = `${app.url}/download/${file._id}/${file.gridrefs[0]?.gridref}`
    const before = await bytesAt(path)
    const row = await db
      .selectFrom('file_derivatives')
      .selectAll()
      .where('file_id', '=', file._id)
      .executeTakeFirstOrThrow()
    await storage.remove(row.blob_key)
    expect(await verifyBlobs(scope)).toEqual([row.blob_key])
    const after = await bytesAt(path)
    expect(after.status).toBe(200)
    expect(after.bytes.equals(before.bytes)).toBe(true)
    expect(await verifyBlobs(scope)).toEqual([])
  })

  test('a file whose original was lost says so, and heals when the same bytes come again', async () => {
    const bytes = new Uint8Array(await png(44, 30))
    const file = await keep({ name: 'c.png', bytes })
    const row = await db
      .selectFrom('files')
      .select('blob_key')
      .where('id', '=', file._id)
      .executeTakeFirstOrThrow()
    await storage.remove(row.blob_key)
    await verifyBlobs(scope)
    expect((await read(file._id)).isMissing).toBe(true)
    expect((await bytesAt(`${app.url}/download/${file._id}`)).status).toBe(404)
    expect((await send(admin, [{ name: 'c.png', bytes }])).json).toMatchObject({
      items: [{ _id: file._id, isMissing: false }],
    })
    expect((await bytesAt(`${app.url}/download/${file._id}`)).bytes.equals(bytes)).toBe(true)
  })

  test('a count that went wrong is put right', async () => {
    await db.updateTable('file_quotas').set({ used: 5 }).execute()
    await verifyBlobs(scope)
    const { rows } = { rows: await db.selectFrom('file_blobs').select(['size', 'state']).execute() }
    const live = rows
      .filter(({ state }) => state === 'live')
      .reduce((sum, { size }) => sum + size, 0)
    expect((await admin.get('/api/v0/quota/storage')).json.used).toBe(live)
  })
})

test('forms of an earlier recipe stay a week', async () => {
  const file = await keep({ name: 'd.jpg', bytes: await jpeg(400, 300) })
  const path = `${app.url}/download/${file._id}/${file.gridrefs[0]?.gridref}`
  await bytesAt(path)
  await admin.post('/api/v0/rotate/', { _id: file._id, version: 1, rotate: 90 })
  expect(await retireForms(scope)).toBe(0)
  expect((await bytesAt(path)).status).toBe(200)
  expect(await retireForms(scope, Date.now() + 8 * 86_400_000)).toBe(1)
  await admin.put(`${ROOT}/`, { _id: file._id, version: 2, alt: 'gedreht' })
  expect((await bytesAt(path)).status).toBe(404)
})

describe('what is held about a person', () => {
  test('is given out, handed on to another account, and forgotten', async () => {
    const [anna, ben] = [await app.as('admin'), await app.as('user')]
    const own = (await send(anna, [{ name: 'eigenes.txt', bytes: 'privat' }], '?isPrivate=true'))
      .json
    const shared = (await send(anna, [{ name: 'alle.txt', bytes: 'für alle' }])).json
    expect([own, shared]).toMatchObject([
      { items: [{ isPrivate: true }] },
      { items: [{ isPrivate: false }] },
    ])
    const person = { id: anna.userId, emails: ['a@example.org'], person: null }
    const heir = { id: ben.userId, emails: ['b@example.org'], person: null }
    const system = scopeOf(app.services, SYSTEM)
    const collect = (who: typeof person) => files.personal?.collect(system, who)
    expect(await collect(person)).toMatchObject({
      files: [{ name: 'eigenes.txt' }, { name: 'alle.txt' }],
    })
    await system.change(async (change) => files.personal?.merge(change, person, heir))
    expect(await collect(person)).toEqual({ files: [] })
    expect(await collect(heir)).toMatchObject({ files: [{}, {}] })
    const erase = () => system.change(async (change) => files.personal?.erase(change, heir))
    expect(await erase()).toMatchObject([{ what: { en: expect.stringContaining('Shared files') } }])
    expect(await erase()).toEqual([])
    expect(await collect(heir)).toEqual({ files: [] })
    const left = await db
      .selectFrom('files')
      .select(['name', 'owner_name', 'deleted_at'])
      .where('name', 'in', ['eigenes.txt', 'alle.txt'])
      .orderBy('name')
      .execute()
    expect(left).toMatchObject([
      { name: 'alle.txt', owner_name: '', deleted_at: null },
      { name: 'eigenes.txt', deleted_at: expect.any(Date) },
    ])
  })
})
