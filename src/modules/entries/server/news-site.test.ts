import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { businessSection } from '#modules/pages/config.ts'
import { pageClient, paragraph } from '#modules/pages/server/test-pages.ts'
import { openNewsroom, ROOT } from './test-entries.ts'

const room = await openNewsroom()
const { app, admin, make, read, draft, step, save, update, live, status, at } = room
afterAll(() => app.close())

const HOUR = 3_600_000
const EVERYWHERE = [
  '/',
  '/News',
  '/en/news',
  '/News/2026',
  '/News/Thema/geheim',
  '/News/feed.xml',
  '/News/atom.xml',
  '/en/news/feed.xml',
  '/sitemap.xml',
]

const page = async (path: string) => (await app.guest.get(path)).text

test('an entry page has its words, its data for search engines and its other language', async () => {
  const entry = await live('Küche & Eiche </script>', {
    summary: 'Ein Baum, eine Küche.',
    content: [paragraph('a', 'Im Februar lag der Stamm noch da.')],
    tags: ['Küchen'],
    publish_date: '2026-05-02T08:00:00.000Z',
    author: 'Maren Holm',
  })
  await save(entry._id, { fields: { title: 'Kitchen of oak' } }, 'en')
  await step(entry._id, 'publish', { lang: 'en' })
  const html = await page('/News/kueche-eiche-script')
  expect(html).toContain('Im Februar lag der Stamm noch da.')
  expect(html).toContain('Veröffentlicht am 02.05.2026')
  expect(html).toContain('hrefLang="en" href="http')
  expect(html).toContain('/en/news/kitchen-of-oak')
  const [, data = ''] = html.match(/ld\+json">(.*?)<\/script>/s) ?? []
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Küche & Eiche </script>',
    datePublished: '2026-05-02T08:00:00.000Z',
    author: { name: 'Maren Holm' },
  })
  expect(html).toContain('<meta property="og:type" content="article"/>')
  expect(html).toContain('property="article:published_time" content="2026-05-02T08:00:00.000Z"')
  for (const path of ['/News', '/News/kueche-eiche-script'])
    expect(await page(path)).toMatch(
      /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="http[^"]+\/News\/feed\.xml"/,
    )
  expect(await page('/en/news/kitchen-of-oak')).toContain('Kitchen of oak')
})

test('a minor who writes is named by first name and initial, in whichever way visitors read it', async () => {
  const userData = { first_name: 'Mia', last_name: 'Zaunkönig' }
  const put = await admin.put('/api/v0/auth/', { _id: admin.userId, version: 1, userData })
  expect(put.status).toBe(200)
  expect((await make({ title: 'Erwachsen' })).author).toBe('Mia Zaunkönig')
  const birthday = `${new Date().getFullYear() - 12}-01-01`
  await sql`update people set birthday = ${birthday} where account = ${admin.userId}`.execute(
    app.services.db,
  )
  await live('Von Mia', { content: [paragraph('a', 'Mein Praktikum')] })
  for (const path of ['/News/von-mia', '/News/feed.xml', '/News/atom.xml']) {
    expect(await page(path), path).toContain('Mia Z.')
    expect(await page(path), path).not.toContain('Zaunkönig')
  }
})

test('drafts, planned, expired and deleted entries appear nowhere, in no language and no role', async () => {
  const more = { tags: ['Geheim'], content: [paragraph('a', 'Unsichtbar')] }
  const secret = await make({ title: 'Unsichtbar Entwurf', ...more })
  const planned = await make({ title: 'Unsichtbar geplant', ...more })
  await step(planned._id, 'schedule', { publish_at: new Date(Date.now() + HOUR).toISOString() })
  const gone = await live('Unsichtbar gelöscht', more)
  await admin.remove(`${ROOT}/${gone._id}`)
  const off = await live('Unsichtbar offline', more)
  await admin.post(`${ROOT}/${off._id}/unpublish`, { lang: 'de' })
  const callers = [app.guest, await app.as('user'), await app.as('member'), admin]
  for (const caller of callers)
    for (const path of EVERYWHERE)
      expect((await caller.get(path)).text, path).not.toContain('nsichtbar')
  for (const { slug } of [secret, planned, gone, off])
    expect(await status(`/News/${slug}`)).toBe(404)
})

