import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { emptyTrash } from '#kernel/server/housekeeping/trash.ts'
import { galleriesById } from '../../server/api.ts'
import { files } from '../../server/module.ts'
import { png, startFilesApp } from '../../server/test-files.ts'
import { type Gallery, gallery } from '../gallery.ts'

const setup = await startFilesApp()
const { admin, app, keep, read } = setup
afterAll(() => app.close())

const ROOT = '/api/v0/gallery'
const pictures = [
  await keep({ name: 'a.png', bytes: await png(30, 20) }),
  await keep({ name: 'b.png', bytes: await png(31, 20) }),
  await keep({ name: 'c.png', bytes: await png(32, 20) }),
]
const [a = '', b = '', c = ''] = pictures.map(({ _id }) => _id)
const NOBODY = '01890000-0000-7000-8000-000000000000'

async function make(fields: object): Promise<Gallery> {
  const answer = await admin.post(`${ROOT}/`, { title: 'Werkstatt', ...fields })
  const [made] = answer.parse(z.object({ items: z.array(gallery.Wire) })).items
  if (!made) throw new Error(answer.text)
  return made
}

describe('a gallery', () => {
  test('keeps the order and the captions, and its files know of it', async () => {
    const items = [
      { file: b, caption: 'zuerst' },
      { file: a, caption: '' },
    ]
    const gallery = await make({ items, cover: a, layout: 'masonry', isDownloadable: true })
    expect(gallery).toMatchObject({
      items,
      cover: a,
      layout: 'masonry',
      isDownloadable: true,
      version: 1,
    })
    expect((await admin.get(`${ROOT}/${gallery._id}`)).json).toMatchObject({
      items: [{ _id: gallery._id }],
      files: [{ _id: b }, { _id: a }],
    })
    expect((await read(b)).numUses).toBe(1)
    const uses = (await admin.get(`/api/v0/file/${b}/uses`)).json.uses
    expect(uses).toMatchObject([{ noun: 'gallery', label: 'Werkstatt', id: gallery._id }])
  })

  test('changes by its version; unknown files are refused', async () => {
    const gallery = await make({ items: [{ file: a }] })
    const changed = await admin.put(`${ROOT}/`, {
      _id: gallery._id,
      version: 1,
      items: [{ file: c, caption: 'neu' }],
      title: 'Laden',
    })
    expect(changed.json).toMatchObject({
      items: [{ version: 2, title: 'Laden', items: [{ file: c }] }],
    })
    expect(
      (await admin.put(`${ROOT}/${gallery._id}`, { version: 1, title: 'x' })).json,
    ).toMatchObject({ code: 'stale', current: { version: 2 } })
    expect(
      (await admin.put(`${ROOT}/${gallery._id}`, { version: 2, items: [{ file: NOBODY }] })).json
        .code,
    ).toBe('unknown-file')
    expect((await admin.put(`${ROOT}/${NOBODY}`, { version: 2 })).status).toBe(404)
  })

  test('keeps its pictures when only the title changes, and the history says what changed', async () => {
    const items = [{ file: a, caption: 'alt' }]
    const made = await make({ items, cover: b })
    await admin.put(`${ROOT}/${made._id}`, { version: 1, title: 'Halle' })
    const next = [{ file: c, caption: 'neu' }]
    const changed = await admin.put(`${ROOT}/${made._id}`, { version: 2, items: next })
    expect(changed.json).toMatchObject({ items: [{ title: 'Halle', cover: b, items: next }] })
    const history = await setup.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('item_id', '=', made._id)
      .where('action', '=', 'update')
      .orderBy('id')
      .execute()
    expect(history).toEqual([
      { before: { title: 'Werkstatt' }, after: { title: 'Halle' } },
      { before: { items }, after: { items: next } },
    ])
  })

  test('goes without its files', async () => {
    const gallery = await make({ items: [{ file: c }] })
    const before = (await read(c)).numUses
    expect((await admin.remove(`${ROOT}/${gallery._id}`)).json).toEqual({ ids: [gallery._id] })
    expect(await read(c)).toMatchObject({ deleted: null, numUses: before - 1 })
    expect((await admin.remove(`${ROOT}/?_id=${gallery._id}`)).status).toBe(404)
  })

  test('is found by title, in lists and in the browser with the pictures of its card', async () => {
    const gallery = await make({ title: '100 % Eiche', items: [{ file: a }], cover: b })
    const found = await admin.post('/api/v0/search/gallery/', { search: '100 %' })
    expect(found.json).toMatchObject({ numItems: 1, items: [{ _id: gallery._id }] })
    const browsed = await admin.post('/api/v1/file/getDataGalleryBrowser', { search: 'eiche' })
    expect(browsed.json).toMatchObject({
      galleries: [{ _id: gallery._id }],
      numItems: 1,
      files: [{ _id: b }, { _id: a }],
    })
    const page = await admin.post('/api/v1/gallery/getPageData', { sort: 'title', limit: 1 })
    expect(page.json).toMatchObject({ items: [{ title: '100 % Eiche' }] })
    const many = await admin.post('/api/v0/batch/gallery/', { ids: [gallery._id, NOBODY] })
    expect(many.json).toMatchObject({ items: [{ _id: gallery._id }] })
    const gone = await admin.post('/api/v0/batch/gallery/remove/', { ids: [gallery._id, NOBODY] })
    expect(gone.json).toEqual({ ids: [gallery._id] })
  })
})

