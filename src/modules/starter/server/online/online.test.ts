import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteSection } from '#kernel/contract/sections/site.ts'
import { updateSection } from '#kernel/server/config/update-section.ts'
import type { Caller } from '#tests/caller.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { OnlineState } from '../../contract-online.ts'
import { installDemo } from '../seed-demo.ts'
import { testTemplate } from '../test-template.ts'

const ROOT = '/api/v0/starter/online/'
const BAR = 'class="preview-bar"'
let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  await installDemo(app.scope, testTemplate('werkstatt'))
})
afterAll(() => app.close())

const state = async () => (await admin.get(ROOT)).parse(OnlineState)
const setPublic = (isPublic: boolean) => admin.post(ROOT, { isPublic })
const setLanguages = (languages: ('de' | 'en')[]) =>
  updateSection(app.scope, siteSection, (site) => ({ ...site, languages }))

test('the demo is public, and so is every installation that never said otherwise', async () => {
  expect(await state()).toMatchObject({ isPublic: true, isDemo: true })
  expect((await app.guest.get('/')).status).toBe(200)
  expect((await app.guest.get('/')).text).not.toContain(BAR)
})

test('before it is public, visitors find a friendly word and what the law wants', async () => {
  expect((await app.guest.get('/kontakt')).status).toBe(200)
  expect((await setPublic(false)).parse(OnlineState).isPublic).toBe(false)
  for (const path of ['/', '/kontakt', '/en', '/News', '/no-such-page']) {
    const { status, headers, text } = await app.guest.get(path)
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '86400'])
    expect(headers.get('cache-control')).toContain('no-store')
    expect(text).toContain(path === '/en' ? 'Online soon' : 'Bald online')
    expect(text).toContain('Holm &amp; Tochter')
    expect(text).toContain('noindex')
    expect(text).not.toMatch(/Willkommen|href="\/kontakt"|href="\/Agb"/)
  }
  const imprint = await app.guest.get('/Impressum')
  expect(imprint.status).toBe(200)
  expect(imprint.text).not.toContain('href="/kontakt"')
  expect((await app.guest.get('/Datenschutz')).status).toBe(200)
  for (const file of ['/sitemap.xml', '/News/feed.xml'])
    expect([file, (await app.guest.get(file)).status]).toEqual([file, 503])
  expect((await app.guest.get('/robots.txt')).text).not.toMatch(/Disallow: \/$/m)
})

test('what belongs to the shop window is closed with it, but for staff', async () => {
  const search = '/api/v0/productsearch/?q=holz'
  const line = { variant: '01890000-0000-7000-8000-000000000000', quantity: '1' }
  const hidden = { status: 503, json: { code: 'site-hidden' } }
  expect(await app.guest.get(search)).toMatchObject(hidden)
  expect(await app.guest.get('/api/v0/cart/')).toMatchObject(hidden)
  expect(await app.guest.post('/api/v0/cart/line', line)).toMatchObject(hidden)
  expect((await admin.get('/api/v0/cart/')).status).toBe(200)
})

test('staff see it as it will be, with a bar that nobody else ever gets', async () => {
  const { status, text, headers } = await admin.get('/')
  expect(status).toBe(200)
  expect(text).toContain('Willkommen')
  expect(text).toContain(BAR)
  expect(text).toContain('href="/admincenter/online"')
  expect(headers.get('cache-control')).toContain('no-store')
  const customer = await app.as('user')
  expect((await customer.get('/')).status).toBe(503)
  expect((await app.guest.get('/')).status).toBe(503)
})

test('going online shows everything at once, and leaves nothing of before', async () => {
  expect((await setPublic(true)).parse(OnlineState).isPublic).toBe(true)
  for (const path of ['/', '/kontakt', '/sitemap.xml', '/News/feed.xml'])
    expect([path, (await app.guest.get(path)).status]).toEqual([path, 200])
  expect((await app.guest.get('/')).text).not.toContain(BAR)
  expect((await admin.get('/')).text).not.toContain(BAR)
  expect((await setPublic(false)).status).toBe(200)
  expect((await app.guest.get('/')).status).toBe(503)
  expect((await setPublic(true)).status).toBe(200)
})

test('what is left to do follows the facts', async () => {
  const { steps } = await state()
  expect(steps.map(({ name, isDone }) => [name, isDone])).toEqual([
    ['address', true],
    ['owner', true],
    ['hosting', true],
  ])
})

test('a language that is switched off leads to the same page in the other, and is named nowhere', async () => {
  expect((await app.guest.get('/')).text).toContain('hrefLang="en"')
  await setLanguages(['de'])
  for (const [path, to] of [
    ['/en', '/'],
    ['/en/contact', '/kontakt'],
    ['/en/terms', '/Agb'],
    ['/en/imprint', '/Impressum'],
  ]) {
    const { status, headers } = await app.guest.get(path ?? '')
    expect([path, status, headers.get('location')]).toEqual([path, 302, to])
  }
  expect((await app.guest.get('/')).text).not.toMatch(/hreflang="en"|href="\/en/i)
  expect((await app.guest.get('/sitemap.xml')).text).not.toContain('/en')
  expect((await app.guest.get('/en/news/feed.xml')).status).toBe(404)
  const missing = await app.guest.get('/en/no-such-page')
  expect([missing.status, missing.headers.get('content-language')]).toEqual([404, 'de'])
  expect((await admin.get('/en/login')).status).toBeLessThan(400)
})

test('with English alone the website begins in English; switched on again, all content is there', async () => {
  await setLanguages(['en'])
  expect((await app.guest.get('/')).headers.get('location')).toBe('/en')
  expect((await app.guest.get('/en/contact')).status).toBe(200)
  await setLanguages(['de', 'en'])
  expect((await app.guest.get('/')).text).toContain('Willkommen')
  expect((await app.guest.get('/en/contact')).status).toBe(200)
})
