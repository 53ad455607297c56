import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { databaseUrl } from '../e2e/databases.ts'
import { signInAsAdmin } from '../faults/rig/admin.ts'
import type { Caller } from '../tests/caller.ts'
import { atLeast, type Bench, median, percentile, type Row } from './bench.ts'
import { load } from './load.ts'
import { runKontor } from './running-kontor.ts'

const Modules = z.looseObject({ modules: z.record(z.string(), z.boolean()).optional() })
const Sections = z.array(
  z.object({ name: z.string(), version: z.int(), value: Modules.optional().catch(undefined) }),
)

const ROUNDS = 5
const CALLS = 60
/** A switched module is noticed with the next batch. */
const BATCH_MS = 1500
const MOST_MS = 300

/** What a person's browser sends, so that every hit goes the whole way. */
const VISITOR = {
  'accept-encoding': 'identity',
  accept: 'text/html',
  'accept-language': 'de-DE',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
}

/** The cached home page with and without counting, alternating; then a year of full days. */
export const bench: Bench = {
  title: 'Visitor statistics',
  run: async () => {
    const running = await runKontor()
    try {
      const { url } = running.kontor
      const admin = await signInAsAdmin(url)
      return [...(await counting(url, admin)), ...(await fullYear(admin))]
    } finally {
      await running.stop()
    }
  },
}

async function counting(url: string, admin: Caller): Promise<Row[]> {
  const rates = { counted: [0], plain: [0] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['plain', 'counted'] as const) {
      await switchCounting(admin, name === 'counted')
      await fetch(url, { headers: VISITOR })
      rates[name][round] = (await load({ url: `${url}/`, headers: VISITOR })).perSecond
    }
  }
  const [counted, plain] = [median(rates.counted), median(rates.plain)]
  return [
    { name: 'cached page, requests/s', value: plain.toFixed(0) },
    { name: 'cached page with counting, requests/s', value: counted.toFixed(0) },
    atLeast('with counting / without', counted / plain, 0.95),
  ]
}

async function switchCounting(admin: Caller, isOn: boolean): Promise<void> {
  const name = 'enabled_components'
  const sections = (await admin.get('/api/v0/config/')).parse(Sections)
  const known = sections.find((section) => section.name === name)
  const modules = { ...known?.value?.modules, analytics: isOn }
  const value = { ...known?.value, modules }
  const saved = await admin.put('/api/v0/config/', { name, value, version: known?.version ?? 0 })
  if (saved.status !== 200) throw new Error(saved.text)
  await pause(BATCH_MS)
}

/** Ten million hits a year fill every list of every day to its bound; a hundred thousand do not. */
async function fullYear(admin: Caller): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl('bench') })
  await client.connect()
  await client.query(YEAR, ['2023-01-01', 20])
  await client.query(YEAR, ['2024-06-01', 200])
  await client.query('vacuum analyze analytics_days')
  await client.end()
  const small = await p95(admin, 'from=2023-01-01&to=2023-12-31')
  const full = await p95(admin, 'from=2024-06-01&to=2025-05-31')
  return [
    { name: 'twelve months, days with 20 values of a kind', value: `${small.toFixed(0)} ms` },
    {
      name: 'twelve months of full days, p95',
      value: `${full.toFixed(0)} ms`,
      bar: `≤ ${MOST_MS} ms`,
      isGood: full <= MOST_MS,
    },
  ]
}

async function p95(admin: Caller, range: string): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < CALLS; call++) {
    const began = performance.now()
    const { status, text } = await admin.get(
      `/api/v0/analytics/?${range}&interval=month&compare=previous`,
    )
    if (status !== 200) throw new Error(text)
    times.push(performance.now() - began)
  }
  return percentile(times, 0.95)
}

const YEAR = `
  insert into analytics_days (kind, day, value, views, visits, visitors, entries, exits)
  select kind, $1::date + day, case kind when 'total' then '' else kind || value end,
    1000 - value, 500 - value, 400 - value, 100, 100
  from unnest(array['total', 'page', 'source', 'campaign', 'device', 'browser', 'language', 'search',
      'empty_search', 'missing']) as kind,
    generate_series(0, 364) as day, generate_series(1, $2::int) as value
  where value = 1 or (kind <> 'total' and (kind not in ('device', 'browser') or value <= 8))`
