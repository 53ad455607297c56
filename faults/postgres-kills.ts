/**
 * Kills Kontor and its database at every kind of bad moment while rows are written, and checks after
 * each restart that every acknowledged row is there: `node faults/postgres-kills.ts 50`.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { textOf } from '#platform/platform-error.ts'
import { type RunningPostgres, startPostgres } from '#platform/postgres/launcher.ts'
import { withClient } from '#platform/postgres/server/ask.ts'
import { postgresProcessesIn, signal } from '#platform/postgres/server/processes.ts'
import { stopServers } from '#platform/postgres/server/stop.ts'
import { waitUntil } from '#platform/wait.ts'
import { type Faults, tell, whenStopped } from './rig/tell.ts'

const KINDS = ['start', 'node', 'postmaster', 'all'] as const
const CLIENTS = 8
const RESTART_MS = 120_000

type Kind = (typeof KINDS)[number]
type Report = { readyMs: number; adopted: boolean; checked: number; lost: string[] }
type Restart = Report & { after: Kind | 'nothing' }
type Writer = { child: ChildProcess; report: () => Report | undefined; error: () => string }

const [first = '50', folder = '', run = ''] = process.argv.slice(2)
if (first === 'write') await write(folder, run)
else process.exitCode = await drive(Number(first))

/** The process that gets killed: starts the database, checks the rows, then writes for ever. */
async function write(dataDir: string, name: string): Promise<void> {
  const begin = performance.now()
  const running = await startPostgres({ dataDir, log: () => undefined })
  const { checked, lost } = await findLost(running, ackFile(dataDir))
  const readyMs = Math.round(performance.now() - begin)
  process.stdout.write(`${JSON.stringify({ readyMs, adopted: running.adopted, checked, lost })}\n`)
  await Promise.all(
    Array.from({ length: CLIENTS }, (_, n) => writeRows(running, dataDir, `${name}-${n}`)),
  )
}

async function writeRows(running: RunningPostgres, dataDir: string, name: string): Promise<never> {
  for (let row = 0; ; ) {
    try {
      await withClient(running.connection, async (client) => {
        for (; ; row++) {
          const id = `${name}-${row}`
          await client.query('insert into acked values ($1) on conflict do nothing', [id])
          appendFileSync(ackFile(dataDir), `${id}\n`)
        }
      })
    } catch {
      // The database was killed: the point of this run. Try again until it is back.
      await delay(20)
    }
  }
}

async function findLost(running: RunningPostgres, file: string) {
  return await withClient(running.connection, async (client) => {
    await client.query('create table if not exists acked (id text primary key)')
    const { rows } = await client.query<{ id: string }>('select id from acked')
    const found = new Set(rows.map(({ id }) => id))
    const acked = readAcks(file)
    return { checked: acked.length, lost: acked.filter((id) => !found.has(id)) }
  })
}

async function drive(kills: number): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kontor-kills-'))
  await chmod(dataDir, 0o711)
  const restarts: Restart[] = []
  const wrong = tell(() => `${Math.max(0, restarts.length - 1)} of ${kills} kills`)
  const clear = async () => {
    await stopServers(join(dataDir, 'postgres'), () => undefined)
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  whenStopped(clear)
  let after: Restart['after'] = 'nothing'
  try {
    for (let kill = 0; kill <= kills; kill++) {
      const kind: Kind = KINDS[kill % KINDS.length] ?? 'node'
      const writer = startWriter(dataDir, `run${kill}`)
      await waitForReport(writer, (report) => restarts.push({ ...report, after }), wrong)
      if (kill < kills) await hit(kind, dataDir)
      await endAll(writer.child, kind === 'node' || kind === 'postmaster' ? undefined : dataDir)
      if (kind === 'start') await killWhileStarting(dataDir)
      after = kind
    }
    return printFigures({ kills, total: readAcks(ackFile(dataDir)).length, restarts, wrong })
  } finally {
    await clear()
  }
}

function startWriter(dataDir: string, name: string): Writer {
  const script = fileURLToPath(import.meta.url)
  const child = spawn(process.execPath, [script, 'write', dataDir, name], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let report: Report | undefined
  let error = ''
  createInterface({ input: child.stdout }).on('line', (line) => {
    report = JSON.parse(line)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    error += text
  })
  return { child, report: () => report, error: () => error }
}

async function waitForReport(writer: Writer, use: (report: Report) => void, wrong: Faults) {
  const { child } = writer
  const isOver = () => writer.report() !== undefined || child.exitCode !== null
  await waitUntil(isOver, { timeoutMs: RESTART_MS, stepMs: 5 })
  const report = writer.report()
  if (report) use(report)
  else wrong.push(textOf(writer.error() || 'no report in time'))
  wrong.push(...(report?.lost ?? []).map((id) => `lost: ${id}`))
}

/** Lets it write for a while; a killed postmaster must also come back without a new Kontor. */
async function hit(kind: Kind, dataDir: string): Promise<void> {
  await delay(300 + Math.random() * 700)
  if (kind !== 'postmaster') return
  const server = postmasterOf(dataDir)
  if (!server) return
  signal(server, 'SIGKILL')
  const isBack = () => ![undefined, server.pid].includes(postmasterOf(dataDir)?.pid)
  const hasReturned = await waitUntil(isBack, { timeoutMs: 30_000 })
  const before = readAcks(ackFile(dataDir)).length
  const goesOn = () => readAcks(ackFile(dataDir)).length > before
  if (!hasReturned || !(await waitUntil(goesOn, { timeoutMs: 30_000 })))
    throw new Error('The database was not restarted')
}

function postmasterOf(dataDir: string) {
  return postgresProcessesIn(join(dataDir, 'postgres')).find((found) => found.isPostmaster)
}

async function killWhileStarting(dataDir: string): Promise<void> {
  const writer = startWriter(dataDir, 'unused')
  await delay(Math.random() * 800)
  await endAll(writer.child, dataDir)
}

async function endAll(child: ChildProcess, dataDir: string | undefined): Promise<void> {
  const gone = child.exitCode === null ? once(child, 'exit') : undefined
  child.kill('SIGKILL')
  if (dataDir) {
    for (const found of postgresProcessesIn(join(dataDir, 'postgres'))) signal(found, 'SIGKILL')
  }
  await gone
}

type Figures = { kills: number; total: number; restarts: Restart[]; wrong: Faults }

function printFigures({ kills, total, restarts, wrong }: Figures): number {
  const lost = new Set(restarts.flatMap((restart) => restart.lost))
  const say = (line: string) => process.stdout.write(`${line}\n`)
  say(`kills ${kills}, acknowledged rows ${total}, lost ${lost.size}, ${wrong.length} faults`)
  for (const kind of ['nothing', ...KINDS] as const) {
    const some = restarts.filter((restart) => restart.after === kind)
    const times = some.map(({ readyMs }) => readyMs).sort((a, b) => a - b)
    const adopted = some.filter((restart) => restart.adopted).length
    if (some.length === 0) continue
    say(
      `after ${kind}: ${some.length} restarts, ${adopted} adopted, ready in median ${times[times.length >> 1]} ms, longest ${times.at(-1)} ms`,
    )
  }
  return wrong.length > 0 || total === 0 ? 1 : 0
}

function ackFile(dataDir: string): string {
  return join(dataDir, 'acked.txt')
}

function readAcks(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}
