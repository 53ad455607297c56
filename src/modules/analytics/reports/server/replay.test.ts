import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf, typedScope } from '#kernel/server/scope.ts'
import { exportData } from '#platform/transfer/export/export-data.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { AnalyticsTables } from '../../server/tables.ts'
import { PHONE, servedAt } from '../../server/test-visits.ts'
import { countViews } from '../../visits/server/count-views.ts'
import { dayOf } from '../../visits/server/read-hit.ts'
import { forgetOld, turnDay } from '../../visits/server/turn-day.ts'
import type { Filters } from '../report.calls.ts'
import { reportOf } from './read-report.ts'

const app = await startTestApp()
const scope = typedScope<AnalyticsTables>(scopeOf(app.services, SYSTEM))
const db = tablesOf<AnalyticsTables>(app.services.db)
afterAll(() => app.close())
afterEach(() => {
  vi.useRealTimers()
})

type View = ReturnType<typeof servedAt>

/** The clock stands where the batch is counted; the database keeps its own. */
function at(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
}

async function replay(moment: string, views: View[], dropped = 0): Promise<void> {
  at(moment)
  await countViews(scope, { views, dropped })
}

const report = (from: string, to: string, filters: Filters = {}) =>
  reportOf(scope, { from, to, filters, compare: 'none', interval: 'day' })
const shortly = (rows: readonly { value: string; views: number; visits: number }[]) =>
  rows.map(({ value, views, visits }) => `${value} ${views}/${visits}`)

const anna = { address: '192.0.2.1' }
const ben = { address: '192.0.2.2', headers: PHONE }
const SEARCH = { ...anna, headers: { referer: 'https://www.google.com/search?q=tisch' } }

/** Two people on the first of June, one of them again on the second. */
async function replayJune(): Promise<void> {
  await replay('2026-06-01T10:00:00Z', [
    servedAt('2026-06-01T08:00:00Z', SEARCH),
    servedAt('2026-06-01T08:05:00Z', { ...anna, path: '/leistungen' }),
    servedAt('2026-06-01T08:06:00Z', {
      ...ben,
      path: '/kontakt',
      query: 'utm_source=Brief&utm_campaign=Sommer&email=a@b.de',
    }),
  ])
  // In another batch: a visit that goes on, and one that begins after half an hour.
  await replay('2026-06-01T11:00:00Z', [
    servedAt('2026-06-01T08:30:00Z', { ...anna, path: '/leistungen' }),
    servedAt('2026-06-01T09:01:00Z', { ...anna, path: '/kontakt' }),
    servedAt('2026-06-01T09:02:00Z', { ...anna, path: '/gibt/es/nicht', isMissing: true }),
    servedAt('2026-06-01T09:03:00Z', {
      ...ben,
      path: '/suche',
      searched: { typed: 'Eckbank', found: 0 },
    }),
  ])
  await replay('2026-06-02T10:00:00Z', [servedAt('2026-06-02T08:00:00Z', { ...anna, path: '/' })])
}

const JUNE_FIRST = {
  totals: { views: 6, visits: 4, visitors: 2 },
  pages: ['/leistungen 2/1', '/kontakt 2/2', '/ 1/1', '/suche 1/1'],
  sources: ['direkt 2/2', 'google.com 3/1', 'brief 1/1'],
}

async function expectJuneFirst(): Promise<void> {
  const june = await report('2026-06-01', '2026-06-01')
  expect(june.totals).toEqual(JUNE_FIRST.totals)
  expect(shortly(june.pages).toSorted()).toEqual(JUNE_FIRST.pages.toSorted())
  expect(
    shortly(june.sources.map((row) => ({ ...row, value: row.value || 'direkt' }))).toSorted(),
  ).toEqual(JUNE_FIRST.sources.toSorted())
  expect(shortly(june.campaigns)).toEqual(['Sommer 1/1'])
  expect(shortly(june.devices).toSorted()).toEqual(['desktop 4/2', 'phone 2/2'])
  expect(june.devices.map(({ visitors }) => visitors)).toEqual([1, 1])
  expect(shortly(june.languages).toSorted()).toEqual(['de 4/2', 'en 2/2'])
  expect(shortly(june.browsers).toSorted()).toEqual(['Chrome 4/2', 'Safari 2/2'])
  expect(june.entries.map(({ value, entries }) => `${value} ${entries}`).toSorted()).toEqual([
    '/ 1',
    '/kontakt 2',
    '/suche 1',
  ])
  expect(june.exits.map(({ value, exits }) => `${value} ${exits}`).toSorted()).toEqual([
    '/kontakt 2',
    '/leistungen 1',
    '/suche 1',
  ])
  expect(june.searches).toMatchObject([{ value: 'eckbank', views: 1, empty: 1 }])
  expect(june.missing).toMatchObject([{ value: '/gibt/es/nicht', views: 1 }])
}

