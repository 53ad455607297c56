import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { tablesOf } from '#kernel/server/database.ts'
import { entryClient } from '#modules/entries/server/test-entries.ts'
import type { StoredFile } from '#modules/files/files/file.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import { jpeg, one, picture, send } from '#modules/files/server/test-files.ts'
import { startPagesApp } from '#modules/pages/server/test-pages-app.ts'

const { app, admin, make, save, publish } = await startPagesApp({ hasWorkers: true })
afterAll(() => app.close())
const db = tablesOf<FileTables>(app.services.db)

const upload = async (name: string, bytes: Buffer) => one(await send(admin, [{ name, bytes }]))
const photo = async (name: string) => upload(name, await jpeg(500, 300))
const showing = (file: string) => ({ id: 'i', type: 'image', props: { file, alt: 'Bild' } })

async function pageWith(title: string, block: object): Promise<string> {
  const page = await make(title)
  const saved = await save(page._id, { blocks: [block] })
  if (saved.status !== 200) throw new Error(saved.text)
  return page._id
}

async function made(id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('file_derivatives')
    .select('gridref')
    .where('file_id', '=', id)
    .where('retired_at', 'is', null)
    .execute()
  return rows.map(({ gridref }) => gridref).sort()
}

/** Every width of the best format, and the one for browsers that know no other. */
function wanted({ gridrefs, gridrefs_ng }: StoredFile): string[] {
  const best = gridrefs_ng.filter(({ type }) => type === 'image/avif')
  return [...best, ...gridrefs.slice(-1)].map(({ gridref }) => gridref).sort()
}

const isMade = (file: StoredFile) =>
  expect.poll(() => made(file._id), { timeout: 60_000 }).toEqual(wanted(file))

test('publishing a page makes what its visitors will ask for, and a draft nothing', async () => {
  const [shown, drafted] = [await photo('a.jpg'), await photo('b.jpg')]
  const page = await pageWith('Mit Bild', showing(shown._id))
  await pageWith('Entwurf', showing(drafted._id))
  expect(await made(shown._id)).toEqual([])
  const { route } = await publish(page)
  await isMade(shown)
  const html = (await app.guest.get(route)).text
  const [, srcset = ''] = /type="image\/avif" srcSet="([^"]+)"/i.exec(html) ?? []
  for (const address of srcset.split(', ').map((size) => size.split(' ')[0] ?? '')) {
    const { headers } = await app.guest.get(address)
    expect(headers.get('content-type')).toBe('image/avif')
    expect(headers.get('cache-control')).toContain('immutable')
  }
  expect(await made(drafted._id)).toEqual([])
})

test('so does publishing a gallery, an entry and a global block', async () => {
  const [hung, cover, everywhere] = [
    await photo('c.jpg'),
    await photo('d.jpg'),
    await photo('e.jpg'),
  ]
  const Made = z.object({ items: z.tuple([z.object({ _id: z.string() })]) })
  const items = [{ file: hung._id, caption: '' }]
  const gallery = (await admin.post('/api/v0/gallery/', { title: 'Werke', items })).parse(Made)
  const props = { gallery: gallery.items[0]._id }
  await publish(await pageWith('Galerie', { id: 'g', type: 'gallery', props }))
  const news = entryClient(admin)
  const entry = await news.make({ title: 'Neues' })
  await news.save(entry._id, { fields: { cover: cover._id } })
  await news.step(entry._id, 'publish')
  const blocks = { de: [showing(everywhere._id)] }
  const block = await admin.post('/api/v0/global_block/', { name: 'Überall', blocks })
  const [{ _id: id }] = block.parse(Made).items
  await admin.post(`/api/v0/global_block/${id}/publish`, { revision: 1 })
  for (const file of [hung, cover, everywhere]) await isMade(file)
})

test('a picture that is cut while visitors see it is made anew', async () => {
  const file = await photo('f.jpg')
  await publish(await pageWith('Zugeschnitten', showing(file._id)))
  await isMade(file)
  const crop = { x: 0, y: 0, width: 400, height: 300 }
  const cut = one(await admin.post('/api/v0/crop/', { _id: file._id, version: file.version, crop }))
  await isMade(cut)
})

test('what a photo tells is taken out as soon as it is there, for logos and shared links', async () => {
  const exif = { IFD0: { Artist: 'Erika' } }
  const bytes = await picture(400, 300).withMetadata({ exif }).jpeg().toBuffer()
  const file = await upload('logo.jpg', bytes)
  await expect.poll(() => made(file._id), { timeout: 60_000 }).toEqual([file.gridref])
})
