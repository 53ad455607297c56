import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf, typedScope } from '#kernel/server/scope.ts'
import { clientAddresses } from '#kernel/server/site/served/client-address.ts'
import { startTestApp } from '#tests/test-app.ts'
import { NONE, readReport } from '../../reports/report.calls.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { BROWSER, PHONE, servedAt } from '../../server/test-visits.ts'
import { countViews } from './count-views.ts'
import { harmlessPath, harmlessText } from './harmless-text.ts'
import { dayOf, isCounted } from './read-hit.ts'
import { PEOPLE, ROBOTS } from './test-agents.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const db = tablesOf<AnalyticsTables>(app.services.db)
afterAll(() => app.close())

beforeEach(async () => {
  await app.services.served.flush()
  await sql`truncate analytics_days, analytics_months, analytics_visits, analytics_views,
    kontor_unkept.visitors_today`.execute(db)
})

/** A day more at both ends, for tests that run over midnight. */
async function report(filter = '') {
  await app.services.served.flush()
  const now = Date.now()
  const [from, to] = [dayOf(now - 86_400_000), dayOf(now + 86_400_000)]
  const query = `from=${from}&to=${to}${filter}`
  return (await admin.get(`/api/v0/analytics/?${query}`)).parse(readReport.reply)
}
const visit = (path: string, headers: Record<string, string> = {}) =>
  app.guest.get(path, { ...BROWSER, ...headers })
const valuesOf = (rows: readonly { value: string; views: number }[]) =>
  rows.map(({ value, views }) => `${value} ${views}`).toSorted()

test('pages are counted whether they were drawn, kept, or found with a query', async () => {
  await visit('/Impressum')
  await visit('/Impressum')
  await visit('/Impressum?utm_source=zeitung&utm_campaign=herbst&email=a%40b.de')
  const { totals, pages, online, sources } = await report()
  expect(totals).toEqual({ views: 3, visits: 1, visitors: 1 })
  expect(valuesOf(pages)).toEqual(['/Impressum 3'])
  expect(valuesOf(sources)).toEqual([' 3'])
  expect(online).toBe(1)
})

test('those who came directly can be picked, too', async () => {
  await visit('/Impressum')
  await visit('/Impressum', { ...PHONE, referer: 'https://mail.example/' })
  const direct = await report(`&source=${encodeURIComponent(NONE)}`)
  expect([direct.totals.visits, valuesOf(direct.sources)]).toEqual([1, [' 1']])
})

test('nothing is set or kept on the device of a visitor', async () => {
  const { headers } = await visit('/Impressum')
  expect(headers.getSetCookie()).toEqual([])
})

test('staff, HEAD, files, redirects, previews ahead and people who ask not to be tracked are not', async () => {
  await admin.get('/Impressum', BROWSER)
  await admin.get('/login', BROWSER)
  await app.guest.raw('/Impressum', { method: 'HEAD', headers: BROWSER })
  await visit('/robots.txt')
  await visit('/sitemap.xml')
  await visit('/impressum')
  await visit('/preview/abcdefabcdefabcdefabcdef')
  await visit('/Impressum', { 'x-kontor-ahead': '1' })
  await visit('/Impressum', { 'sec-purpose': 'prefetch;prerender' })
  await visit('/Impressum', { purpose: 'prefetch' })
  await visit('/Impressum', { 'sec-fetch-dest': 'iframe' })
  await visit('/Impressum', { accept: 'image/avif,*/*' })
  await visit('/Impressum', { dnt: '1' })
  await visit('/Impressum', { 'sec-gpc': '1' })
  const { totals, missing } = await report()
  expect([totals.views, missing]).toEqual([0, []])
})

test('a private page is counted by its pattern, and no key of an address is stored', async () => {
  const key = 'q7Zk2mP9xR4tB8wL1nV6cY3s'
  const secrets = [key, 'frau.holm', '5512345678']
  await visit(`/Newsletter/unsubscribe/${key}`)
  await visit(`/account/messages/${key}`)
  await visit(`/login?next=%2F${key}&email=frau.holm%40example.org`)
  await visit(`/suche?q=frau.holm%40example.org`)
  await visit(`/suche?q=5512345678`)
  await visit(`/gibt-es-nicht/${key}?token=${key}`)
  await visit(`/an/frau.holm%40example.org`)
  await visit(`/Impressum?utm_source=${key}&utm_campaign=frau.holm@example.org`)
  await visit('/Impressum', { ...PHONE, referer: `https://mail.example/box?token=${key}` })
  await app.services.served.flush()
  const { rows } = await sql<{ text: string }>`
    select v::text as text from analytics_visits v union all
    select w::text from analytics_views w union all select d::text from analytics_days d`.execute(
    db,
  )
  const text = rows.map((row) => row.text).join('\n')
  expect(text).toContain('/gibt-es-nicht/…')
  expect(text).toContain('mail.example')
  for (const secret of [...secrets, '127.0.0.1', 'Mozilla']) expect(text).not.toContain(secret)
})

test('searches are counted with those that found nothing', async () => {
  await visit('/suche?q=Impressum')
  await visit('/suche?q=Quastenflosser')
  await visit('/suche?q=quastenflosser')
  const { searches } = await report()
  const found = searches.map(({ value, views, empty }) => `${value} ${views} ${empty}`)
  expect(found[0]).toBe('quastenflosser 2 2')
})

