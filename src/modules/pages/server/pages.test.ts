import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { saveSection } from '#kernel/server/config/save-section.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { type Business, businessSection } from '../config.ts'

let app: TestApp
let version = 0

const FACTS: Partial<Business> = {
  name: 'Holm & Tochter',
  claim: { de: 'Möbel, die man vererbt.', en: 'Furniture worth inheriting.' },
  owner: 'Maren Holm',
  street: 'Hobelgang 4',
  zip: '24376',
  city: 'Kappeln',
  email: 'werkstatt@holm.example',
}

beforeAll(async () => {
  app = await startTestApp()
  await change(app, FACTS)
})
afterAll(() => app.close())

/** Saves business facts as the settings screen does. */
async function change(on: TestApp, part: Partial<Business>): Promise<void> {
  const { scope, services } = on
  const value = { ...services.config.get(businessSection), ...part }
  await scope.change((change) =>
    saveSection(change, {
      section: businessSection,
      value,
      version,
      secret: scope.secret,
      user: scope.user,
      lang: 'de',
      toCurrent: () => undefined,
    }),
  )
  version += 1
}

test.each([
  ['/', 'de', 'Möbel, die man vererbt.'],
  ['/en', 'en', 'Furniture worth inheriting.'],
  ['/Impressum', 'de', '§\u00a05 des Digitale-Dienste-Gesetzes'],
  ['/en/imprint', 'en', 'section\u00a05 of the German Digital Services Act'],
  ['/Datenschutz', 'de', 'Wer die Website nur besucht, bekommt von uns keine Cookies.'],
  ['/en/privacy', 'en', 'we set no cookies'],
  ['/Disclaimer', 'de', 'stellt die Inhalte dieser Website mit Sorgfalt zusammen'],
  ['/en/disclaimer', 'en', 'puts the content of this website together with care'],
  ['/Versandkosten', 'de', 'So kommt Ihre Bestellung zu Ihnen'],
  ['/en/shipping-costs', 'en', 'How your order gets to you'],
])('%s answers in %s', async (path, lang, text) => {
  const { status, text: html, headers } = await app.guest.get(path)
  expect(status).toBe(200)
  expect(headers.get('content-language')).toBe(lang)
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(text)
  expect(html).not.toContain('{{')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test.each([
  ['/impressum', '/Impressum'],
  ['/DATENSCHUTZ/', '/Datenschutz'],
  ['/Imprint', '/Impressum'],
  ['/disclaimer', '/Disclaimer'],
  ['/versandkosten/', '/Versandkosten'],
  ['/imprint', '/Impressum'],
  ['/Privacy', '/Datenschutz'],
  ['/EN/', '/en'],
  ['//en//imprint', '/en/imprint'],
  ['/impressum?a=1', '/Impressum?a=1'],
])('%s leads to %s in one hop', async (path, to) => {
  const { status, headers } = await app.guest.get(path)
  expect([status, headers.get('location')]).toEqual([301, to])
})

test('a hit is served without a query, whoever asks', async () => {
  const member = await app.as('member')
  app.services.cache.clear()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const miss = await member.get('/Impressum')
    expect(query.mock.calls.length).toBeGreaterThan(0)
    query.mockClear()
    const hit = await member.get('/Impressum')
    expect(query).not.toHaveBeenCalled()
    expect(hit.text).toBe(miss.text)
    expect(hit.headers.get('set-cookie')).toBeNull()
    expect(hit.text).not.toContain('Test member')
  } finally {
    query.mockRestore()
  }
})

test('an unchanged page costs a 304, HEAD no body, and bytes come compressed', async () => {
  const page = await app.guest.get('/Datenschutz')
  const etag = page.headers.get('etag') ?? ''
  const again = await app.guest.get('/Datenschutz', { 'if-none-match': etag })
  expect([again.status, again.text]).toEqual([304, ''])
  const head = await app.guest.raw('/Datenschutz', { method: 'HEAD' })
  expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag])
  const small = await app.guest.get('/Datenschutz', { 'accept-encoding': 'br' })
  expect(small.headers.get('content-encoding')).toBe('br')
  expect(small.text).toBe(page.text)
})

test('the content policy allows no inline script and no other host', async () => {
  const { headers, text } = await app.guest.get('/')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe-inline/)
  expect(text).not.toMatch(/<script(?![^>]*(?:src=|type="application\/))/)
  expect(text).not.toMatch(/\son\w+="/)
})

test('a missing page is a 404 in the language of its address', async () => {
  const german = await app.guest.get('/gibt/es/nicht')
  expect([german.status, german.headers.get('content-language')]).toEqual([404, 'de'])
  expect(german.text).toContain('Seite nicht gefunden')
  expect((await app.guest.get('/en/nothing')).text).toContain('Page not found')
})

test('the sitemap lists every page in both languages, robots names it', async () => {
  const { settings } = app.services
  const sitemap = await app.guest.get('/sitemap.xml')
  expect(sitemap.headers.get('content-type')).toContain('application/xml')
  for (const path of ['/', '/en', '/Impressum', '/en/imprint', '/Datenschutz', '/en/privacy']) {
    expect(sitemap.text).toContain(`<loc>${settings.baseUrl}${path}</loc>`)
  }
  expect(sitemap.text.match(/<loc>/g)).toHaveLength(6)
  expect(sitemap.text).toContain('hreflang="en"')
  expect((await app.guest.get('/robots.txt')).text).toContain(`${settings.baseUrl}/sitemap.xml`)
  expect((await app.guest.get('/icon.svg')).headers.get('content-type')).toBe('image/svg+xml')
})

test('a change of the facts shows at once here and soon on another instance', async () => {
  const other = await startTestApp({ database: app.database })
  try {
    const path = '/Impressum'
    expect((await other.guest.get(path)).text).toContain('Hobelgang 4')
    await app.guest.get(path)
    await change(app, { street: 'Hobelgang 5' })
    expect((await app.guest.get(path)).text).toContain('Hobelgang 5')
    const shown = async () => (await other.guest.get(path)).text.includes('Hobelgang 5')
    await expect.poll(shown).toBe(true)
  } finally {
    await other.close()
  }
})

test('facts cannot break out of the page', async () => {
  const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
  await change(app, { name: hostile.slice(0, 100), owner: hostile, city: hostile.slice(0, 100) })
  for (const path of ['/', '/Impressum', '/Datenschutz', '/nichts']) {
    const { text } = await app.guest.get(path)
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('<img src=x')
  }
  await change(app, { name: 'Holm & Tochter' })
})

test('an empty site shows its name and nothing invented', async () => {
  await change(app, { ...businessSection.defaults, name: 'Neue Seite' })
  const home = await app.guest.get('/')
  expect(home.text).toContain('Neue Seite')
  expect(home.text).not.toMatch(/Holm|Tischlerei|Möbel/)
  expect((await app.guest.get('/Impressum')).text).toContain('noch nicht vollständig')
})
