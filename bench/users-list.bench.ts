import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '#kernel/server/postgres/launcher.ts'
import { databaseUrl, onServer } from '../e2e/databases.ts'
import { ADMIN_PASSWORD, type KontorProcess, startKontor } from '../e2e/kontor-process.ts'
import { atMost, type Bench, percentile, type Row } from './bench.ts'

const SIZES = [1000, 100_000]
const CALLS = 200
const WARM_UP = 10

/** What the user browser asks for; each on its own, because each has its own index to live on. */
const QUESTIONS: Questions = {
  'newest first': {},
  'one role': { role: ['member'] },
  'the common role': { role: ['user'] },
  blocked: { status: ['blocked'] },
  active: { status: ['active'] },
  'online now': { online: ['online'] },
  'by name': { sort: 'name' },
  'last seen': { sort: '-last_active' },
  'by customer number': { sort: 'customer_number' },
  'search for a name': { search: 'Anna Wort77ende' },
  'search for a mail': { search: 'kunde77@firma77.example.org' },
  'search for a number': { search: '10077' },
  'search with a typing error': { search: 'Sonderlnig' },
}

/** The list call at 1,000 and 100,000 accounts, through the built app, asked in turn. */
export const bench: Bench = {
  title: 'User browser (p95 against the same call at 1,000 accounts)',
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
      return rowsOf(await measure(asked))
    } finally {
      for (const kontor of running) await kontor.stop()
      await postgres.stop()
      await rm(postgres.dataDir, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

async function startWith(size: number): Promise<KontorProcess> {
  const name = `bench_users_${size}`
  await onServer(`create database ${name}`)
  const url = databaseUrl(name)
  const kontor = await startKontor({ databaseUrl: url })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(FILL, [size])
  for (const table of ['users', 'user_search', 'user_words'])
    await client.query(`vacuum analyze ${table}`)
  await client.end()
  return kontor
}

type Ask = (body: object) => Promise<void>
type Questions = Readonly<Record<string, object>>
type Measured = Readonly<Record<string, number>>

async function signIn(url: string): Promise<Ask> {
  const headers = { origin: url, 'content-type': 'application/json' }
  const login = await fetch(`${url}/api/v0/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ handle: 'admin', password: ADMIN_PASSWORD }),
  })
  const cookie = login.headers.getSetCookie().map((one) => one.split(';')[0])
  return async (body) => {
    const answer = await fetch(`${url}/api/v1/auth/getDataUserBrowser`, {
      method: 'POST',
      headers: { ...headers, cookie: cookie.join('; ') },
      body: JSON.stringify({ limit: 24, ...body }),
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
  }
}

/** p95 per instance and question. */
async function measure(asked: readonly Ask[]): Promise<Measured[]> {
  const names = Object.keys(QUESTIONS)
  const times = asked.map(() => new Map(names.map((name) => [name, [] as number[]])))
  for (let turn = 0; turn < CALLS + WARM_UP; turn += 1) {
    for (const [name, body] of Object.entries(QUESTIONS)) {
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

function rowsOf([small = {}, large = {}]: Measured[]): Row[] {
  return Object.keys(QUESTIONS).flatMap((name) => {
    const base = small[name] ?? Number.NaN
    return [
      { name: `${name}, 1,000 accounts`, value: `${base.toFixed(1)} ms` },
      atMost(`${name}, 100,000 accounts`, (large[name] ?? Number.NaN) / base, 2),
    ]
  })
}

/** One account in each size is called Sonderling, so that a typing error has one answer in both. */
const FILL = `
  insert into users (id, handle, name, roles, user_data, customer_number, verified_at, invited_at,
    is_blocked, created_at, last_active_at)
  select gen_random_uuid(), 'kunde' || n || '@firma' || n % 977 || '.example.org',
    (array['Anna', 'Jürgen', 'Mehmet', 'Sophie', 'Karl', 'Lea'])[1 + n % 6] || ' ' ||
      case when n = 1 then 'Sonderling' else
        'Wort' || n || 'ende ' || translate(substr(md5((n % 20000)::text), 1, 9),
          '0123456789', 'ghijklmnop') end,
    case when n % 500 = 0 then '{member}'::text[] else '{user}'::text[] end,
    jsonb_build_object('company', case when n % 7 = 0 then 'Betrieb ' || n % 300 else '' end),
    nextval('customer_numbers'),
    case when n % 50 = 0 then null else now() end,
    case when n % 100 = 0 then now() end,
    n % 200 = 0, now() - random() * interval '1000 days',
    case when n % 3 = 0 then null else now() - random() * interval '100 days' end
  from generate_series(1, $1::int) n`
