import { afterAll, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { pageContent } from './pages/page-content.ts'
import type { PageTables } from './tables.ts'
import { grantMembers, pageClient, paragraph, ROOT } from './test-pages.ts'
import { startPagesApp } from './test-pages-app.ts'
import type { PageScope } from './unit-of-work.ts'

const desk = await startPagesApp()
const { app, admin, make, live, save, publish, draft, read, update } = desk
afterAll(() => app.close())

const status = async (path: string) => (await app.guest.get(path)).status
const shows = async (path: string, words: string) =>
  (await app.guest.get(path)).text.includes(words)
const HOUR = 3_600_000

/** As the job does at this moment. */
async function at(moment: number): Promise<void> {
  const scope = { ...app.scope, db: tablesOf<PageTables>(app.services.db) } as unknown as PageScope
  await pageContent.settleDue(scope, new Date(moment))
}
async function schedule(id: string, times: object) {
  const { revision } = await draft(id)
  return admin.post(`${ROOT}/${id}/schedule`, { lang: 'de', revision, ...times })
}

test('a page goes live and off the website at its minutes, once, as it was when scheduled', async () => {
  const page = await make('Betriebsferien')
  await save(page._id, { blocks: [paragraph('a', 'Wir sind weg')] })
  const [from, until] = [Date.now() + HOUR, Date.now() + 2 * HOUR]
  const times = {
    publish_at: new Date(from).toISOString(),
    expire_at: new Date(until).toISOString(),
  }
  const planned = await schedule(page._id, times)
  expect(planned.json).toMatchObject({ page: [{ languages: { de: { status: 'scheduled' } } }] })
  await save(page._id, { blocks: [paragraph('a', 'Noch ein Gedanke')] })
  await at(from - 61_000)
  expect(await status('/betriebsferien')).toBe(404)
  await at(from)
  await at(from)
  expect(await shows('/betriebsferien', 'Wir sind weg')).toBe(true)
  const { json } = await admin.get(`${ROOT}/${page._id}/versions`)
  expect(json.numItems).toBe(1)
  expect((await draft(page._id)).hasChanges).toBe(true)
  await at(until)
  expect(await status('/betriebsferien')).toBe(404)
  expect((await read(page._id)).languages.de).toMatchObject({ status: 'expired', isLive: false })
})

test('schedules are refused in the past and in the wrong order, and can be cancelled', async () => {
  const page = await live('Termine')
  const past = await schedule(page._id, { publish_at: '2020-01-01T00:00:00Z' })
  expect([past.status, past.json.code]).toEqual([422, 'past'])
  const [a, b] = ['2030-06-01T10:00', '2030-06-01T09:00']
  const wrong = await schedule(page._id, { publish_at: a, expire_at: b })
  expect(wrong.json.code).toBe('order')
  expect((await schedule(page._id, { expire_at: a })).status).toBe(200)
  expect((await read(page._id)).languages.de?.expire_at).toBe('2030-06-01T08:00:00.000Z')
  await schedule(page._id, { expire_at: null })
  await at(Date.parse('2031-01-01'))
  expect(await status('/termine')).toBe(200)
})

test('every publish is a version; a version or one block of it comes back as a draft', async () => {
  const page = await make('Geschichte')
  for (const words of ['eins', 'zwei', 'drei']) {
    const blocks = [paragraph('a', `${words} oben`), paragraph('b', `${words} unten`)]
    await save(page._id, { blocks, fields: { title: `Geschichte ${words}` } })
    await publish(page._id)
  }
  const list = await admin.get(`${ROOT}/${page._id}/versions`)
  expect(list.json).toMatchObject({ numItems: 3, items: [{ number: 3, isLive: true }, {}, {}] })
  const pair = await admin.get(`${ROOT}/${page._id}/compare?from=1&to=live`)
  expect(JSON.stringify(pair.json.from)).toContain('eins oben')
  expect(JSON.stringify(pair.json.to)).toContain('drei unten')
  const restore = async (number: number, part: object) => {
    const { revision } = await draft(page._id)
    const path = `${ROOT}/${page._id}/versions/${number}/restore`
    return admin.post(path, { lang: 'de', revision, ...part })
  }
  expect((await restore(1, { block: 'b' })).status).toBe(200)
  const mixed = JSON.stringify((await draft(page._id)).blocks)
  expect([mixed.includes('drei oben'), mixed.includes('eins unten')]).toEqual([true, true])
  expect(await shows('/geschichte', 'drei unten')).toBe(true)
  await restore(2, {})
  expect((await draft(page._id)).fields.title).toBe('Geschichte zwei')
  const { revision } = await draft(page._id)
  await admin.post(`${ROOT}/${page._id}/discard`, { lang: 'de', revision })
  expect(await draft(page._id)).toMatchObject({
    fields: { title: 'Geschichte drei' },
    hasChanges: false,
  })
})

test('review is asked for, declined with a note, and ends with an edit', async () => {
  const page = await make('Prüfung')
  const step = async (path: string, note: string) => {
    const { revision } = await draft(page._id)
    return admin.post(`${ROOT}/${page._id}/${path}`, { lang: 'de', revision, note })
  }
  expect((await step('review/decline', 'nein')).json.code).toBe('not-in-review')
  expect((await step('review', 'bitte ansehen')).json.status).toBe('review')
  expect((await step('review/decline', 'Bild fehlt')).json).toMatchObject({
    status: 'draft',
    review_note: 'Bild fehlt',
  })
  await step('review', '')
  await save(page._id, { fields: { title: 'Prüfung 2' } })
  expect((await draft(page._id)).status).toBe('draft')
})

test('people who may publish learn of a draft to check, and its author when it is returned', async () => {
  await grantMembers(admin, { pages: ['view', 'edit'] })
  const [author, other, reader] = [
    await app.as('member'),
    await app.as('admin'),
    await app.as('user'),
  ]
  const page = await make('Freigabe')
  const desk = pageClient(author)
  await desk.save(page._id, { fields: { title: 'Freigabe bitte' } })
  const step = async (who: typeof admin, path: string, note: string) => {
    const { revision } = await draft(page._id)
    return who.post(`${ROOT}/${page._id}/${path}`, { lang: 'de', revision, note })
  }
  const told = async (who: typeof admin) => (await who.get('/api/v0/notice/')).text
  expect((await step(author, 'review', 'Passt das so?')).status).toBe(200)
  expect(await told(other)).toContain('Bitte prüfen: Die Seite „Freigabe bitte“')
  expect(await told(author)).not.toContain('Bitte prüfen')
  expect(await told(reader)).not.toContain('Freigabe bitte')
  await step(other, 'review/decline', 'Bild fehlt')
  expect(await told(author)).toContain('Zurückgegeben: Ihr Entwurf der Seite „Freigabe bitte“')
  expect((await desk.draft(page._id)).review_note).toBe('Bild fehlt')
})

test('a preview shows the draft to whoever has its address, is never kept, and can be revoked', async () => {
  const page = await make('Geheim')
  await save(page._id, { blocks: [paragraph('a', 'Nur im Entwurf')] })
  const made = await admin.post(`${ROOT}/${page._id}/preview`, { lang: 'de', hours: 1 })
  const path = new URL(String(made.json.url)).pathname
  const seen = await app.guest.get(path)
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(seen.text).toContain('Nur im Entwurf')
  expect(seen.text).toContain('noindex')
  expect(await status(path.slice(0, -2))).toBe(404)
  await admin.remove(`${ROOT}/${page._id}/preview`)
  expect(await status(path)).toBe(404)
})

test('copies are drafts with addresses of their own, down the whole tree', async () => {
  const top = await live('Vorlage', { showInMenu: false })
  await live('Kind', { parent_page: top._id })
  await live('Enkel', { parent_page: top._id, slug: 'enkel' })
  const made = await admin.post(`${ROOT}/${top._id}/duplicate`, { withDescendants: true })
  const [copy] = made.parse((await import('../contract-page.ts')).OnePage).page
  expect(copy).toMatchObject({ title: 'Vorlage (Kopie)', offline: true, numChildren: 2 })
  expect(copy?.route).toBe('/vorlage-2')
  expect(await status('/vorlage-2/kind')).toBe(404)
})

test('a password opens a page for whoever knows it, and a new one closes it again', async () => {
  const page = await live('Preisliste', { access: { kind: 'password', password: 'eiche-natur' } })
  await save(page._id, { blocks: [paragraph('a', 'Nur für Händler')] })
  await publish(page._id)
  const closed = await app.guest.get('/preisliste')
  expect([closed.status, closed.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(closed.text).not.toContain('Nur für Händler')
  const send = (password: string) =>
    app.guest.raw('/preisliste', { method: 'POST', body: new URLSearchParams({ password }) })
  expect((await send('falsch')).status).toBe(422)
  const opened = await send('eiche-natur')
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/preisliste'])
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const seen = await app.guest.get('/preisliste', { cookie })
  expect(seen.text).toContain('Nur für Händler')
  expect(seen.headers.get('cache-control')).toBe('private, no-store')
  await update(page._id, { access: { kind: 'password', password: 'buche-natur' } })
  expect((await app.guest.get('/preisliste', { cookie })).text).not.toContain('Nur für Händler')
  expect(JSON.stringify(await read(page._id))).not.toMatch(/natur|password_hash/)
})
