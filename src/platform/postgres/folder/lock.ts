import { randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { link, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { codeOf, PlatformError } from '#platform/platform-error.ts'
import { waitUntil } from '../../wait.ts'
import { isAlive, type ProcessId, readProcess } from '../server/processes.ts'
import { placeName } from '../server/sockets.ts'

export type Lock = { release(): Promise<void> }

/** `host` tells machines and containers apart: process numbers mean nothing in another one. */
type Holder = ProcessId & { host: string; token: string }

const HEARTBEAT_MS = 5_000
const SILENT_MS = 20_000
const TAKEOVER_TIMEOUT_MS = 10_000

/**
 * Takes the lock that keeps a second Kontor off a folder, or throws. A lock left behind by a
 * killed Kontor is taken over.
 */
export async function acquireLock(folder: string): Promise<Lock> {
  const path = join(folder, 'kontor.lock')
  const own = JSON.stringify(self())
  // Looking at an old lock, removing it and making a new one must happen in one process at a time.
  const turn = await takeTurn(path)
  try {
    await removeStale(path, folder)
    await writeWhole(path, own)
  } finally {
    turn.close()
  }
  const heartbeat = setInterval(() => {
    utimes(path, new Date(), new Date()).catch(() => undefined)
  }, HEARTBEAT_MS).unref()
  return {
    release: async () => {
      clearInterval(heartbeat)
      if ((await readText(path)) === own) await rm(path, { force: true })
    },
  }
}

async function removeStale(path: string, folder: string): Promise<void> {
  const text = await readText(path)
  if (text === undefined) return
  const holder = parse(text)
  if (holder && (await isHeld(holder, path))) {
    throw new PlatformError(
      'already-running',
      `Another Kontor (process ${holder.pid}) already uses ${folder}. Stop it first, or give this one its own KONTOR_DATA_DIR.`,
    )
  }
  await rm(path, { force: true })
}

async function isHeld(holder: Holder, path: string): Promise<boolean> {
  if (holder.host === hostName()) return isAlive(holder)
  const beat = await stat(path).catch(() => undefined)
  return beat !== undefined && Math.abs(Date.now() - beat.mtimeMs) < SILENT_MS
}

/** An abstract socket can be bound by one process only and vanishes with it. */
async function takeTurn(path: string): Promise<Server> {
  const address = `\0kontor-lock-${placeName(path)}`
  let turn: Server | undefined
  await waitUntil(
    async () => {
      turn = await bind(address)
      return turn !== undefined
    },
    { timeoutMs: TAKEOVER_TIMEOUT_MS },
  )
  if (turn) return turn
  throw new PlatformError(
    'already-running',
    `Another Kontor is just starting on ${path}. Try again in a moment.`,
  )
}

async function bind(address: string): Promise<Server | undefined> {
  const server = createServer().unref()
  return await new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (codeOf(error) === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(address, () => resolve(server))
  })
}

/** A reader never sees half a lock: it gets its name only when it is written. */
async function writeWhole(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  await writeFile(temporary, text, { mode: 0o600, flush: true })
  try {
    await link(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}

async function readText(path: string): Promise<string | undefined> {
  return await readFile(path, 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
}

function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder
  } catch {
    // Not written by Kontor, or damaged with the disk: nobody holds it.
    return undefined
  }
}

function self(): Holder {
  const startTime = readProcess(process.pid)?.startTime ?? ''
  return { pid: process.pid, startTime, host: hostName(), token: randomBytes(8).toString('hex') }
}

function hostName(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    // Some sandboxes hide these; then they run one Kontor of their own.
    return 'unknown'
  }
}
