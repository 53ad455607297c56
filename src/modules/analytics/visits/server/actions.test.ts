import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { SYSTEM } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf, typedScope } from '#kernel/server/scope.ts'
import { startTestApp } from '#tests/test-app.ts'
import { readReport } from '../../reports/report.calls.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { BROWSER, PHONE } from '../../server/test-visits.ts'
import { readLink } from './read-click.ts'
import { dayOf } from './read-hit.ts'
import { turnDay } from './turn-day.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const db = tablesOf<AnalyticsTables>(app.services.db)
const scope = typedScope<AnalyticsTables>(scopeOf(app.services, SYSTEM))
afterAll(() => app.close())

const Uploaded = z.object({ items: z.array(z.object({ _id: z.string() })) })
const Sections = z.array(z.object({ name: z.string(), version: z.int(), value: z.unknown() }))
const file = await keep('preisliste.txt', 'Eckbank ab 2.400 Euro\n')
await publishContact()

beforeEach(async () => {
  await app.services.served.flush()
  await sql`truncate analytics_days, analytics_months, analytics_visits, analytics_views,
    analytics_actions, analytics_goals, kontor_unkept.visitors_today`.execute(db)
})

async function keep(name: string, text: string): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([text], { type: 'text/plain' }), name)
  const { items } = (await admin.post('/api/v0/file/', form)).parse(Uploaded)
  return items[0]?._id ?? ''
}

/** So that the imprint has links to follow. */
async function publishContact(): Promise<void> {
  const sections = (await admin.get('/api/v0/config/')).parse(Sections)
  const business = sections.find(({ name }) => name === 'business')
  const facts = { phone: '+49 4841 12345', email: 'Werkstatt@holm.example' }
  const value = { ...Object(business?.value), ...facts }
  const version = business?.version ?? 0
  const saved = await admin.put('/api/v0/config/', { name: 'business', value, version })
  expect(saved.status).toBe(200)
}

async function report(filter = '') {
  await app.services.served.flush()
  const now = Date.now()
  const [from, to] = [dayOf(now - 86_400_000), dayOf(now + 86_400_000)]
  const answer = await admin.get(`/api/v0/analytics/?from=${from}&to=${to}${filter}`)
  return answer.parse(readReport.reply)
}
const visit = (path: string, headers: Record<string, string> = {}) =>
  app.guest.get(path, { ...BROWSER, ...headers })
const click = (href: string, headers: Record<string, string> = {}, path = '/Impressum') =>
  app.guest.post('/api/v0/analytics/clicked', { path, href }, { ...BROWSER, ...headers })
const counted = (rows: readonly { value: string; views: number; visits: number }[]) =>
  rows.map(({ value, views, visits }) => `${value} ${views}/${visits}`).toSorted()

test('a file that is taken along is counted in its visit, and named by the files', async () => {
  await visit('/Impressum')
  await visit(`/download/${file}`)
  await visit(`/download/${file}?save=true`, { 'sec-fetch-dest': 'document' })
  await visit(`/download/${file}`, PHONE)
  const { downloads, totals, entries } = await report()
  expect(downloads).toMatchObject([{ file, n: 3, visits: 2, visitors: 2 }])
  // Whoever only took the file was here, too, and saw no page.
  expect(totals).toEqual({ views: 1, visits: 2, visitors: 2 })
  expect(entries.map(({ value }) => value)).toEqual(['/Impressum'])
  const named = await admin.post('/api/v0/batch/file/', { ids: [file] })
  expect(named.json).toMatchObject({ items: [{ name: 'preisliste.txt' }] })
})

test('a page after the file is where the visit goes on', async () => {
  await visit(`/download/${file}`)
  await app.services.served.flush()
  await visit('/Impressum')
  const { totals, entries, exits } = await report()
  expect(totals).toEqual({ views: 1, visits: 1, visitors: 1 })
  expect([entries[0]?.value, exits[0]?.value]).toEqual(['/Impressum', '/Impressum'])
})

test('parts of files, pictures in pages, robots and staff are no downloads', async () => {
  await visit(`/download/${file}`, { range: 'bytes=5-' })
  await visit(`/download/${file}`, { 'sec-fetch-dest': 'image' })
  await visit(`/download/${file}`, { 'user-agent': 'curl/8.14.1' })
  await visit(`/download/${file}`, { dnt: '1' })
  await app.guest.raw(`/download/${file}`, { method: 'HEAD', headers: BROWSER })
  await admin.get(`/download/${file}`, BROWSER)
  await visit('/download/01890000-0000-7000-8000-000000000000')
  const { downloads, totals } = await report()
  expect([downloads, totals.visits]).toEqual([[], 0])
  await visit(`/download/${file}`, { range: 'bytes=0-' })
  expect((await report()).downloads).toMatchObject([{ n: 1 }])
})

test('links to phone, mail and other websites are counted by what the page shows', async () => {
  await visit('/Impressum')
  await click('tel:+49484112345')
  await click('tel:+49484112345')
  await click('mailto:Werkstatt@holm.example')
  const { clicks, totals } = await report()
  expect(counted(clicks)).toEqual(['mailto:werkstatt@holm.example 1/1', 'tel:+49484112345 2/1'])
  expect(totals).toEqual({ views: 1, visits: 1, visitors: 1 })
})

