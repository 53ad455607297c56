import { afterAll, expect, test } from 'vitest'
import { isPixels } from '../../images/server/derivatives.ts'
import { png, ROOT, startFilesApp } from '../../server/test-files.ts'
import { browseFiles } from '../file.calls.ts'

const setup = await startFilesApp()
const { admin, app, keep } = setup
afterAll(() => app.close())

const holz = await keep(
  { name: 'Holzlager Ost.png', bytes: await png(300, 200) },
  '?tags=Holz&tags=Lager&folder=Fotos',
)
const tuer = await keep({ name: 'Türgriff.png', bytes: await png(310, 200) }, '?tags=Holz')
const text = await keep({ name: 'Preise 2026.csv', bytes: 'a;b' }, '?folder=Listen')
const gone = await keep({ name: 'Alt.txt', bytes: 'alt' })
await admin.remove(`${ROOT}/${gone._id}`)

const browse = async (body: object) => {
  const { files, ...rest } = (await admin.post('/api/v1/file/getDataFileBrowser', body)).parse(
    browseFiles.reply,
  )
  return { names: files.map(({ name }) => name), ...rest }
}

test('the browser shows the latest first, with what can be filtered by', async () => {
  expect(await browse({})).toMatchObject({
    names: [text.name, tuer.name, holz.name],
    numItems: 3,
    availableTags: ['Holz', 'Lager'],
    availableExt: ['csv', 'png', 'txt'],
    availableFolders: ['Fotos', 'Listen'],
    next: null,
  })
})

test.each([
  [{ type: ['image'] }, [tuer.name, holz.name]],
  [{ type: ['document', 'image'], sort: 'name' }, [holz.name, text.name, tuer.name]],
  [{ tags: ['Holz', 'Lager'] }, [holz.name]],
  [{ folder: '' }, [tuer.name]],
  [{ folder: 'Listen' }, [text.name]],
  [{ ext: ['csv'] }, [text.name]],
  [{ trash: true }, [gone.name]],
  [{ unused: true, sort: 'size' }, [text.name, expect.any(String), expect.any(String)]],
  [{ search: 'holz' }, [tuer.name, holz.name]],
  [{ search: 'tuergr' }, [tuer.name]],
  [{ search: 'türgriff' }, [tuer.name]],
  [{ search: "ost' | 'x" }, []],
  [{ search: '2026 preise' }, [text.name]],
])('%j finds %j', async (body, names) => {
  expect((await browse(body)).names).toEqual(names)
})

test('pages follow one another without gap or double', async () => {
  const first = await browse({ limit: 2 })
  const second = await browse({ limit: 2, cursor: first.next })
  expect([...first.names, ...second.names]).toEqual([text.name, tuer.name, holz.name])
})

test.each([
  { sort: 'id; drop table files' },
  { limit: 201 },
  { tags: 'x'.repeat(61) },
  { type: ['exe'] },
  { unknown: 1 },
])('%j is refused', async (body) => {
  expect((await admin.post('/api/v1/file/getDataFileBrowser', body)).status).toBe(400)
})

test('the plain list, the search and the batch say the same', async () => {
  const list = await admin.get(`${ROOT}/?type=image&trash=false`)
  expect(list.json).toMatchObject({ numItems: 2, items: [{ _id: tuer._id }, { _id: holz._id }] })
  const found = await admin.post('/api/v0/search/file/', { search: 'lager' })
  expect(found.json).toMatchObject({ items: [{ _id: holz._id }] })
  const many = await admin.post('/api/v0/batch/file/', { ids: [text._id, holz._id] })
  expect(many.json).toMatchObject({ items: [{ _id: text._id }, { _id: holz._id }] })
  expect(isPixels(holz)).toBe(true)
})
