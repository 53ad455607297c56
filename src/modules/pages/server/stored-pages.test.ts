import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { paragraph, ROOT } from './test-pages.ts'
import { startPagesApp } from './test-pages-app.ts'

const desk = await startPagesApp()
const { app, admin, make, live, save, publish, update, read, draft } = desk
afterAll(() => app.close())

const status = async (path: string) => (await app.guest.get(path)).status
const leads = async (path: string) => {
  const { status: code, headers } = await app.guest.get(path)
  return [code, headers.get('location')]
}

test('a page has the address of its path, else slug, else id, below those above it', async () => {
  const top = await live('Über uns & Größe')
  expect(top.route).toBe('/ueber-uns-groesse')
  const second = await live('Team', { parent_page: top._id, path: '/Leute/Werkstatt' })
  expect(second.route).toBe('/ueber-uns-groesse/Leute/Werkstatt')
  const third = await live('Maren', { parent_page: second._id, slug: 'Maren-Holm' })
  const fourth = await make('Ohne', { parent_page: third._id })
  await save(fourth._id, { fields: { slug: '' } })
  await publish(fourth._id)
  const path = `${third.route}/${fourth._id}`
  expect(await status(path)).toBe(200)
  expect(await leads(path.toUpperCase())).toEqual([301, path])
  expect(await leads(`${third.route}/`)).toEqual([301, third.route])
})

test('visitors see what is live until the draft is published', async () => {
  const page = await make('Leistungen')
  expect(await status('/leistungen')).toBe(404)
  await save(page._id, { blocks: [paragraph('a', 'Erster Stand')] })
  await publish(page._id)
  expect((await app.guest.get('/leistungen')).text).toContain('Erster Stand')
  await save(page._id, { blocks: [paragraph('a', 'Zweiter Stand')], fields: { slug: 'angebot' } })
  const shown = await app.guest.get('/leistungen')
  expect(shown.text).toContain('Erster Stand')
  expect(shown.text).not.toContain('Zweiter Stand')
  expect(await status('/angebot')).toBe(404)
  await publish(page._id)
  expect(await leads('/leistungen')).toEqual([301, '/angebot'])
  expect((await app.guest.get('/angebot')).text).toContain('Zweiter Stand')
})

test('a page tells search engines its keywords and where its content belongs', async () => {
  const page = await make('Möbel')
  await save(page._id, { fields: { meta_keywords: 'Eiche, Buche', canonical: '/moebel-alt' } })
  await publish(page._id)
  const { text } = await app.guest.get('/moebel')
  expect(text).toContain('<meta name="keywords" content="Eiche, Buche"/>')
  expect(text).toMatch(/<link rel="canonical" href="http[^"]*\/moebel-alt"\/>/)
})