test('what somebody claims to have clicked is not stored unless the page shows it', async () => {
  await visit('/Impressum')
  await click('tel:+4915112345678')
  await click('mailto:frau.holm@example.org')
  await click('https://tracker.example/?id=4711')
  await click('javascript:alert(1)')
  await click('/Impressum')
  await click(`${app.url}/Impressum`)
  await click('tel:+49484112345', {}, '/gibt-es-nicht')
  await admin.post('/api/v0/analytics/clicked', { path: '/Impressum', href: 'tel:1' }, BROWSER)
  await click('tel:1', { 'user-agent': 'curl/8.14.1' })
  expect((await click('')).status).toBe(200)
  expect((await app.guest.post('/api/v0/analytics/clicked', { path: '/' })).status).toBe(400)
  const { clicks } = await report()
  expect(counted(clicks)).toEqual(['https: 1/1', 'mailto: 1/1', 'tel: 1/1'])
})

const goal = async (values: object) => {
  const made = await admin.post('/api/v0/analytics_goal/', values)
  expect([made.status, made.text]).toEqual([200, expect.any(String)])
}

/** Four visits: one reads the imprint and calls twice, one takes a file, two only read. */
async function fourVisits(): Promise<void> {
  const agents = [1, 2, 3, 4].map((edition) => ({
    'user-agent': BROWSER['user-agent'].replace('142', String(140 + edition)),
  }))
  for (const agent of agents) await visit('/login', agent)
  await visit('/Impressum', agents[0])
  await click('tel:+49484112345', agents[0])
  await click('tel:+490000', agents[0])
  await visit(`/download/${file}`, agents[1])
}

const GOALS = [
  { title: 'Anruf', manner: 'phone' },
  { title: 'Anruf Werkstatt', manner: 'phone', target: '+49 4841 12345' },
  { title: 'Download', manner: 'download' },
  { title: 'Impressum', manner: 'page', target: '/Impressum#kontakt' },
  { title: 'Preisliste', manner: 'download', file },
  { title: 'Schrift', manner: 'mail', target: 'werkstatt@holm.example' },
]

test('goals tell how many visits reached them, before and after the day is closed', async () => {
  for (const values of GOALS) await goal(values)
  await fourVisits()
  const shortly = async (filter = '') =>
    (await report(filter)).goals.map(({ title, visits, rate }) => `${title} ${visits} ${rate}`)
  const expected = [
    'Anruf 1 0.25',
    'Anruf Werkstatt 1 0.25',
    'Download 1 0.25',
    'Impressum 1 0.25',
    'Preisliste 1 0.25',
    'Schrift 0 0',
  ]
  expect(await shortly()).toEqual(expected)
  expect((await shortly('&page=%2FImpressum'))[0]).toBe('Anruf 1 1')
  await turnDay(scope, new Date(Date.now() + 86_400_000))
  expect(await shortly()).toEqual(expected)
})

test('visits are picked by what was clicked or taken along', async () => {
  await fourVisits()
  const visits = async (filter: string) => (await report(filter)).totals.visits
  expect(await visits('&click=tel')).toBe(1)
  expect(await visits(`&click=${encodeURIComponent('tel:+49484112345')}`)).toBe(1)
  expect(await visits('&click=mailto')).toBe(0)
  expect(await visits(`&download=${file}`)).toBe(1)
  expect(await visits('&download=%40any')).toBe(1)
})

test('a goal needs something that can be reached', async () => {
  const refused = async (values: object) => {
    const { status, json } = await admin.post('/api/v0/analytics_goal/', {
      title: 'Ziel',
      ...values,
    })
    return [status, json.fields]
  }
  expect(await refused({ manner: 'page' })).toMatchObject([400, { target: expect.any(String) }])
  for (const values of [
    { manner: 'page', target: 'danke' },
    { manner: 'phone', target: 'ruf mich an' },
    { manner: 'mail', target: 'holm' },
    { manner: 'outside', target: 'https://holm.example/x' },
    { manner: 'magic' },
  ])
    expect((await refused(values))[0]).toBe(400)
  for (let made = 0; made < 50; made++) await goal({ title: `Ziel ${made}`, manner: 'phone' })
  expect((await refused({ manner: 'phone' }))[0]).toBe(422)
})

test.each([
  ['tel:+49 (4841) 123-45', 'tel:+49484112345'],
  ['mailto:Info@Holm.example?subject=Frage', 'mailto:info@holm.example'],
  ['https://www.instagram.com/holm/?igsh=abc', 'https://instagram.com'],
  ['http://elsewhere.example:8080/a', 'https://elsewhere.example'],
  ['https://holm.example/kontakt', undefined],
  ['ftp://elsewhere.example/', undefined],
  ['//elsewhere.example/', undefined],
  ['/kontakt', undefined],
])('of a link to %s is stored %s', (href, value) => {
  expect(readLink(href, ['holm.example'])?.value).toBe(value)
})
