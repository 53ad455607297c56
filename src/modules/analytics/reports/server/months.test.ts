import { sql } from 'kysely'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf, typedScope } from '#kernel/server/scope.ts'
import { startTestApp } from '#tests/test-app.ts'
import { analyticsSection } from '../../config.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { PHONE, servedAt } from '../../server/test-visits.ts'
import { countViews } from '../../visits/server/count-views.ts'
import { forgetOld, turnDay } from '../../visits/server/turn-day.ts'
import { reportOf } from './read-report.ts'

const app = await startTestApp()
const scope = typedScope<AnalyticsTables>(scopeOf(app.services, SYSTEM))
const db = tablesOf<AnalyticsTables>(app.services.db)
afterAll(() => app.close())
afterEach(() => {
  vi.useRealTimers()
})

async function visitAt(moment: string, facts: Parameters<typeof servedAt>[1] = {}): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  await countViews(scope, { views: [servedAt(moment, facts)], dropped: 0 })
}

const report = (from: string, to: string) =>
  reportOf(scope, { from, to, filters: {}, compare: 'none', interval: 'month' })

async function valuesOf(query: ReturnType<typeof sql<{ value: string }>>): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ value }) => value)
}
const monthsMade = () =>
  valuesOf(
    sql`select month::text as value from analytics_months where kind = 'total' order by month`,
  )

test('whole months are read from their sums, with the days around them', async () => {
  await visitAt('2026-03-31T10:00:00Z')
  await visitAt('2026-04-05T10:00:00Z')
  await visitAt('2026-04-05T11:00:00Z', { path: '/weg', isMissing: true })
  await visitAt('2026-05-31T10:00:00Z', { headers: PHONE, path: '/kontakt' })
  await visitAt('2026-06-01T10:00:00Z')
  const spring = () => report('2026-03-31', '2026-06-02')
  const before = await spring()
  expect(before.totals.visits).toBe(4)

  await turnDay(scope, new Date('2026-06-02T10:00:00Z'))
  // March is not there from its first day on.
  expect(await monthsMade()).toEqual(['2026-04-01', '2026-05-01'])
  // A day that changes now shows where days are read, and where their month is.
  await sql`update analytics_days set views = 1000
    where kind = 'page' and day = '2026-04-05'`.execute(db)
  const after = await spring()
  expect(after.totals).toEqual(before.totals)
  for (const part of ['pages', 'devices', 'missing'] as const)
    expect(after[part]).toEqual(before[part])
  expect((await report('2026-04-02', '2026-06-02')).pages[0]).toMatchObject({ views: 1001 })
  await turnDay(scope, new Date('2026-06-03T10:00:00Z'))
  expect((await spring()).pages).toEqual(before.pages)
})

test('a goal keeps its numbers however many other pages are read', async () => {
  await sql`insert into analytics_goals (id, title, manner, target)
    values (gen_random_uuid(), 'Danke', 'page', '/danke')`.execute(db)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T10:00:00Z') })
  const views = Array.from({ length: 300 }, (_, page) =>
    servedAt(Date.now(), { path: `/a${page}` }),
  )
  const danke = servedAt(Date.now(), { path: '/danke' })
  await countViews(scope, { views: [...views, ...views, danke], dropped: 0 })
  await turnDay(scope, new Date('2026-06-11T10:00:00Z'))
  await turnDay(scope, new Date('2026-07-01T10:00:00Z'))
  expect(await monthsMade()).toContain('2026-06-01')
  for (const to of ['2026-06-10', '2026-06-30']) {
    const { goals, pages } = await report('2026-06-01', to)
    expect(goals).toMatchObject([{ title: 'Danke', visits: 1, rate: 0.5 }])
    expect(pages.map(({ value }) => value)).toContain('*')
  }
})

test('when sums are kept for a month only, nothing older comes back', async () => {
  const value = { keep_months: 1, honours_do_not_track: true }
  const section = { name: analyticsSection.name, value, version: 0 }
  expect((await (await app.as('admin')).put('/api/v0/config/', section)).status).toBe(200)
  const [later, afterwards] = [new Date('2026-07-20T02:35:00Z'), new Date('2026-07-20T03:00:00Z')]
  await forgetOld(scope, later)
  const left = () =>
    valuesOf(sql`select day::text as value from analytics_visits
      union all select day::text from analytics_days union all select day::text from analytics_views
      union all select month::text from analytics_months`)
  expect(await left()).toEqual([])
  await turnDay(scope, afterwards)
  expect(await left()).toEqual([])
})

const OTHER_VISIT = '00000000-0000-4000-8000-000000000001'

test('a visit that begins at two instances at once is one', async () => {
  await visitAt('2026-08-01T08:00:00Z')
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // The other instance: it holds the visitor, and begins the next visit while this one waits.
  const other = scope.change(async ({ db: own }) => {
    await sql`select 1 from kontor_unkept.visitors_today for update`.execute(own)
    locked.resolve()
    await released.promise
    await sql`insert into analytics_visits (id, day, visitor, source, campaign, device, browser,
        language, entry, exit, views)
      select ${OTHER_VISIT}, day, visitor, '', '', 'desktop', 'Chrome', 'de', '/', '/', 1
      from kontor_unkept.visitors_today`.execute(own)
    await sql`update kontor_unkept.visitors_today
      set visit = ${OTHER_VISIT}, last_at = '2026-08-01T10:00:00Z'`.execute(own)
  })
  await locked.promise
  const mine = visitAt('2026-08-01T10:00:01Z', { path: '/kontakt' })
  await vi.waitFor(async () => {
    const waiting = await valuesOf(sql`select pid::text as value from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    expect(waiting).toHaveLength(1)
  })
  released.resolve()
  await Promise.all([other, mine])
  expect((await report('2026-08-01', '2026-08-01')).totals).toMatchObject({ visits: 2, views: 3 })
})