test('an entry appears and leaves at its minutes, as it was when it was planned', async () => {
  const { _id } = await make({ title: 'Zur vollen Stunde', content: [paragraph('a', 'Geplant')] })
  const [from, until] = [Date.now() + HOUR, Date.now() + 2 * HOUR]
  const planned = await step(_id, 'schedule', {
    publish_at: new Date(from).toISOString(),
    expire_at: new Date(until).toISOString(),
  })
  expect(planned.json).toMatchObject({ entry: [{ status: 'scheduled' }] })
  await save(_id, { blocks: [paragraph('a', 'Später geändert')] })
  await at(from - 61_000)
  expect(await page('/News')).not.toContain('Zur vollen Stunde')
  await at(from)
  await at(from)
  expect(await page('/News/zur-vollen-stunde')).toContain('Geplant')
  expect(await page('/News/feed.xml')).toContain('Zur vollen Stunde')
  expect((await admin.get(`${ROOT}/${_id}/versions`)).json.numItems).toBe(1)
  expect((await draft(_id)).hasChanges).toBe(true)
  await at(until)
  expect(await status('/News/zur-vollen-stunde')).toBe(404)
  expect(await page('/News/feed.xml')).not.toContain('Zur vollen Stunde')
  expect((await read(_id)).status).toBe('expired')
})

test('publishing an entry dated in the future schedules it; a live one keeps its past', async () => {
  const future = new Date(Date.now() + 48 * HOUR).toISOString()
  const { _id } = await make({ title: 'Übermorgen', publish_date: future })
  expect((await step(_id, 'publish')).json).toMatchObject({ entry: [{ status: 'scheduled' }] })
  expect(await status('/News/uebermorgen')).toBe(404)
  const now = await live('Heute')
  const refused = await update(now._id, { publish_date: future })
  expect([refused.status, refused.json.code]).toEqual([422, 'future'])
})

test('lists are split by page, year and tag; unknown ones are missing', async () => {
  for (let at = 1; at <= 14; at += 1) {
    const day = String(at).padStart(2, '0')
    await live(`Reihe ${day}`, { publish_date: `2019-03-${day}T12:00:00Z`, tags: ['Serie Eins'] })
  }
  const year = await page('/News/2019')
  expect(year).toContain('Neuigkeiten 2019')
  expect(year.indexOf('Reihe 14')).toBeLessThan(year.indexOf('Reihe 13'))
  expect(year).not.toContain('Reihe 02')
  expect(year).toContain('/News/2019?page=2')
  expect(await page('/News/2019?page=2')).toContain('Reihe 01')
  const moved = await app.guest.raw('/news/thema/Serie-Eins', { redirect: 'manual' })
  expect(moved.headers.get('location')).toBe('/News/Thema/serie-eins')
  expect(await page('/News/Thema/serie-eins')).toContain('Serie Eins')
  for (const path of ['/News/2018', '/News/2019?page=3', '/News/Thema/fehlt', '/News?page=x'])
    expect(await status(path)).toBe(404)
  expect(await page('/sitemap.xml')).toContain('/News/reihe-01')
  expect(await page('/News/reihe-05')).toContain('Reihe 14')
})

