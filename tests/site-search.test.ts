import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { entryClient } from '#modules/entries/server/test-entries.ts'
import { pageContent } from '#modules/pages/server/pages/page-content.ts'
import { pageClient, paragraph, ROOT, saveSection } from '#modules/pages/server/test-pages.ts'
import { startTestApp } from './test-app.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.as('admin')
const pages = pageClient(admin)
const entries = entryClient(admin)
const { db } = app.services

async function write(title: string, text: string, more: object = {}): Promise<string> {
  const { _id } = await pages.make(title, more)
  await pages.save(_id, { blocks: [paragraph('a', text)] })
  return _id
}

async function live(title: string, text: string, more: object = {}): Promise<string> {
  const id = await write(title, text, more)
  await pages.publish(id)
  return id
}

/** The addresses of what is found, in their order. */
async function found(typed: string, page = '/suche', caller = app.guest): Promise<string[]> {
  await db.deleteFrom('rate_limits').execute()
  const { text, status } = await caller.get(`${page}?q=${encodeURIComponent(typed)}`)
  expect(status).toBe(200)
  return [...text.matchAll(/<h2><a href="([^"]+)"/g)].map(([, href = '']) => href)
}

const oak = await live('Möbel', 'Wir bauen Tische aus massiver Eiche, jeder ein Einzelstück.')
const news = await entries.live('Neuer Laden', { summary: 'Eichentische im Angebot' })

test.each([
  ['another number of the word', 'Tisch'],
  ['capitals', 'EICHE'],
  ['a typing error', 'Eichentsiche'],
])('visitors find pages and news by %s', async (_, typed) => {
  expect((await found(typed)).toSorted()).toEqual(['/moebel', `/News/${news.slug}`].toSorted())
})

test('what has the words in its title comes first', async () => {
  await live('Anfahrt', 'Zu den Treppen geht es links.')
  await live('Treppen', 'Aus Esche und Buche.')
  expect(await found('Treppe')).toEqual(['/treppen', '/anfahrt'])
})

test('every language finds its own pages', async () => {
  await pages.save(oak, { fields: { title: 'Furniture' }, blocks: [paragraph('a', 'Oak')] }, 'en')
  await pages.publish(oak, 'en')
  expect(await found('oak', '/en/search')).toEqual(['/en/furniture'])
  expect(await found('oak')).toEqual([])
  expect(await found('Eiche', '/en/search')).toEqual([])
})

test('what not everyone may see is found by nobody', async () => {
  await write('Entwurf', 'Zwergkiefer')
  const offline = await live('Fort', 'Zwergkiefer')
  await admin.post(`${ROOT}/${offline}/unpublish`, { lang: 'de' })
  await live('Intern', 'Zwergkiefer', { access: { kind: 'roles', roles: ['member'] } })
  await live('Kennwort', 'Zwergkiefer', { access: { kind: 'password', password: 'hobelbank-7' } })
  const hidden = await write('Leise', 'Zwergkiefer')
  await pages.save(hidden, { fields: { noindex: true } })
  await pages.publish(hidden)
  const later = await live('Später', 'Heute noch Ahorn')
  await pages.save(later, { blocks: [paragraph('a', 'Zwergkiefer')] })
  const trashed = await live('Weg', 'Zwergkiefer')
  expect(await found('Zwergkiefer')).toEqual(['/weg'])
  expect((await admin.remove(`${ROOT}/${trashed}?redirect_to=gone`)).status).toBe(200)
  expect(await found('Zwergkiefer')).toEqual([])
  expect(await found('Zwergkiefer', '/suche', admin)).toEqual([])
  expect(await found('Ahorn')).toEqual(['/spaeter'])
})

test('words that left the website are not known to the search any more', async () => {
  const id = await live('Kollege', 'Sprechstunde bei Ottokar Wunderlich')
  const known = () => sql`select from page_words where word = 'ottokar'`.execute(db)
  expect((await known()).rows).toHaveLength(1)
  const scope = app.scope
  await scope.change((change) => pageContent.erase(change as never, [id]))
  expect((await known()).rows).toHaveLength(0)
})

