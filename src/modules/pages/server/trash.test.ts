import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { emptyTrash } from '#kernel/server/housekeeping/trash.ts'
import { ROOT as ENTRIES, entryClient } from '#modules/entries/server/test-entries.ts'
import { ROOT } from './test-pages.ts'
import { startPagesApp } from './test-pages-app.ts'

const { app, admin, guest, db, live } = await startPagesApp().then((started) => ({
  ...started,
  guest: started.app.guest,
}))
afterAll(() => app.close())

const ATTEMPT = { id: '1', number: 1, isLast: false, signal: new AbortController().signal }
const night = () => emptyTrash(app.services.modules).run(app.scope, {} as never, ATTEMPT)
const age = (table: string, ids: readonly string[]) =>
  sql`update ${sql.table(table)} set deleted_at = now() - interval '31 days'
    where id = any(${[...ids]}::uuid[])`.execute(db)

test('one nightly job ends what lay in the trash for 30 days, of pages and of entries', async () => {
  const [old, young] = [await live('Alt'), await live('Jung')]
  const entry = await entryClient(admin).live('Von gestern')
  await admin.post(`${ROOT}/${young._id}/preview`, { lang: 'de' })
  await sql`update page_previews set expires_at = now() - interval '1 minute'`.execute(db)
  for (const { _id } of [old, young]) await admin.remove(`${ROOT}/${_id}?redirect_to=gone`)
  await admin.remove(`${ENTRIES}/${entry._id}`)
  await night()
  expect((await admin.get(`${ENTRIES}/${entry._id}`)).status).toBe(200)
  await age('pages', [old._id])
  await age('entries', [entry._id])
  await night()
  const status = async (path: string) => (await admin.get(path)).status
  expect(await status(`${ROOT}/${old._id}`)).toBe(404)
  expect(await status(`${ROOT}/${young._id}`)).toBe(200)
  expect(await status(`${ENTRIES}/${entry._id}`)).toBe(404)
  const { rows } = await sql`select 1 from page_previews`.execute(db)
  expect(rows).toEqual([])
})

test('of pages that follow one another and are removed for good in one night, addresses lead to the last', async () => {
  const last = await live('Der Letzte')
  const middle = await live('Der Mittlere')
  const first = await live('Der Erste')
  await admin.remove(`${ROOT}/${first._id}?redirect_to=${middle._id}`)
  await admin.remove(`${ROOT}/${middle._id}?redirect_to=${last._id}`)
  await age('pages', [first._id, middle._id])
  await night()
  const answers = [await guest.get('/der-erste'), await guest.get('/der-mittlere')]
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [301, '/der-letzte'],
    [301, '/der-letzte'],
  ])
})

test('a page that is to go names the one that could take its place: its parent, else the home page', async () => {
  const home = await live('Start')
  await admin.post(`${ROOT}/${home._id}/home`, { version: home.version })
  const parent = await live('Leistungen')
  const child = await live('Treppen', { parent_page: parent._id })
  const successor = async (id: string) =>
    (await admin.get(`${ROOT}/${id}/references`)).json.successor
  expect(await successor(child._id)).toBe(parent._id)
  expect(await successor(parent._id)).toBe(home._id)
  expect(await successor(home._id)).toBeNull()
  const { route } = child
  await admin.remove(`${ROOT}/${child._id}?redirect_to=${parent._id}`)
  const { status, headers } = await app.guest.get(route)
  expect([status, headers.get('location')]).toEqual([301, parent.route])
})

test('news that come back from the trash still hold their gallery', async () => {
  const made = await admin.post('/api/v0/gallery/', { title: 'Sommerfest' })
  const gallery = Object(made.json).items[0]._id
  const news = entryClient(admin)
  const { _id } = await news.make({ title: 'Es war schön' })
  await news.save(_id, { blocks: [{ type: 'gallery', props: { gallery } }] })
  await news.step(_id, 'publish')
  await admin.remove(`${ENTRIES}/${_id}`)
  expect((await admin.post(`${ENTRIES}/${_id}/restore`)).status).toBe(200)
  const refused = await admin.remove(`/api/v0/gallery/${gallery}`)
  expect(refused.json).toMatchObject({
    code: 'in-use',
    uses: [{ module: 'entries', label: 'Es war schön' }],
  })
})