test('a replayed list of visits gives exact numbers, before and after the day is closed', async () => {
  await replayJune()
  await expectJuneFirst()
  await turnDay(scope, new Date('2026-06-02T10:00:00Z'))
  await expectJuneFirst()
  await turnDay(scope, new Date('2026-06-02T10:00:00Z'))
  await expectJuneFirst()
  const both = await report('2026-06-01', '2026-06-02')
  expect(both.totals).toEqual({ views: 7, visits: 5, visitors: 3 })
  expect(both.series.map(({ day, visits }) => `${day} ${visits}`)).toEqual([
    '2026-06-01 4',
    '2026-06-02 1',
  ])
})

test('somebody who comes back to a page is one visitor of it', async () => {
  await replay('2026-06-03T10:00:00Z', [
    servedAt('2026-06-03T08:00:00Z', { ...anna, path: '/leistungen' }),
    servedAt('2026-06-03T09:00:00Z', { ...anna, path: '/leistungen' }),
    servedAt('2026-06-03T09:10:00Z', { ...ben, path: '/leistungen' }),
  ])
  const { pages } = await report('2026-06-03', '2026-06-03')
  expect(pages).toMatchObject([{ value: '/leistungen', views: 3, visits: 3, visitors: 2 }])
})

test('visits are picked by anything they have in common', async () => {
  const picked = async (filters: Filters) => {
    const { totals, pages } = await report('2026-06-01', '2026-06-02', filters)
    return [totals, shortly(pages).toSorted()]
  }
  expect(await picked({ source: 'google.com' })).toEqual([
    { views: 3, visits: 1, visitors: 1 },
    ['/ 1/1', '/leistungen 2/1'],
  ])
  expect(await picked({ page: '/kontakt' })).toEqual([
    { views: 2, visits: 2, visitors: 2 },
    ['/kontakt 2/2'],
  ])
  expect(await picked({ page: '/kontakt', device: 'phone' })).toEqual([
    { views: 1, visits: 1, visitors: 1 },
    ['/kontakt 1/1'],
  ])
  expect(await picked({ source: "x' or true --" })).toEqual([
    { views: 0, visits: 0, visitors: 0 },
    [],
  ])
})

test('the time before is compared day by day, and a year ago', async () => {
  const asked = { from: '2026-06-02', to: '2026-06-02', filters: {}, interval: 'day' } as const
  const before = await reportOf(scope, { ...asked, compare: 'previous' })
  expect(before.compare).toMatchObject({ from: '2026-06-01', totals: JUNE_FIRST.totals })
  const year = await reportOf(scope, { ...asked, compare: 'year' })
  expect(year.compare).toMatchObject({ from: '2025-06-02', to: '2025-06-02' })
  expect(year.compare?.totals).toEqual({ views: 0, visits: 0, visitors: 0 })
})

test('picked visits are compared with picked ones, or not at all', async () => {
  const now = Date.now()
  const [from, to] = [dayOf(now - 5 * 86_400_000), dayOf(now)]
  const asked = { from, to, interval: 'day' } as const
  const compareOf = async (compare: 'previous' | 'year', filters: object) =>
    (await reportOf(scope, { ...asked, compare, filters })).compare
  expect(await compareOf('previous', { device: 'phone' })).not.toBeNull()
  expect(await compareOf('year', { device: 'phone' })).toBeNull()
  expect(await compareOf('year', {})).not.toBeNull()
})

const unkept = async () => {
  const salts = await sql<{ day: string; salt: Buffer }>`
    select day::text as day, salt from kontor_unkept.visit_salts order by day`.execute(db)
  const hashes = await sql<{ day: string; hash: Buffer }>`
    select day::text as day, hash from kontor_unkept.visitors_today order by day, hash`.execute(db)
  return { salts: salts.rows, hashes: hashes.rows }
}

