import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredFile } from '#modules/files/files/file.ts'
import { jpeg, one, send } from '#modules/files/server/test-files.ts'
import { paragraph, startPagesApp } from '../test-pages-app.ts'

const { app, admin, make, live, save, publish } = await startPagesApp()
afterAll(() => app.close())

let photo: StoredFile
let paper: StoredFile
beforeAll(async () => {
  photo = one(await send(admin, [{ name: 'tisch.jpg', bytes: await jpeg(1200, 800) }]))
  paper = one(await send(admin, [{ name: 'Preise.csv', bytes: 'Leistung;Preis\nTisch;900\n' }]))
})

const shown = async (path: string) => (await app.guest.get(path)).text

async function pageWith(title: string, blocks: readonly object[]): Promise<string> {
  const page = await make(title)
  const saved = await save(page._id, { blocks })
  if (saved.status !== 200) throw new Error(saved.text)
  return (await publish(page._id)).route
}

test('a page shows the files its blocks name, until nobody may see them any more', async () => {
  const path = await pageWith('Mit Bildern', [
    { id: 'i', type: 'image', props: { file: photo._id, alt: 'Ein Tisch' } },
    { id: 'd', type: 'download', props: { file: paper._id, label: 'Unsere Preise' } },
  ])
  const html = await shown(path)
  expect(html).toMatch(new RegExp(`<img src="/download/${photo._id}/[^"]+"[^>]*alt="Ein Tisch"`))
  expect(html).toContain('image/avif')
  expect(html).toMatch(new RegExp(`href="/download/${paper._id}"[^>]*download="Preise.csv"`))
  expect(html).toContain('Unsere Preise')
  expect(html).toMatch(/CSV, 2\d.B/)
  const change = { _id: photo._id, version: photo.version, isPrivate: true }
  expect((await admin.put('/api/v0/file/', change)).status).toBe(200)
  const after = await shown(path)
  expect(after).not.toContain(photo._id)
  expect(after).toContain(paper._id)
})

test('links find a page by its id wherever it goes, and vanish with it', async () => {
  const target = await live('Ziel')
  const link = { to: 'page', page: target._id, anchor: 'team' }
  const [text] = [paragraph('t', 'dorthin')]
  const marks = [{ type: 'link', attrs: link }]
  const inline = { type: 'text', text: 'dorthin', marks }
  const doc = { type: 'doc', content: [{ type: 'paragraph', content: [inline] }] }
  const path = await pageWith('Verweise', [
    { id: 'b', type: 'button', props: { buttons: [{ label: 'Los', link }] } },
    { ...text, props: { text: doc } },
    {
      id: 'f',
      type: 'button',
      props: { buttons: [{ label: 'Datei', link: { to: 'file', file: paper._id } }] },
    },
  ])
  const hrefs = async () =>
    [...(await shown(path)).matchAll(/href="([^"]*#team)"/g)].map(([, href]) => href)
  expect(await hrefs()).toEqual(['/ziel#team', '/ziel#team'])
  expect(await shown(path)).toContain(`href="/download/${paper._id}"`)
  await save(target._id, { fields: { slug: 'neues-ziel' } })
  await publish(target._id)
  expect(await hrefs()).toEqual(['/neues-ziel#team', '/neues-ziel#team'])
  await admin.post(`/api/v0/page/${target._id}/unpublish`, { lang: 'de' })
  expect(await hrefs()).toEqual([])
  expect(await shown(path)).toContain('dorthin')
  expect(await shown(path)).not.toContain('>Los<')
})

test('galleries and business facts come from where they are kept', async () => {
  const item = {
    file: one(await send(admin, [{ name: 'g.jpg', bytes: await jpeg(900, 600) }]))._id,
  }
  const made = await admin.post('/api/v0/gallery/', { title: 'Arbeiten', items: [item] })
  const gallery = Object(made.json).items[0]._id
  const path = await pageWith('Galerie', [
    { id: 'g', type: 'gallery', props: { gallery } },
    { id: 'h', type: 'opening-hours', props: { title: 'Wann wir da sind' } },
  ])
  const html = await shown(path)
  expect(html).toContain(`data-picture="${item.file}"`)
  expect(html).toContain('Wann wir da sind')
})

test('what no type knows is stored untouched and shows nothing', async () => {
  const strange = { type: 'from-the-future', props: { html: '<b>neu</b>', blocks: [1] }, x: null }
  const page = await make('Zukunft')
  const saved = await save(page._id, { blocks: [strange, paragraph('a', 'Heute')] })
  expect(Object(saved.json).blocks[0]).toEqual(strange)
  const { route } = await publish(page._id)
  const html = await shown(route)
  expect(html).toContain('Heute')
  expect(html).not.toContain('neu</b>')
  expect(html).not.toContain('from-the-future')
})

test('a gallery on a page is not deleted without saying where it stands, and comes back to it', async () => {
  const other = one(await send(admin, [{ name: 'stuhl.jpg', bytes: await jpeg(900, 700) }]))
  const items = [{ file: other._id, caption: 'Ein Stuhl' }]
  const made = await admin.post('/api/v0/gallery/', { title: 'Stühle', items })
  const gallery = Object(made.json).items[0]._id
  const path = await pageWith('Stühle', [{ id: 'g', type: 'gallery', props: { gallery } }])
  const use = { module: 'pages', noun: 'page', label: 'Stühle' }
  expect((await admin.get(`/api/v0/gallery/${gallery}`)).json).toMatchObject({ uses: [use] })
  for (const refused of [
    await admin.remove(`/api/v0/gallery/${gallery}`),
    await admin.remove(`/api/v0/gallery/?_id=${gallery}`),
    await admin.post('/api/v0/batch/gallery/remove/', { ids: [gallery] }),
  ]) {
    expect(refused.status).toBe(409)
    expect(refused.json).toMatchObject({ code: 'in-use', uses: [use] })
  }
  expect(await shown(path)).toContain(other._id)
  expect((await admin.remove(`/api/v0/gallery/${gallery}?force=true`)).status).toBe(200)
  expect(await shown(path)).not.toContain(other._id)
  const broken = await admin.get('/api/v0/page/broken_links/')
  expect(JSON.stringify(broken.json)).toContain('trashed')
  expect((await admin.post(`/api/v0/gallery/${gallery}/restore`)).status).toBe(200)
  expect(await shown(path)).toContain(other._id)
})

test('a block that names only its type gets the defaults of it, inside others too', async () => {
  const page = await make('Nur Typen')
  const around = { type: 'section', props: { blocks: [{ type: 'heading' }] } }
  const saved = await save(page._id, { blocks: [{ type: 'heading' }, { type: 'hr' }, around] })
  expect(saved.status).toBe(200)
  const [heading, line, section] = Object(saved.json).blocks
  expect(heading).toMatchObject({ id: expect.any(String), props: { text: expect.any(String) } })
  expect(heading.props.text).not.toBe('')
  expect(line).toMatchObject({ type: 'hr', props: {} })
  expect(section.props.blocks[0].props).toEqual(heading.props)
})
