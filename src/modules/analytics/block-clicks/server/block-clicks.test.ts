import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf, typedScope } from '#kernel/server/scope.ts'
import { blockRef } from '#kernel/site/block/block.ts'
import { pageClient } from '#modules/pages/server/test-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import { readReport } from '../../reports/report.calls.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { BROWSER } from '../../server/test-visits.ts'
import { dayOf } from '../../visits/server/read-hit.ts'
import { turnDay } from '../../visits/server/turn-day.ts'
import { readBlockClicks } from '../block-clicks.calls.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const db = tablesOf<AnalyticsTables>(app.services.db)
const pages = pageClient(admin)
afterAll(() => app.close())

const SEEN = '/api/v0/analytics/seen'
/** As the blocks of a page name themselves to visitors. */
let blocks: string[] = []

beforeAll(async () => {
  const { _id } = await pages.make('Angebot', { slug: 'angebot' })
  await pages.save(_id, {
    blocks: [
      { type: 'heading', props: { text: 'Angebot', level: 1 } },
      { type: 'heading', props: { text: 'Preise' } },
    ],
  })
  await pages.publish(_id)
  const { text } = await app.guest.get('/angebot')
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  blocks = [...main.matchAll(/data-b="([^"]+)"/g)].map(([, block = '']) => block)
})

beforeEach(async () => {
  await app.services.served.flush()
  await sql`truncate analytics_days, analytics_visits, analytics_views, analytics_actions,
    kontor_unkept.visitors_today`.execute(db)
  await sql`delete from rate_limits`.execute(db)
})

const agent = (edition: number) => ({
  ...BROWSER,
  'user-agent': BROWSER['user-agent'].replace('142', String(100 + edition)),
})
const click = (block: string, edition = 1, path = '/angebot') =>
  app.guest.post(SEEN, { path, block }, agent(edition))
async function clicks(path = '/angebot') {
  await app.services.served.flush()
  const answer = await admin.get(`/api/v0/analytics/blocks?path=${encodeURIComponent(path)}`)
  return answer.parse(readBlockClicks.reply).items
}

test('a live page names its blocks in short, and nothing of their ids besides', async () => {
  expect(blocks).toHaveLength(2)
  for (const block of blocks) expect(block).toMatch(/^[\w-]{1,12}$/)
  expect(blockRef('0198a000-0000-7000-8000-00000000abcd')).toBe('00000000abcd')
  expect(blockRef('a"b<c')).toBe('a-b-c')
})

test('clicks are told from ten visits on, however often nine of them clicked', async () => {
  const [first = '', second = ''] = blocks
  for (let edition = 0; edition < 9; edition++) {
    await click(first, edition)
    await click(first, edition)
    await click(second, edition)
  }
  expect(await clicks()).toEqual([])
  await click(first, 9)
  expect(await clicks()).toEqual([{ block: first, clicks: 19, visits: 10 }])
  expect(await clicks('/impressum')).toEqual([])
  expect(await clicks('/ange')).toEqual([])
})

test('a click in a block is no view and no other number of the report', async () => {
  const [first = ''] = blocks
  await app.guest.get('/angebot', agent(1))
  await click(first)
  await app.services.served.flush()
  const scope = typedScope<AnalyticsTables>(scopeOf(app.services, SYSTEM))
  await turnDay(scope, new Date(Date.now() + 86_400_000))
  const day = dayOf(Date.now())
  const answer = await admin.get(`/api/v0/analytics/?from=${day}&to=${day}`)
  const { totals, clicks: links, downloads } = answer.parse(readReport.reply)
  expect([totals, links, downloads]).toEqual([{ views: 1, visits: 1, visitors: 1 }, [], []])
  const { rows } = await sql`select 1 from analytics_days
    where kind in ('block', 'action')`.execute(db)
  expect(rows).toEqual([])
})

test('what the page does not have is not stored, nor what programs and staff claim', async () => {
  const [first = ''] = blocks
  await app.guest.get('/angebot', agent(1))
  await click('nobody')
  await click(first, 1, '/Impressum')
  await click(first, 1, '/gibt-es-nicht')
  await admin.post(SEEN, { path: '/angebot', block: first }, BROWSER)
  await app.guest.post(SEEN, { path: '/angebot', block: first }, { 'user-agent': 'curl/8.14.1' })
  await app.guest.post(SEEN, { path: '/angebot', block: first }, { ...BROWSER, dnt: '1' })
  for (const block of ['', '"><script>', 'a'.repeat(13), 'a b', '%'])
    expect([block, (await click(block)).status]).toEqual([block, 400])
  await app.services.served.flush()
  const { rows } = await sql`select value from analytics_actions`.execute(db)
  expect(rows).toEqual([])
})

test('the own visit names it, and only who may read the numbers reads these', async () => {
  const [first = ''] = blocks
  await app.guest.get('/angebot', BROWSER)
  await app.guest.post(SEEN, { path: '/angebot', block: first }, BROWSER)
  await app.services.served.flush()
  const own = await app.guest.get('/Datenschutz/Besuch', BROWSER)
  expect(own.text).toContain(`Klick in einem Abschnitt: /angebot#${first}`)
  const path = '/api/v0/analytics/blocks?path=/angebot'
  expect((await app.guest.get(path)).status).toBe(401)
  expect((await (await app.as('user')).get(path)).status).toBe(403)
  expect((await (await app.as('member')).get(path)).status).toBe(403)
})
