import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { startPostgres } from '#platform/postgres/launcher.ts'
import { databaseUrl, onServer } from '../e2e/databases.ts'
import { ADMIN_PASSWORD, type KontorProcess, startKontor } from '../e2e/kontor-process.ts'
import { type Caller, callerOf } from '../tests/caller.ts'
import { atMost, percentile, type Row } from './bench.ts'

const CALLS = 200
const WARM_UP = 10

export type Questions = Readonly<Record<string, object>>
type Measured = Readonly<Record<string, number>>

/** A built Kontor whose tables hold `size` rows, and an admin in it. */
export type Grown = {
  size: number
  folder: string
  url: string
  admin: Caller
  cookie: string
  /** Of Kontor and of PostgreSQL. */
  processes: readonly [number, number]
}

type Growing<Result> = {
  sizes: readonly number[]
  /** What Kontor is started with besides. */
  env?: Record<string, string>
  grow(client: pg.Client, size: number): Promise<void>
  use(grown: readonly Grown[]): Promise<Result>
}

/**
 * Instances of several sizes stand side by side on one PostgreSQL and are asked in turn, so that
 * whatever else the machine does hits them alike.
 */
export async function withGrown<Result>(growing: Growing<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-bench-'))
  const postgres = await startPostgres({ dataDir: folder, log: () => undefined })
  process.env.KONTOR_E2E_POSTGRES = JSON.stringify(postgres.connection)
  const running: KontorProcess[] = []
  try {
    const grown: Grown[] = []
    for (const size of growing.sizes) {
      const kontor = await startGrown(size, growing)
      running.push(kontor)
      const { admin, cookie } = await signIn(kontor.url)
      const processes = [kontor.pid, await serverPid(postgres.dataDir)] as const
      grown.push({ size, folder, url: kontor.url, admin, cookie, processes })
    }
    return await growing.use(grown)
  } finally {
    for (const kontor of running) await kontor.stop()
    await postgres.stop()
    await rm(postgres.dataDir, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}

async function startGrown(
  size: number,
  { grow, env }: Pick<Growing<never>, 'grow' | 'env'>,
): Promise<KontorProcess> {
  await onServer(`create database bench_${size}`)
  const url = databaseUrl(`bench_${size}`)
  const kontor = await startKontor({ databaseUrl: url, ...(env && { env }) })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await grow(client, size)
  } finally {
    // Left open it would be ended by the server, and that would be all one reads of what went wrong.
    await client.end()
  }
  return kontor
}

async function serverPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postmaster.pid'), 'utf8'), 10)
}

async function signIn(url: string) {
  const body = { handle: 'admin', password: ADMIN_PASSWORD }
  const { headers } = await callerOf(url).post('/api/v0/auth/login', body)
  const cookies = headers.getSetCookie().map((one) => one.split(';')[0])
  const cookie = cookies.join('; ')
  return { admin: callerOf(url, cookie), cookie }
}

/** `bar`: how many times as long as the smallest the others may take; 2 unless said. */
type GrowthQuestions = {
  grown: readonly Grown[]
  path: string
  questions: Questions
  bar?: number
  /** Lists that are only read are asked by GET. */
  method?: 'GET' | 'POST'
}

/** p95 of every question per instance. */
async function askInTurn(asked: GrowthQuestions): Promise<Measured[]> {
  const { grown, questions } = asked
  const times = grown.map(
    () => new Map(Object.keys(questions).map((name) => [name, [] as number[]])),
  )
  for (let turn = 0; turn < CALLS + WARM_UP; turn += 1) {
    for (const [name, question] of Object.entries(questions)) {
      for (const [at, { admin }] of grown.entries()) {
        const began = performance.now()
        const { status, text } = await ask(admin, asked, question)
        if (status !== 200) throw new Error(`${name}: ${status} ${text}`)
        if (turn >= WARM_UP) times[at]?.get(name)?.push(performance.now() - began)
      }
    }
  }
  return times.map((one) =>
    Object.fromEntries([...one].map(([name, values]) => [name, percentile(values, 0.95)])),
  )
}

function ask(admin: Caller, { path, method = 'POST' }: GrowthQuestions, question: object) {
  const wanted = { limit: 24, ...question }
  if (method === 'POST') return admin.post(path, wanted)
  return admin.get(`${path}?${new URLSearchParams(inWords(wanted))}`)
}

function inWords(wanted: object): Record<string, string> {
  return Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, String(value)]))
}

/** The larger sizes against the smallest; a list must not feel its table grow. */
export async function growthRows(asked: GrowthQuestions): Promise<Row[]> {
  const [small = {}, ...larger] = await askInTurn(asked)
  const sizes = asked.grown.map(({ size }) => size.toLocaleString('en'))
  return Object.entries(small).flatMap(([name, base]) => [
    { name: `${name}, ${sizes[0]}`, value: `${base.toFixed(1)} ms` },
    ...larger.map((one, at) =>
      atMost(`${name}, ${sizes[at + 1]}`, (one[name] ?? Number.NaN) / base, asked.bar ?? 2),
    ),
  ])
}

const Reply = z.object({ next: z.string().nullable() })

/** Deep pages go by cursor, as the screen does when someone keeps scrolling. */
export async function deepRow(grown: readonly Grown[], path: string): Promise<Row> {
  const page = await grown[0]?.admin.post(path, { limit: 24, page: 400 })
  const questions = { first: {}, deep: { cursor: page?.parse(Reply).next } }
  const [measured = {}] = await askInTurn({ grown, path, questions })
  const ratio = (measured.deep ?? Number.NaN) / (measured.first ?? Number.NaN)
  const size = grown[0]?.size.toLocaleString('en')
  return atMost(`page 401 by cursor against page 1, ${size}`, ratio, 1.5)
}
