import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { bytesAt, jpeg, one, ROOT, startFilesApp } from '../../server/test-files.ts'
import { downloadPath, wholeGridref } from '../image-address.ts'

const setup = await startFilesApp()
const { admin, app, keep, read } = setup
afterAll(() => app.close())

const AS_IS = { rotate: 0, crop: null, focal: null, alt: '' }

function save(id: string, body: object) {
  return admin.put(`${ROOT}/${id}/picture`, { ...AS_IS, ...body })
}

test('turn, cut, focal point and alt text are saved together, and all of it can be taken back', async () => {
  const sent = await jpeg(900, 600)
  const file = await keep({ name: 'bank.jpg', bytes: sent })
  const crop = { x: 100, y: 50, width: 300, height: 400 }
  const words = { alt: 'Eine Bank', altEn: 'A bench' }
  const edit = { rotate: 90, crop, focal: { x: 0.2, y: 0.1 }, ...words }
  const cut = one(await save(file._id, { version: 1, ...edit }))
  expect(cut).toMatchObject({
    recipe: { rotate: 90, crop },
    ...words,
    res: { w: 300, h: 400 },
  })
  const narrow = cut.gridrefs[0]
  const { bytes } = await bytesAt(app.url + downloadPath(file._id, narrow?.gridref))
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 400 })

  const reset = one(await save(file._id, { version: cut.version }))
  expect(reset).toMatchObject({
    recipe: { rotate: 0, crop: null, focal: null },
    res: { w: 900, h: 600 },
    alt: '',
    altEn: 'A bench',
  })
  const original = await bytesAt(app.url + downloadPath(file._id))
  expect(Buffer.compare(original.bytes, sent)).toBe(0)
})

test('a moved focal point keeps the addresses of the pictures', async () => {
  const file = await keep({ name: 'f.jpg', bytes: await jpeg(800, 500) })
  const moved = one(await save(file._id, { version: 1, focal: { x: 0, y: 1 } }))
  expect(moved.recipe.focal).toEqual({ x: 0, y: 1 })
  expect(moved.gridrefs).toEqual(file.gridrefs)
})

test('a stale version, a cut outside and what is no picture are refused whole', async () => {
  const file = await keep({ name: 'g.jpg', bytes: await jpeg(400, 300) })
  const outside = { x: 0, y: 0, width: 400, height: 300 }
  expect(
    (await save(file._id, { version: 1, rotate: 90, crop: outside, alt: 'x' })).json.code,
  ).toBe('outside')
  expect(await read(file._id)).toMatchObject({ version: 1, alt: '' })
  await save(file._id, { version: 1, alt: 'neu' })
  expect((await save(file._id, { version: 1, alt: 'alt' })).json).toMatchObject({
    code: 'stale',
    current: { alt: 'neu' },
  })
  const paper = await keep({ name: 'a.txt', bytes: 'Angebot über eine Bank' })
  expect((await save(paper._id, { version: 1 })).json.code).toBe('no-picture')
})

test('the whole picture can be had for cutting, whatever its recipe says', async () => {
  const file = await keep({ name: 'w.jpg', bytes: await jpeg(2000, 1000) })
  await save(file._id, { version: 1, rotate: 90, crop: { x: 0, y: 0, width: 100, height: 100 } })
  const ref = wholeGridref({ gridref: file.gridref, width: 2000 })
  const { status, bytes } = await bytesAt(app.url + downloadPath(file._id, ref))
  expect(status).toBe(200)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 })
  const wider = ref.replace('-1600w', '-1700w')
  expect((await bytesAt(app.url + downloadPath(file._id, wider))).status).toBe(404)
})
