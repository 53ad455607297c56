import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterwards } from '#tests/clean-ups.ts'
import { waitUntil } from '../wait.ts'
import { type RunningPostgres, startPostgres } from './launcher.ts'
import { withClient } from './server/ask.ts'
import { isZombie } from './server/processes.ts'
import { stopServers } from './server/stop.ts'
import type { Log } from './setting.ts'

export const isRoot = process.getuid?.() === 0

/** A new empty folder below the system's temporary one, which every user may pass. */
export async function makeScratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-pg-'))
  await chmod(folder, 0o711)
  afterwards(async () => await rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the database fast and unsafely, and makes sure that it is gone after the tests. */
export async function startScratch(dataDir: string, log: Log = () => undefined) {
  const running = await startPostgres({ dataDir, log, fsync: false })
  afterwards(running.stop)
  return running
}

export async function query(
  running: Pick<RunningPostgres, 'connection'>,
  sql: string,
): Promise<Record<string, unknown>[]> {
  return await withClient(running.connection, async (client) => (await client.query(sql)).rows)
}

/** The number of the server process. */
export function serverPid(running: RunningPostgres): number {
  return Number.parseInt(readFileSync(join(running.dataDir, 'postmaster.pid'), 'utf8'), 10)
}

export type ChildLine = { acked?: number; adopted?: boolean; code?: string; message?: string }

/** Runs a Kontor in a process of its own; what it says is collected in `lines`. */
export function startChild(
  dataDir: string,
  work: 'write' | 'stop',
  user: { uid?: number; gid?: number } = {},
): { child: ChildProcess; lines: ChildLine[] } {
  const script = fileURLToPath(new URL('test-child.ts', import.meta.url))
  const child = spawn(process.execPath, [script, dataDir, work], {
    ...user,
    cwd: dirname(script),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: ChildLine[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)))
  afterwards(async () => {
    child.kill('SIGKILL')
    await stopServers(join(dataDir, 'postgres'), () => undefined)
  })
  return { child, lines }
}

/** Kills a child the hard way and waits until it and its output have ended. */
export async function killHard(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
}

/** A process that has ended and that its parent never asks for: the child is killed only once the shell has become something that does not reap. */
export async function zombieProcess() {
  const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'])
  const [output] = await once(parent.stdout, 'data')
  const zombie = Number.parseInt(String(output), 10)
  const isSleeping = async () =>
    (await readFile(`/proc/${parent.pid}/comm`, 'utf8')).trim() === 'sleep'
  await waitUntil(isSleeping, { timeoutMs: 10_000 })
  process.kill(zombie, 'SIGKILL')
  await waitUntil(() => isZombie(zombie), { timeoutMs: 10_000 })
  return { parent, zombie }
}
