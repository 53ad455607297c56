import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/free-port.ts'

export const ADMIN_PASSWORD = 'holz-und-hobel-2026'

export type KontorProcess = {
  url: string
  pid: number
  dataDir: string
  stop(): Promise<void>
  /** Without a farewell to browsers and jobs, where database and files go with it. */
  kill(): Promise<void>
}

/** Names the folder with the files that belong to the demo content; see the global setup. */
export const DEMO_FILES = 'KONTOR_E2E_FILES'

type Options = {
  databaseUrl: string
  env?: Record<string, string>
  /** On an empty database, so without the files that belong to the copied one. */
  isFirst?: boolean
  /** Where `bin` and `dist` are; unless said, here. */
  house?: string
}

/** The built Kontor as its users start it, on a port and data folder of its own. */
export async function startKontor(options: Options): Promise<KontorProcess> {
  const { databaseUrl, env = {}, isFirst = false, house } = options
  const dataDir = await mkdtemp(join(tmpdir(), 'kontor-e2e-data-'))
  const files = process.env[DEMO_FILES]
  if (files && !isFirst) await cp(files, join(dataDir, 'files'), { recursive: true })
  const port = await freePort()
  const child = spawn(process.execPath, ['bin/kontor.js', 'start'], {
    cwd: house,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      KONTOR_DATA_DIR: dataDir,
      KONTOR_ADMIN_PASSWORD: ADMIN_PASSWORD,
      KONTOR_LOG: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await listening(child)
  const end = async (signal: NodeJS.Signals) => {
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    const exited = hasEnded ? undefined : once(child, 'exit')
    child.kill(signal)
    await exited
    await rm(dataDir, { recursive: true, force: true })
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    dataDir,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** Resolves with the first line that names the address. */
async function listening(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let printed = ''
  child.stdout?.on('data', (bytes) => {
    printed += String(bytes)
    if (printed.includes('http://')) resolve()
  })
  child.on('exit', (code) =>
    reject(new Error(`Kontor ended with ${code} before it was up:\n${printed}`)),
  )
  await promise
}
