import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { waitUntil } from '#platform/wait.ts'
import { whenStopped } from './tell.ts'

export const ADMIN_PASSWORD = 'holz-und-hobel-2026'

export type Start = {
  /** Where `bin` and `dist` are. */
  install: string
  dataDir: string
  port: number
  env?: Record<string, string>
  user?: { uid: number; gid: number }
}

export type Kontor = {
  url: string
  pid: number
  /** All it wrote so far: log, greeting, errors. */
  output(): string
  /** Milliseconds from the start of the process to its first page; throws when there is none. */
  serving(timeoutMs?: number): Promise<number>
  /** The exit code, null when a signal ended it. */
  ended: Promise<number | null>
  kill(): Promise<void>
  stop(): Promise<number | null>
}

/** Starts the built Kontor as its users do: `bin/kontor.js start` in a process of its own. */
export function startKontor(start: Start): Kontor {
  const began = performance.now()
  const child = spawn(process.execPath, [join(start.install, 'bin', 'kontor.js'), 'start'], {
    ...start.user,
    cwd: start.install,
    env: {
      PATH: process.env.PATH,
      PORT: String(start.port),
      KONTOR_DATA_DIR: start.dataDir,
      KONTOR_ADMIN_PASSWORD: ADMIN_PASSWORD,
      KONTOR_DEMO: '0',
      KONTOR_LOG: 'warn',
      ...start.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = `http://127.0.0.1:${start.port}`
  const output = collect(child)
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return await ended
  }
  whenStopped(() => end('SIGKILL'))
  return {
    url,
    pid: child.pid ?? 0,
    output,
    serving: async (timeoutMs = 120_000) => {
      const isUp = async () => child.exitCode !== null || (await isListening(start.port))
      await waitUntil(isUp, { timeoutMs, stepMs: 15 })
      const hasAnswered = () => child.exitCode !== null || hasPage(url)
      const isOver = await waitUntil(hasAnswered, { timeoutMs, stepMs: 10 })
      if (isOver && child.exitCode === null) return performance.now() - began
      throw new Error(`Kontor does not serve:\n${output()}`)
    },
    ended,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

/** Cheap to ask: a request that is refused again and again costs as much as half of a start. */
function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect({ host: '127.0.0.1', port })
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}

function hasPage(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status === 200
    },
    () => false,
  )
}

function collect(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  return () => text
}