test('five minutes after midnight in Berlin nobody of the day before can be recognised', async () => {
  await replay('2026-07-01T21:59:59Z', [servedAt('2026-07-01T21:59:59Z', anna)])
  await replay('2026-07-01T22:00:30Z', [
    servedAt('2026-07-01T21:59:59.500Z', { ...anna, path: '/spaet' }),
    servedAt('2026-07-01T22:00:10Z', { ...anna, path: '/frueh' }),
  ])
  const night = await unkept()
  const days = night.salts.map(({ day }) => day).slice(-2)
  expect(days).toEqual(['2026-07-01', '2026-07-02'])
  expect(night.hashes.at(-1)?.hash).not.toEqual(night.hashes.at(-2)?.hash)

  await turnDay(scope, new Date('2026-07-01T22:04:00Z'))
  expect((await unkept()).salts.map(({ day }) => day)).toContain('2026-07-01')
  await turnDay(scope, new Date('2026-07-01T22:10:00Z'))
  const left = await unkept()
  expect(left.salts.map(({ day }) => day)).toEqual(['2026-07-02'])
  expect(left.hashes.map(({ day }) => day)).toEqual(['2026-07-02'])
  const numbers = await sql<{ visitor: number }>`
    select distinct visitor from analytics_visits where day >= '2026-07-01'`.execute(db)
  expect(numbers.rows).toHaveLength(2)

  // Whoever is late counts for today, and the dead day gets no new salt.
  await replay('2026-07-01T22:11:00Z', [servedAt('2026-07-01T21:58:00Z', anna)])
  expect((await unkept()).salts.map(({ day }) => day)).toEqual(['2026-07-02'])
})

test('the file of a dead salt is gone from the disk, not only its row', async () => {
  await replay('2026-07-03T10:00:00Z', [servedAt('2026-07-03T10:00:00Z', anna)])
  const file = async () => {
    const { rows } = await sql<{ node: number }>`
      select pg_relation_filenode('kontor_unkept.visit_salts')::int8 as node`.execute(db)
    return rows[0]?.node
  }
  const before = await file()
  await turnDay(scope, new Date('2026-07-04T10:00:00Z'))
  expect(await file()).not.toBe(before)
})

test('an export holds neither salts nor hashes, addresses nor names of browsers', async () => {
  await replay('2026-08-01T10:00:00Z', [
    servedAt('2026-08-01T10:00:00Z', { ...anna, path: '/kuche' }),
  ])
  const { salts, hashes } = await unkept()
  expect([salts.length, hashes.length]).not.toContain(0)
  vi.useRealTimers()
  const folder = await mkdtemp(join(tmpdir(), 'kontor-visits-'))
  await exportData(app.database.target, join(folder, 'all.jsonl.gz'))
  const [name = ''] = await readdir(folder)
  const text = gunzipSync(await readFile(join(folder, name))).toString()
  await rm(folder, { recursive: true })
  expect(text).toContain('"/kuche"')
  expect(text).not.toContain('visit_salts')
  for (const secret of [...salts.map(({ salt }) => salt), ...hashes.map(({ hash }) => hash)])
    expect(text).not.toContain(secret.toString('hex'))
  expect(text).not.toContain('192.0.2.1')
  expect(text).not.toContain('Chrome/142')
})

test('what finds no room is counted as such', async () => {
  await replay('2026-08-02T10:00:00Z', [], 7)
  await replay('2026-08-02T10:00:01Z', [], 5)
  expect((await report('2026-08-02', '2026-08-02')).dropped).toBe(12)
})

test('single visits go after ninety days, sums of days after the months of the settings', async () => {
  await turnDay(scope, new Date('2026-12-01T10:00:00Z'))
  await forgetOld(scope, new Date('2026-09-15T10:00:00Z'))
  await expectJuneFirst()
  expect((await report('2026-06-01', '2026-06-01', { device: 'phone' })).totals.visits).toBe(0)
  expect((await report('2026-07-01', '2026-07-01', { device: 'desktop' })).totals.visits).toBe(1)
  await forgetOld(scope, new Date('2028-07-03T10:00:00Z'))
  expect((await report('2026-06-01', '2026-06-01')).totals.visits).toBe(0)
})