test('what an earlier Kontor published is found once its words are read', async () => {
  await sql`update page_contents set words = null, words_number = 0`.execute(db)
  await sql`delete from page_words`.execute(db)
  expect(await found('Einzelstück')).toEqual([])
  const attempt = { id: '1', number: 1, isLast: false, signal: new AbortController().signal }
  for (const job of pageContent.jobs) if (job.cron) await job.run(app.scope, {} as never, attempt)
  expect(await found('Einzelstück')).toEqual(['/moebel'])
})

test('what a global block says is found on every page that shows it, and as it is said now', async () => {
  const blocks = { de: [paragraph('g', 'Heute frischer Quittenkuchen')] }
  const made = await admin.post('/api/v0/global_block/', { name: 'Angebot', blocks })
  const { items } = made.parse(z.object({ items: z.array(z.object({ _id: z.string() })) }))
  const id = items[0]?._id ?? ''
  const publish = (revision: number) =>
    admin.post(`/api/v0/global_block/${id}/publish`, { revision })
  expect((await publish(1)).status).toBe(200)
  const page = await pages.make('Tagesangebot')
  await pages.save(page._id, { blocks: [{ id: 'b', type: 'global', props: { global: id } }] })
  await pages.publish(page._id)
  expect(await found('Quittenkuchen')).toEqual(['/tagesangebot'])
  const next = { de: [paragraph('g', 'Morgen Zwetschgenknödel')] }
  await admin.put('/api/v0/global_block/', { _id: id, revision: 1, blocks: next })
  expect((await publish(2)).status).toBe(200)
  const attempt = { id: '1', number: 1, isLast: false, signal: new AbortController().signal }
  for (const job of pageContent.jobs) if (job.cron) await job.run(app.scope, {} as never, attempt)
  expect(await found('Zwetschgenknödel')).toEqual(['/tagesangebot'])
  expect(await found('Quittenkuchen')).toEqual([])
})

test.each(['%', '!!! &|', "zq':* | !qz", '<script>alert(1)</script>', 'x'.repeat(5000)])(
  'signs find nothing and are shown as they were typed: %.30s',
  async (typed) => {
    expect(await found(typed)).toEqual([])
    const { text } = await app.guest.get(`/suche?q=${encodeURIComponent(typed)}`)
    expect(text).not.toContain('<script>alert')
    expect(text.length).toBeLessThan(30_000)
  },
)

test('nothing typed asks for words, and search engines leave the page alone', async () => {
  const { text } = await app.guest.get('/suche?q=%20')
  expect(text).toContain('action="/suche" method="get"')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(text).not.toContain('role="status"')
})

test('a missing page offers the search and the main pages', async () => {
  await live('Werkzeuge', 'Hobel', { showInMenu: true })
  const { text, status } = await app.guest.get('/gibt-es-nicht')
  expect(status).toBe(404)
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  expect(main).toContain('action="/suche"')
  expect(main).toContain('<a href="/werkzeuge">Werkzeuge</a>')
  expect((await app.guest.get('/en/nothing-here')).text).toContain('action="/en/search"')
})

test('products stand beside pages as long as everyone may see them and there is a shop', async () => {
  await live('Werkzeugkunde', 'Ein Ziehmesser führt man mit beiden Händen.')
  const sell = (title: string, more: object) =>
    admin.post('/api/v0/product/', { title, state: 'online', variants: [{ price: 4900 }], ...more })
  expect((await sell('Ziehmesser', {})).status).toBe(200)
  await sell('Ziehmesser im Entwurf', { state: 'draft' })
  await sell('Ziehmesser von morgen', { online_from: '2999-01-01T08:00:00.000Z' })
  expect(await found('Ziehmesser')).toEqual(['/shop/p/ziehmesser', '/werkzeugkunde'])
  await saveSection(admin, 'enabled_components', { modules: { shop: false } })
  expect(await found('Ziehmesser')).toEqual(['/werkzeugkunde'])
  await saveSection(admin, 'enabled_components', { modules: { shop: true } })
  expect(await found('Ziehmesser')).toEqual(['/shop/p/ziehmesser', '/werkzeugkunde'])
})

test('after sixty searches in a minute one has to wait', async () => {
  await found('Eiche')
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => app.guest.get('/suche?q=Eiche')),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  expect((await app.guest.get('/suche')).status).toBe(200)
})
