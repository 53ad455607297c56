import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { bytesAt, bytesNow, jpeg, picture, startFilesApp } from '../../server/test-files.ts'
import { downloadPath } from '../image-address.ts'
import { picturePool } from './pool.ts'

const { app, admin, keep, read, db } = await startFilesApp()
afterAll(() => app.close())

const AVIF = 'image/avif'
const kept = 'public, max-age=31536000, immutable'

function address(file: Awaited<ReturnType<typeof read>>, type: string): string {
  const form = file.gridrefs_ng.find((one) => one.type === type)
  return app.url + downloadPath(file._id, form?.gridref)
}

/** Nothing can be made meanwhile. */
async function whileBusy<T>(run: () => Promise<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const busy = [picturePool.run(() => promise), picturePool.run(() => promise)]
  try {
    return await run()
  } finally {
    resolve()
    await Promise.all(busy)
  }
}

test('until a form is made its address shows the original, which nobody may keep', async () => {
  const bytes = await jpeg(500, 300)
  const file = await keep({ name: 'a.jpg', bytes })
  const now = await whileBusy(() => bytesNow(address(file, AVIF)))
  expect(now).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' },
  })
  expect(now.bytes.equals(bytes)).toBe(true)
  const later = await bytesAt(address(file, AVIF))
  expect(later.headers).toMatchObject({ 'content-type': AVIF, 'cache-control': kept })
})

test('a form that is there and wide enough stands in before the original', async () => {
  const file = await keep({ name: 'b.jpg', bytes: await jpeg(700, 400) })
  const wider = file.gridrefs.find(({ res }) => res.w === 480)
  const made = await bytesAt(app.url + downloadPath(file._id, wider?.gridref))
  const now = await whileBusy(() => bytesNow(address(file, AVIF)))
  expect(now.headers['cache-control']).toBe('no-store')
  expect(now.bytes.equals(made.bytes)).toBe(true)
})

test('a picture that is turned and tells where it was taken shows neither at first', async () => {
  const secret = { IFD0: { Artist: 'Erika' } }
  const bytes = await picture(600, 400).withMetadata({ exif: secret }).jpeg().toBuffer()
  expect(bytes.includes('Erika')).toBe(true)
  const file = await keep({ name: 'c.jpg', bytes })
  const { version } = await read(file._id)
  await admin.post('/api/v0/rotate/', { _id: file._id, version, rotate: 90 })
  const turned = await read(file._id)
  const now = await bytesNow(address(turned, 'image/webp'))
  expect(now).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  expect(now.bytes.includes('Erika')).toBe(false)
  expect(await sharp(now.bytes).metadata()).toMatchObject({ width: 320, height: 480 })
})

test('a crowd asking for what is not made is answered at once, and each form is made once', async () => {
  const files = [
    await keep({ name: 'd.jpg', bytes: await jpeg(340, 200) }),
    await keep({ name: 'e.jpg', bytes: await jpeg(350, 200) }),
  ]
  const addresses = files.flatMap(({ _id, gridrefs_ng }) =>
    gridrefs_ng.map(({ gridref }) => app.url + downloadPath(_id, gridref)),
  )
  const crowd = await whileBusy(() =>
    Promise.all(Array.from({ length: 30 }, () => addresses.map((one) => bytesNow(one))).flat()),
  )
  expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200]))
  for (const one of addresses) expect((await bytesAt(one)).headers['cache-control']).toBe(kept)
  const rows = await db
    .selectFrom('file_derivatives')
    .select('gridref')
    .where(
      'file_id',
      'in',
      files.map(({ _id }) => _id),
    )
    .execute()
  expect(rows).toHaveLength(addresses.length)
})