test('a page gets galleries with their files and the tags that make it stale', async () => {
  const items = [
    { file: b, caption: 'eins' },
    { file: a, caption: '' },
  ]
  const gallery = await make({ title: 'Seite', items })
  await admin.remove(`/api/v0/file/${a}?force=true`)
  const [shown] = await galleriesById(setup.db, [gallery._id, NOBODY])
  expect(shown).toMatchObject({ gallery: { title: 'Seite' }, files: [{ _id: b }] })
  expect(shown?.tags).toEqual([`gallery:${gallery._id}`, `file:${b}`, `file:${a}`])
  expect(await galleriesById(setup.db, [NOBODY])).toEqual([])
})

test('deleted galleries wait in the trash, are found there, unchanged until restored', async () => {
  const made = await make({ title: 'Sommerfest', items: [{ file: b, caption: 'Kuchen' }] })
  const before = (await read(b)).numUses
  expect((await admin.remove(`${ROOT}/${made._id}`)).json).toEqual({ ids: [made._id] })
  expect((await admin.get(`${ROOT}/?search=Sommerfest`)).json).toMatchObject({ numItems: 0 })
  const trash = await admin.get(`${ROOT}/?search=Sommerfest&trash=only`)
  expect(trash.json).toMatchObject({ items: [{ _id: made._id, deleted: expect.any(String) }] })
  expect(await galleriesById(setup.db, [made._id])).toEqual([])
  const changed = await admin.put(`${ROOT}/${made._id}`, { version: 2, title: 'Winterfest' })
  expect([changed.status, changed.json.code]).toEqual([422, 'in-trash'])
  const restored = await admin.post(`${ROOT}/${made._id}/restore`, {})
  expect(restored.json).toMatchObject({
    items: [{ title: 'Sommerfest', deleted: null, items: [{ file: b, caption: 'Kuchen' }] }],
  })
  expect((await read(b)).numUses).toBe(before)
  expect((await admin.post(`${ROOT}/${made._id}/restore`, {})).status).toBe(404)
})

test('what lay in the trash for a month goes for good', async () => {
  const made = await make({ title: 'Umbau', items: [{ file: b }] })
  await admin.remove(`${ROOT}/${made._id}`)
  const month = 31 * 24 * 60 * 60 * 1000
  await setup.db
    .updateTable('galleries')
    .set({ deleted_at: new Date(Date.now() - month) })
    .where('id', '=', made._id)
    .execute()
  await emptyTrash([files]).run(setup.app.scope, {} as never, {
    id: '1',
    number: 1,
    isLast: false,
    signal: new AbortController().signal,
  })
  expect((await admin.get(`${ROOT}/${made._id}`)).status).toBe(404)
})
