import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { startPostgres } from '#kernel/server/postgres/launcher.ts'
import { databaseUrl, onServer } from '../e2e/databases.ts'
import { ADMIN_PASSWORD, type KontorProcess, startKontor } from '../e2e/kontor-process.ts'
import { atMost, type Bench, percentile, type Row } from './bench.ts'

const SIZES = [1000, 100_000, 1_000_000]
const CALLS = 200
const WARM_UP = 10
const PROJECT = '00000001-0000-7000-8000-000000000002'
const DEVELOPER = '00000002-0000-7000-8000-000000000003'

/** What the browse screen asks for; each on its own, because each has its own index to live on. */
const QUESTIONS: Questions = {
  'newest first': {},
  'one project': { selectedProject: PROJECT },
  'one status': { status: ['new'] },
  'one severity': { statusSeverity: ['critical'] },
  'one priority': { statusPriority: ['high'] },
  reproducible: { statusReproduce: ['always'] },
  'nobody assigned': { statusDeveloper: ['none'] },
  'one developer': { statusDeveloper: [DEVELOPER] },
  'one tag': { selectedTags: ['t7'] },
  'two filters': { statusSeverity: ['critical'], statusPriority: ['high'] },
  'by title': { sort: 'title' },
  'by severity': { sort: '-severity' },
}

/**
 * The list call at 1,000, 100,000 and 1,000,000 bugs, through the built app. Three instances stand
 * side by side and are asked in turn, so that whatever else the machine does hits them alike.
 */
export const bench: Bench = {
  title: 'Bug list (p95 against the same call at 1,000 bugs)',
  run: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'kontor-bench-'))
    const postgres = await startPostgres({ dataDir, log: () => undefined })
    process.env.KONTOR_E2E_POSTGRES = JSON.stringify(postgres.connection)
    const running: KontorProcess[] = []
    try {
      const asked: Ask[] = []
      for (const size of SIZES) {
        const kontor = await startWith(size)
        running.push(kontor)
        asked.push(await signIn(kontor.url))
      }
      const measured = await measure(asked, QUESTIONS)
      return [...rowsOf(measured), await deepRow(asked.slice(-1))]
    } finally {
      for (const kontor of running) await kontor.stop()
      await postgres.stop()
      await rm(postgres.dataDir, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

async function startWith(size: number): Promise<KontorProcess> {
  const name = `bench_${size}`
  await onServer(`create database ${name}`)
  const url = databaseUrl(name)
  const kontor = await startKontor({ databaseUrl: url })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await growTo(client, size)
  await client.end()
  return kontor
}

type Ask = (body: object) => Promise<{ next: string | null }>
type Questions = Readonly<Record<string, object>>
type Measured = Readonly<Record<string, number>>

const Reply = z.object({ next: z.string().nullable() })

async function signIn(url: string): Promise<Ask> {
  const headers = { origin: url, 'content-type': 'application/json' }
  const login = await fetch(`${url}/api/v0/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ handle: 'admin', password: ADMIN_PASSWORD }),
  })
  const cookie = login.headers.getSetCookie().map((one) => one.split(';')[0])
  return async (body) => {
    const answer = await fetch(`${url}/api/v1/system_bugtracker/getPageData`, {
      method: 'POST',
      headers: { ...headers, cookie: cookie.join('; ') },
      body: JSON.stringify({ limit: 24, ...body }),
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return Reply.parse(await answer.json())
  }
}

/** p95 per instance and question. */
async function measure(asked: readonly Ask[], questions: Questions): Promise<Measured[]> {
  const names = Object.keys(questions)
  const times = asked.map(() => new Map(names.map((name) => [name, [] as number[]])))
  for (let turn = 0; turn < CALLS + WARM_UP; turn += 1) {
    for (const [name, body] of Object.entries(questions)) {
      for (const [at, ask] of asked.entries()) {
        const began = performance.now()
        await ask(body)
        if (turn >= WARM_UP) times[at]?.get(name)?.push(performance.now() - began)
      }
    }
  }
  return times.map((one) =>
    Object.fromEntries([...one].map(([name, values]) => [name, percentile(values, 0.95)])),
  )
}

/** Deep pages go by cursor, as the screen does when someone keeps scrolling. */
async function deepRow(asked: readonly Ask[]): Promise<Row> {
  const page = await asked[0]?.({ page: 400 })
  const [measured = {}] = await measure(asked, { first: {}, deep: { cursor: page?.next } })
  const ratio = (measured.deep ?? Number.NaN) / (measured.first ?? Number.NaN)
  return atMost('page 401 by cursor against page 1, 1,000,000 bugs', ratio, 1.5)
}

function rowsOf([small = {}, middle = {}, large = {}]: Measured[]): Row[] {
  return Object.keys(QUESTIONS).flatMap((name) => {
    const base = small[name] ?? Number.NaN
    return [
      { name: `${name}, 1,000 bugs`, value: `${base.toFixed(1)} ms` },
      atMost(`${name}, 100,000 bugs`, (middle[name] ?? Number.NaN) / base, 2),
      atMost(`${name}, 1,000,000 bugs`, (large[name] ?? Number.NaN) / base, 2),
    ]
  })
}

/** Rows are laid in without the indexes of lists and search, which are then built at once. */
async function growTo(client: pg.Client, size: number): Promise<void> {
  const { rows } = await client.query('select count(*)::int as count from bugs')
  const missing = size - rows[0].count
  const indexes = await listIndexes(client)
  if (missing > 50_000) for (const { name } of indexes) await client.query(`drop index ${name}`)
  await client.query(PLANS)
  await client.query(FILL, [Math.max(0, missing)])
  if (missing > 50_000) {
    await client.query(`set maintenance_work_mem = '256MB'`)
    for (const { definition } of indexes) await client.query(definition)
  }
  await client.query('vacuum analyze bugs')
  await client.query('vacuum analyze bug_texts')
}

async function listIndexes(client: pg.Client) {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('bugs', 'bug_texts')
      and indexname !~ '_(pkey|key|status_token)$'`)
  return rows
}

const PLANS = `
  insert into bug_projects (id, title)
  select ('00000001-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Projekt ' || n
  from generate_series(0, 3) n on conflict do nothing`

const FILL = `
  with made as (
    insert into bugs (id, title, project_id, type, status, severity, priority, reproduce,
      developer_id, tags, created_at, updated_at)
    select gen_random_uuid(), 'Fehler ' || md5(n::text),
      ('00000001-0000-7000-8000-' || lpad(to_hex(n % 4), 12, '0'))::uuid, 'bug',
      case when random() < 0.7 then 'closed' else
        (enum_range(null::bug_status))[1 + floor(random() * 12)] end,
      (enum_range(null::bug_severity))[1 + floor(random() * 5)],
      (enum_range(null::bug_priority))[1 + floor(random() * 4)],
      (enum_range(null::bug_reproduce))[1 + floor(random() * 6)],
      case when random() < 0.8
        then ('00000002-0000-7000-8000-' || lpad(to_hex((random() * 20)::int), 12, '0'))::uuid end,
      array['t' || floor(random() * 60)],
      now() - random() * interval '1000 days', now() - random() * interval '1000 days'
    from generate_series(1, $1::int) n returning id, number
  )
  insert into bug_texts (bug_id, body, words)
  select id, 'Beim Absenden des Formulars passiert nichts.',
    array_to_tsvector(array[number::text, 'absenden', 'formulars', 'passiert', 'nichts'])
  from made`