test('English lives below /en with its own slug, status and history', async () => {
  const page = await live('Anfahrt')
  await save(page._id, { fields: { title: 'Getting here' } }, 'en')
  expect(await status('/en/getting-here')).toBe(404)
  const published = await publish(page._id, 'en')
  const english = await app.guest.get('/en/getting-here')
  expect([english.status, english.headers.get('content-language')]).toEqual([200, 'en'])
  expect(english.text).toMatch(/hrefLang="de"[^>]*\/anfahrt"/i)
  const revision = published.languages.en?.revision
  expect(published.languages.de?.published_at).toBe(page.languages.de?.published_at)
  const off = await admin.post(`${ROOT}/${page._id}/unpublish`, { lang: 'en' })
  expect(off.status).toBe(200)
  expect([await status('/en/getting-here'), await status('/anfahrt')]).toEqual([404, 200])
  expect((await draft(page._id, 'en')).revision).toBe(revision)
})

test('a taken or reserved address is refused with the other page and a free suggestion', async () => {
  const first = await live('Kontakt')
  const taken = await admin.post(`${ROOT}/`, { title: 'Anderes', slug: 'KONTAKT' })
  expect(taken.status).toBe(409)
  expect(taken.json).toMatchObject({
    code: 'address-taken',
    page: { _id: first._id, title: 'Kontakt' },
    suggestion: 'KONTAKT-2',
  })
  expect((await make('Kontakt')).slug).toBe('kontakt-2')
  const words = ['admincenter', 'api', 'LOGIN', 'Newsletter', 'impressum', 'Datenschutz', 'en']
  for (const slug of [...words, 'download', 'healthz', 'service-worker.js', 'sitemap.xml']) {
    const answer = await admin.post(`${ROOT}/`, { title: 'Reserviert', slug })
    expect([slug, answer.status, answer.json.code]).toEqual([slug, 409, 'address-reserved'])
    expect(answer.json.suggestion).toBe(`${slug.replace(/[-.]+$/, '')}-2`)
  }
  expect((await admin.post(`${ROOT}/`, { title: 'M', slug: 'mein-admincenter' })).status).toBe(200)
})

test('a page can be below neither itself nor its own descendants, nor too deep', async () => {
  const [a, b] = [await make('A'), await make('B')]
  expect((await update(b._id, { parent_page: a._id })).status).toBe(200)
  for (const parent_page of [a._id, b._id]) {
    const answer = await update(a._id, { parent_page })
    expect([answer.status, answer.json.code]).toEqual([422, 'loop'])
  }
  const swapped = await admin.post(`${ROOT}/setOrder/`, {
    collection: [{ _id: a._id, order: 1, parent_page: b._id }],
  })
  expect(swapped.json.code).toBe('loop')
  let parent = b._id
  for (let depth = 3; depth <= 8; depth += 1)
    parent = (await make('Tief', { parent_page: parent }))._id
  const deepest = await admin.post(`${ROOT}/`, { title: 'Zu tief', parent_page: parent })
  expect([deepest.status, deepest.json.code]).toEqual([422, 'too-deep'])
})

test('a stored page takes the place of home, imprint and privacy page', async () => {
  const home = await live('Start')
  const { version } = await read(home._id)
  await admin.post(`${ROOT}/${home._id}/home`, { version })
  expect((await app.guest.get('/')).text).toContain('<h1>Start</h1>')
  expect(await leads('/start')).toEqual([301, '/'])
  const imprint = await live('Unser Impressum', { type: 'imprint' })
  expect(imprint.route).toBe('/Impressum')
  expect((await app.guest.get('/Impressum')).text).toContain('Unser Impressum')
  expect((await admin.post(`${ROOT}/`, { title: 'Noch eins', type: 'imprint' })).status).toBe(409)
  await admin.remove(`${ROOT}/${imprint._id}?redirect_to=gone`)
  expect((await app.guest.get('/Impressum')).text).not.toContain('Unser Impressum')
})

test('the menu shows live pages by order, nested, and moves with them', async () => {
  const parent = await live('Werk', { order: 50 })
  const [z, a] = [
    await live('Zinken', { parent_page: parent._id, order: 1 }),
    await live('Ahorn', { parent_page: parent._id, order: 2 }),
  ]
  const places = async () => {
    const { text } = await app.guest.get('/werk')
    const nav = text.slice(text.indexOf('<nav'), text.indexOf('</nav>'))
    return ['/werk"', '/werk/zinken"', '/werk/ahorn"'].map((href) => nav.indexOf(`href="${href}`))
  }
  const before = await places()
  expect(before.every((at) => at > 0)).toBe(true)
  expect(before[1]).toBeLessThan(before[2] ?? 0)
  const collection = [
    { _id: z._id, order: 9 },
    { _id: a._id, order: 3 },
  ]
  const ordered = await admin.post(`${ROOT}/setOrder/`, { collection })
  expect(ordered.json.collection).toHaveLength(2)
  const after = await places()
  expect(after[1]).toBeGreaterThan(after[2] ?? 0)
  await update(a._id, { showInMenu: false })
  expect((await places())[2]).toBe(-1)
})

test('stale drafts and stale pages answer 409 with both sides', async () => {
  const page = await make('Gemeinsam')
  const { revision } = await draft(page._id)
  const fields = { title: 'Meins' }
  expect((await save(page._id, { fields: { title: 'Ihrs' } })).status).toBe(200)
  const late = await admin.put(`${ROOT}/${page._id}/draft`, { lang: 'de', revision, fields })
  expect([late.status, late.json.code]).toEqual([409, 'stale'])
  expect(late.json).toMatchObject({ current: { fields: { title: 'Ihrs' } }, yours: { fields } })
  expect((await update(page._id, { tags: ['a'] })).status).toBe(200)
  const old = await admin.put(`${ROOT}/`, { _id: page._id, version: page.version, tags: [] })
  expect([old.status, old.json.code]).toEqual([409, 'stale'])
})

test('unknown blocks survive to the byte and draw nothing; faults are named', async () => {
  const page = await make('Fremdes')
  const strange = { type: 'hologram', id: 'h', props: { b: 1, a: [{ z: null }] }, later: 'ja' }
  const blocks = [strange, paragraph('t', 'Bekanntes')]
  expect((await save(page._id, { blocks })).status).toBe(200)
  await publish(page._id)
  const { rows } = await sql<{ text: string }>`
    select live_blocks::text as text from page_contents where page_id = ${page._id}`.execute(
    desk.db,
  )
  expect(rows[0]?.text).toContain(JSON.stringify(strange))
  const { text } = await app.guest.get('/fremdes')
  expect(text).toContain('Bekanntes')
  expect(text).not.toContain('hologram')
  const bad = await save(page._id, { blocks: [{ type: 'heading', props: { level: 99 } }] })
  expect([bad.status, bad.json.code]).toEqual([422, 'blocks'])
  const broken = await admin.raw(`${ROOT}/${page._id}/draft`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{"lang":',
  })
  expect(broken.status).toBe(400)
  const huge = { blocks: [paragraph('t', 'x'.repeat(5_100_000))] }
  expect((await save(page._id, huge)).status).toBe(413)
})