test('after five hundred different ones the rest of a day is counted as one', async () => {
  const scope = typedScope<AnalyticsTables>(scopeOf(app.services, SYSTEM))
  const now = Date.now()
  const lost = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) =>
      servedAt(now, { path: `/weg-${1000 + from + at}`, isMissing: true }),
    )
  await countViews(scope, { views: lost(0, 510), dropped: 0 })
  await countViews(scope, { views: lost(505, 10), dropped: 0 })
  const { rows } = await sql<{ n: number; rest: number }>`
    select sum(views)::int as n, sum(views) filter (where value = '*')::int as rest
    from analytics_days where kind = 'missing'`.execute(db)
  expect(rows).toEqual([{ n: 520, rest: 20 }])
})

test('a page that was fetched ahead counts when it is shown, under the name the website has for it', async () => {
  const seen = (path: string) => app.guest.post('/api/v0/analytics/seen', { path }, BROWSER)
  expect((await seen('/Impressum')).status).toBe(200)
  await seen('/Newsletter/unsubscribe/q7Zk2mP9xR4tB8wL1nV6cY3s')
  await seen('/erfunden/<script>')
  await seen('/stellen/frau.holm@example.org')
  await seen('/preview/q7Zk2mP9xR4tB8wL1nV6cY3s')
  await seen('https://elsewhere.example/')
  await admin.post('/api/v0/analytics/seen', { path: '/Impressum' }, BROWSER)
  const { pages } = await report()
  expect(valuesOf(pages)).toEqual(['/Impressum 1', '/Newsletter/unsubscribe/:token 1'])
})

test('guests, customers and members without the right learn no numbers', async () => {
  const path = '/api/v0/analytics/?from=2026-01-01&to=2026-01-31'
  const [user, member] = [await app.as('user'), await app.as('member')]
  expect((await app.guest.get(path)).status).toBe(401)
  for (const caller of [user, member]) expect((await caller.get(path)).status).toBe(403)
  for (const days of [
    'from=2026-02-01&to=2026-01-31',
    'from=9999-12-31&to=9999-12-31',
    'from=0001-01-01&to=0001-01-02&compare=year',
  ])
    expect((await admin.get(`/api/v0/analytics/?${days}`)).status).toBe(400)
  expect((await admin.get('/api/v0/analytics/sources?from=2026-01-01&to=2026-01-31')).status).toBe(
    200,
  )
  expect((await admin.get('/api/v0/analytics/hashes?from=2026-01-01&to=2026-01-31')).status).toBe(
    400,
  )
})

test('the privacy page says what is counted, how long it is kept, and why', async () => {
  const [de, en] = [await visit('/Datenschutz'), await visit('/en/privacy')]
  expect(de.text).toContain('kurz nach Mitternacht vernichtet')
  expect(de.text).toContain('Einzelne Besuche 90 Tage, Tagessummen 25 Monate')
  expect(en.text).toContain('Legitimate interest')
})

const RULES = { ownHosts: [], honoursDoNotTrack: true }

test('of ten thousand hits by robots fewer than a hundred are counted', () => {
  const counted = Array.from({ length: 10_000 }, (_, index) => {
    const agent = ROBOTS[index % ROBOTS.length] ?? ''
    return isCounted(servedAt(0, { headers: { 'user-agent': agent } }), RULES)
  }).filter(Boolean)
  expect(counted.length).toBeLessThan(100)
})

test.each(PEOPLE)('somebody with %s is counted', (agent) => {
  expect(isCounted(servedAt(0, { headers: { 'user-agent': agent } }), RULES)).toBe(true)
})

test.each([
  ['Eckbank Eiche', 'Eckbank Eiche'],
  ['sommeraktion-2026-kueche', 'sommeraktion-2026-kueche'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsgesellschaft'],
  ['anna@example.org', ''],
  ['+49 341 123456', ''],
  ['550e8400-e29b-41d4-a716-446655440000', ''],
  ['d41d8cd98f00b204e9800998ecf8427e', ''],
  ['aB3dE9fG2hJ4kL7m', ''],
])('of the words %j is stored %j', (typed, stored) => {
  expect(harmlessText(typed)).toBe(stored)
})

test('an address that leads nowhere is stored without its keys', () => {
  expect(harmlessPath('/alt/produkt-2024')).toBe('/alt/produkt-2024')
  expect(harmlessPath('/reset/aB3dE9fG2hJ4kL7m/weiter')).toBe('/reset/…/weiter')
  expect(harmlessPath('/%E0%A4%A')).toBeUndefined()
  expect(harmlessPath('/a%00b')).toBeUndefined()
})

test('the visitor behind trusted proxies is found, and nobody else can name one', () => {
  const behind = clientAddresses(['loopback', '10.0.0.0/8'])
  expect(behind('::ffff:127.0.0.1', '203.0.113.9, 10.1.2.3')).toBe('203.0.113.9')
  expect(behind('127.0.0.1', 'forged, 203.0.113.9')).toBe('203.0.113.9')
  expect(behind('198.51.100.7', '203.0.113.9')).toBe('198.51.100.7')
  expect(behind('127.0.0.1', undefined)).toBe('127.0.0.1')
  expect(clientAddresses(['10.0.0.0/255.0.0.0'])('10.1.2.3', '203.0.113.9')).toBe('203.0.113.9')
  expect(clientAddresses()('127.0.0.1', '203.0.113.9')).toBe('127.0.0.1')
})
