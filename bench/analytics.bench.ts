import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { databaseUrl } from '../e2e/databases.ts'
import type { KontorProcess } from '../e2e/kontor-process.ts'
import { signInAsAdmin } from '../faults/rig/admin.ts'
import { memoryOf } from '../faults/rig/memory-of.ts'
import type { Caller } from '../tests/caller.ts'
import { atLeast, atMost, type Bench, median, percentile, type Row } from './bench.ts'
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
/** Of the screen over twelve months: as slow as with a hundredth of the visits, and half of it more. */
const MOST_TIMES = 1.5
/** More than is promised, for some seconds, by so many visitors. */
const STREAM = { perSecond: 600, seconds: 10, visitors: 300 }
const LEAST_HITS = 500
const MOST_MB = 20

/** What a person's browser sends, so that every hit goes the whole way. */
const VISITOR = {
  'accept-encoding': 'identity',
  accept: 'text/html',
  'accept-language': 'de-DE',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
}

/**
 * The cached home page with and without counting, alternating; a steady stream of visitors; then a year
 * of many visits beside one of few, and one that ends today with all visits of a busy day.
 */
export const bench: Bench = {
  title: 'Visitor statistics',
  run: async () => {
    const running = await runKontor()
    try {
      const { url } = running.kontor
      const admin = await signInAsAdmin(url)
      return [
        ...(await counting(url, admin)),
        ...(await ingest(running.kontor, admin)),
        ...(await fullYear(admin)),
        ...(await untilToday(admin)),
      ]
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

/** Everything that is sent is counted, as fast as it comes, and memory stays what it is without counting. */
async function ingest({ url, pid }: KontorProcess, admin: Caller): Promise<Row[]> {
  await switchCounting(admin, false)
  const plain = await stream(url, pid)
  await switchCounting(admin, true)
  const before = await viewsToday(admin)
  const began = performance.now()
  const counted = await stream(url, pid)
  const all = STREAM.perSecond * STREAM.seconds
  while ((await viewsToday(admin)) - before < all) {
    if (performance.now() - began > 60_000) throw new Error('Not all hits were counted')
    await pause(50)
  }
  const perSecond = all / ((performance.now() - began) / 1000)
  return [
    atLeast('hits counted a second', perSecond, LEAST_HITS),
    atMost('memory at most, MB more than without counting', counted - plain, MOST_MB),
  ]
}

/** Hits in even steps; answers the most memory the process had meanwhile. */
async function stream(url: string, pid: number): Promise<number> {
  const steps = STREAM.seconds * 10
  let most = 0
  for (let step = 0; step < steps; step++) {
    const next = pause(100)
    const hits = Array.from({ length: STREAM.perSecond / 10 }, (_, at) => hit(url, step * 60 + at))
    await Promise.all([...hits, next])
    most = Math.max(most, await memoryOf(pid))
  }
  return most
}

async function hit(url: string, number: number): Promise<void> {
  const edition = String(100 + (number % STREAM.visitors))
  const agent = VISITOR['user-agent'].replace('142.0.0.0', `142.0.${edition}.0`)
  const reply = await fetch(url, { headers: { ...VISITOR, 'user-agent': agent } })
  await reply.arrayBuffer()
}

const Views = z.object({ totals: z.object({ views: z.int() }) })

/** A day more at both ends, for a run over midnight. */
async function viewsToday(admin: Caller): Promise<number> {
  const day = (offset: number) =>
    new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const answer = await admin.get(`/api/v0/analytics/?from=${day(-1)}&to=${day(1)}`)
  return answer.parse(Views).totals.views
}

/**
 * Different values of a kind on one day, as hits spread over a website of two hundred pages: 27,000 a day
 * (ten million a year) reach all of them, 270 a day (a hundred thousand) a part.
 */
const VALUES: Readonly<Record<string, { many: number; few: number }>> = {
  total: { many: 1, few: 1 },
  page: { many: 200, few: 70 },
  source: { many: 100, few: 25 },
  campaign: { many: 20, few: 5 },
  country: { many: 60, few: 15 },
  device: { many: 3, few: 3 },
  browser: { many: 8, few: 6 },
  language: { many: 30, few: 8 },
  download: { many: 40, few: 8 },
  click: { many: 30, few: 8 },
  action: { many: 4, few: 4 },
  search: { many: 200, few: 5 },
  empty_search: { many: 100, few: 2 },
  missing: { many: 200, few: 3 },
  funnel: { many: 20, few: 20 },
}

/** Twelve months that begin and end in the middle of one, as the screen asks for them. */
async function fullYear(admin: Caller): Promise<Row[]> {
  await makeFunnels(admin)
  await fill(async (client) => {
    for (const [kind, { many, few }] of Object.entries(VALUES)) {
      await client.query(DAYS, ['2021-06-01', kind, few, many])
      await client.query(DAYS, ['2023-06-01', kind, many, many])
    }
    await client.query(MONTHS)
  })
  const few = await p95(admin, 'from=2021-06-16&to=2022-06-15')
  const many = await p95(admin, 'from=2023-06-16&to=2024-06-14')
  return [
    { name: 'twelve months of 100,000 hits, p95', value: `${few.toFixed(0)} ms` },
    {
      name: 'twelve months of 10 million hits, p95',
      value: `${many.toFixed(0)} ms`,
      bar: `≤ ${MOST_MS} ms`,
      isGood: many <= MOST_MS,
    },
    atMost('10 million hits / 100,000', many / few, MOST_TIMES),
  ]
}

/** As the screen shows twelve months: today is made of its single visits, 27,000 hits until the evening. */
async function untilToday(admin: Caller): Promise<Row[]> {
  const today = new Date().toISOString().slice(0, 10)
  const before = (days: number) =>
    new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
  await fill(async (client) => {
    for (const [kind, { many }] of Object.entries(VALUES))
      await client.query(DAYS, [before(395), kind, many, many])
    await client.query(MONTHS)
    await client.query(VISITS, [today])
    await client.query(VIEWS, [today])
  })
  const time = await p95(admin, `from=${before(364)}&to=${today}`)
  const value = `${time.toFixed(0)} ms`
  const name = 'the same until today, with five funnels over its visits, p95'
  return [{ name, value, bar: `≤ ${MOST_MS} ms`, isGood: time <= MOST_MS }]
}

async function fill(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl('bench') })
  await client.connect()
  try {
    await work(client)
    await client.query(`vacuum analyze analytics_days, analytics_months, analytics_visits,
      analytics_views`)
  } finally {
    await client.end()
  }
}

async function makeFunnels(admin: Caller): Promise<void> {
  for (let number = 1; number <= 5; number++) {
    const steps = [number, number + 5, number + 10, number + 15].map((page) => `/page${page}`)
    const made = { title: `Weg ${number}`, steps: steps.join('\n') }
    const { status, text } = await admin.post('/api/v0/analytics_funnel/', made)
    if (status !== 200) throw new Error(text)
  }
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

/** Each day has other ones of all values there are, as few visits meet another part of a website. */
const DAYS = `
  insert into analytics_days (kind, day, value, views, visits, visitors, entries, exits)
  select $2::text, $1::date + day,
    case $2::text when 'total' then '' else $2::text || (day * 7 + value) % $4::int end,
    1000 - value, 500 - value, 400 - value, 100, 100
  from generate_series(0, 394) as day, generate_series(1, $3::int) as value`

/** Nine thousand visits of three pages each. */
const VISITS = `
  insert into analytics_visits (id, day, visitor, source, campaign, device, browser, language, country,
    entry, exit, views)
  select gen_random_uuid(), $1::date, n % 8000, 'source' || n % 100, 'campaign' || n % 20,
    'device' || n % 3, 'browser' || n % 8, 'language' || n % 30, 'country' || n % 60,
    '/page' || n % 200, '/page' || (n + 10) % 200, 3
  from generate_series(1, 9000) as n`
const VIEWS = `
  insert into analytics_views (visit, day, path, views, places)
  select id, day, '/page' || (substr(entry, 6)::int + place * 5 - 5) % 200, 1, array[place]
  from analytics_visits, generate_series(1, 3) as place
  where day = $1::date and entry like '/page%'
  on conflict do nothing`

/** As the job makes them. */
const MONTHS = `
  insert into analytics_months (kind, month, value, views, visits, visitors, entries, exits)
  select kind, date_trunc('month', day)::date, value, sum(views), sum(visits), sum(visitors),
    sum(entries), sum(exits)
  from analytics_days where day < date_trunc('month', now()) group by 1, 2, 3
  on conflict do nothing`