test('feeds are well formed whatever a title says, and follow every change', async () => {
  const nasty = 'A & B <i>"]]>\u0007\u000b'
  const { _id } = await live(nasty, { tags: ['"<&'], summary: 'Kurz & <b>gut</b>' })
  const rss = await app.guest.get('/News/feed.xml')
  expect(rss.headers.get('content-type')).toContain('application/rss+xml')
  expect(rss.text).toContain('<title>A &#38; B &#60;i&#62;&#34;]]&#62;</title>')
  for (const sign of ['\u0007', '\u000b']) expect(rss.text).not.toContain(sign)
  const atom = await page('/News/atom.xml')
  expect(atom).toContain(`<id>urn:uuid:${_id}</id>`)
  for (const xml of [rss.text, atom]) expect(faultsOf(xml)).toEqual([])
  await admin.post(`${ROOT}/${_id}/unpublish`, { lang: 'de' })
  expect(await page('/News/atom.xml')).not.toContain(_id)
})

test('facts stand in lists, feeds and what search engines read, and harm nothing there', async () => {
  const name = 'Holz "&" <b>Söhne</b> {{business.email}}'
  const value = { ...businessSection.defaults, name, city: '</script><script>alert(1)' }
  expect((await admin.put('/api/v0/config/', { name: 'business', value, version: 0 })).status).toBe(
    200,
  )
  await live('Neues von {{business.name}}', {
    slug: 'neues-mit-fakten',
    summary: 'In {{business.city}}, {{ business.nothing }}',
    content: [paragraph('a', 'Bei {{business.name}}')],
  })
  const [rss, atom] = [await page('/News/feed.xml'), await page('/News/atom.xml')]
  for (const xml of [rss, atom]) {
    expect(faultsOf(xml)).toEqual([])
    expect(xml).toContain(
      'Neues von Holz &#34;&#38;&#34; &#60;b&#62;Söhne&#60;/b&#62; {{business.email}}',
    )
    expect(xml).not.toMatch(/\{\{business\.(name|city)/)
  }
  for (const path of ['/News', '/News/neues-mit-fakten']) {
    const html = await page(path)
    expect(html).toContain('Neues von Holz &quot;&amp;&quot; &lt;b&gt;Söhne&lt;/b&gt;')
    expect(html).not.toMatch(/\{\{business\.(name|city)|<b>Söhne|<script>alert/)
  }
  const html = await page('/News/neues-mit-fakten')
  expect(html).toMatch(/<title>Neues von Holz/)
  expect(html).toMatch(/property="og:title" content="Neues von Holz/)
  expect(html).toContain('{{ business.nothing }}')
})

test('an entry list on a page shows the entries it asks for and follows them', async () => {
  const pages = pageClient(admin)
  const made = await pages.make('Start mit Liste')
  const props = { title: 'Neues', count: 2, columns: 2, tags: ['Liste'], order: 'newest' }
  await pages.save(made._id, { blocks: [{ id: 'l', type: 'entry-list', v: 1, props }] })
  await pages.publish(made._id)
  expect(await page('/start-mit-liste')).toContain('Neues')
  for (const name of ['Alpha', 'Beta', 'Gamma']) await live(`Liste ${name}`, { tags: ['Liste'] })
  const html = await page('/start-mit-liste')
  expect([/Liste Gamma/, /Liste Beta/, /Liste Alpha/].map((one) => one.test(html))).toEqual([
    true,
    true,
    false,
  ])
})

test('a stored page called News takes the place of the list; entries stay below it', async () => {
  await live('Bleibt erreichbar')
  await pageClient(admin).live('Eigene Seite', { slug: 'news' })
  expect(await page('/news')).toContain('Eigene Seite')
  expect(await status('/News/bleibt-erreichbar')).toBe(200)
})

/** Tags that do not close in order; enough to know that a reader can read it. */
function faultsOf(xml: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  for (const [, isEnd, name = '', isWhole] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (isEnd && open.pop() !== name) faults.push(name)
    if (!isEnd && !isWhole) open.push(name)
  }
  const rest = xml.replace(/<[^<>]*>/g, '')
  if (/[<>]|&(?!#\d+;)/.test(rest)) faults.push('text')
  return [...faults, ...open]
}
