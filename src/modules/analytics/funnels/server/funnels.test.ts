import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { SYSTEM } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf, typedScope } from '#kernel/server/scope.ts'
import { describeNoun } from '#tests/describe-noun.ts'
import { startTestApp } from '#tests/test-app.ts'
import { readReport } from '../../reports/report.calls.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { BROWSER, servedAt } from '../../server/test-visits.ts'
import { countViews } from '../../visits/server/count-views.ts'
import { dayOf } from '../../visits/server/read-hit.ts'
import { turnDay } from '../../visits/server/turn-day.ts'
import { funnel } from '../funnel.ts'

await describeNoun(funnel, {
  values: { title: 'Anfrage', steps: '/angebot\n/danke' },
  change: { title: 'Kontakt', steps: '/kontakt\n/vielen-dank' },
  finds: 'vielen-dank',
})

const app = await startTestApp({ hasWorkers: true })
const admin = await app.as('admin')
const db = tablesOf<AnalyticsTables>(app.services.db)
const scope = typedScope<AnalyticsTables>(scopeOf(app.services, SYSTEM))
afterAll(() => app.close())

const ROOT = '/api/v0/analytics_funnel/'
const DAY_MS = 86_400_000
const today = dayOf(Date.now())

beforeEach(async () => {
  await app.services.served.flush()
  await sql`truncate analytics_days, analytics_months, analytics_visits, analytics_views,
    analytics_funnels, kontor_unkept.visitors_today`.execute(db)
})

/** Visitors who each see these pages, one after the other. */
async function visit(...ways: string[][]): Promise<void> {
  const now = Date.now()
  const views = ways.flatMap((way, visitor) =>
    way.map((path, at) =>
      servedAt(now + at, { path, address: `192.0.2.${visitor + 1}`, headers: BROWSER }),
    ),
  )
  // In two batches, as a visit that goes on comes in.
  const half = Math.ceil(views.length / 2)
  await countViews(scope, { views: views.slice(0, half), dropped: 0 })
  await countViews(scope, { views: views.slice(half), dropped: 0 })
}

const Made = z.object({ items: z.array(z.object({ _id: z.string(), version: z.int() })) })
async function make(steps: string) {
  const [made] = (await admin.post(ROOT, { title: 'Weg', steps })).parse(Made).items
  if (!made) throw new Error('no funnel')
  return made
}
async function reached(filter = ''): Promise<number[]> {
  const [from, to] = [dayOf(Date.now() - DAY_MS), dayOf(Date.now() + DAY_MS)]
  const answer = await admin.get(`/api/v0/analytics/?from=${from}&to=${to}${filter}`)
  const [first] = answer.parse(readReport.reply).funnels
  return first?.steps.map(({ visits }) => visits) ?? []
}

test('a step counts after the one before it, whatever was read in between', async () => {
  await make('/angebot\n/kontakt\n/danke')
  await visit(
    ['/angebot', '/kontakt', '/danke'],
    ['/angebot', '/impressum', '/kontakt'],
    ['/kontakt', '/angebot', '/danke'],
    ['/kontakt', '/angebot', '/kontakt', '/angebot', '/danke'],
    ['/danke', '/kontakt'],
  )
  expect(await reached()).toEqual([4, 3, 2])
})

test('rates are of those that began, and nobody began is none', async () => {
  await make('/angebot\n/danke')
  expect(await reached()).toEqual([0, 0])
  await visit(['/angebot', '/danke'], ['/angebot'], ['/angebot'], ['/angebot'])
  const answer = await admin.get(`/api/v0/analytics/?from=${today}&to=${dayOf(Date.now())}`)
  const { funnels } = answer.parse(readReport.reply)
  expect(funnels[0]?.steps).toEqual([
    { step: 1, value: '/angebot', visits: 4, rate: 1 },
    { step: 2, value: '/danke', visits: 1, rate: 0.25 },
  ])
})

test('a star stands for all pages below, and the same page twice must be seen twice', async () => {
  await make('/shop/*\n/shop/*\n/kasse')
  await visit(['/shop/bank', '/kasse'], ['/shop/bank', '/shop/tisch', '/kasse'], ['/shopping'])
  expect(await reached()).toEqual([2, 1, 1])
})

test('picked visits are walked alone', async () => {
  await make('/angebot\n/danke')
  await visit(['/angebot', '/danke'], ['/angebot', '/impressum'])
  expect(await reached('&page=%2Fimpressum')).toEqual([1, 0])
})

test('closed days keep their numbers; a new way and a changed one are counted for them, too', async () => {
  const before = await make('/angebot\n/danke')
  await visit(['/angebot', '/danke'], ['/angebot', '/kontakt'])
  await turnDay(scope, new Date(Date.now() + DAY_MS))
  expect(await reached()).toEqual([2, 1])

  const changed = { steps: '/kontakt\n/danke', version: before.version }
  expect((await admin.put(ROOT + before._id, changed)).status).toBe(200)
  await vi.waitFor(async () => expect(await reached()).toEqual([1, 0]), { timeout: 30_000 })

  await admin.remove(ROOT + before._id)
  const { rows } = await sql`select 1 from analytics_days where kind = 'funnel'`.execute(db)
  expect(rows).toEqual([])
  await make('/angebot\n/kontakt')
  await vi.waitFor(async () => expect(await reached()).toEqual([2, 1]), { timeout: 30_000 })
})

test('steps are addresses, two to eight, and are kept as pages are counted', async () => {
  const refused = async (steps: string) => (await admin.post(ROOT, { title: 'Weg', steps })).status
  for (const steps of ['angebot\n/danke', 'https://evil.example/\n/danke'])
    expect([steps, await refused(steps)]).toEqual([steps, 400])
  for (const steps of ['/angebot', Array.from({ length: 9 }, (_, at) => `/${at}`).join('\n')])
    expect([steps, await refused(steps)]).toEqual([steps, 422])
  const { items } = (
    await admin.post(ROOT, { title: 'Weg', steps: ' /über-uns#team \n\n/danke?x=1\n' })
  ).parse(z.object({ items: z.array(z.object({ steps: z.string() })) }))
  expect(items[0]?.steps).toBe('/%C3%BCber-uns\n/danke')
  for (let made = 1; made < 10; made++) await make('/angebot\n/danke')
  expect(await refused('/angebot\n/danke')).toBe(422)
})
