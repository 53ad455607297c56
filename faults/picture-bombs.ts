/**
 * Fifty pictures at once that would need gigabytes to be drawn, while others work, and fifty again
 * three times: every one is refused, the others hardly notice, and later fifties find the memory
 * that earlier ones gave back: `node faults/picture-bombs.ts [bombs]`.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { gifOfFrames, hugePng } from '#modules/files/uploads/server/test-bombs.ts'
import { type Caller, callerOf } from '#tests/caller.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { makeGround } from './rig/ground.ts'
import { tell } from './rig/tell.ts'

const BAR_MS = 500
const TURNS = 4
/** What a process may keep for itself after heavy work. */
const KEPT_BAR_MB = 300
/** What leaks grows with every turn; a single one may meet a heap that is about to be cleaned. */
const LEAK_BAR_MB = 40
const PATHS = ['/api/v0/file/', '/api/v0/config/', '/']

const [bombs = '50'] = process.argv.slice(2)
let turns = 0
const wrong = tell(() => `${turns} of ${TURNS} times ${bombs} bombs`)
const ground = await makeGround('bombs')
try {
  process.exitCode = (await drive()) ? 0 : 1
} finally {
  await ground.remove()
}

async function drive(): Promise<boolean> {
  const kontor = await ground.start({ KONTOR_LOG: 'silent' })
  const admin = callerOf(kontor.url, await cookieFor(ground.db))
  await ask(admin, 40)
  const memory = [await memoryOf(kontor.pid)]
  const times: number[] = []
  const statuses: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    statuses.push(...(await throwBombs(admin, times)))
    turns += 1
    memory.push(await settledMemory(kontor.pid))
  }
  const p99 = quantile(times, 0.99)
  const refused = statuses.filter((status) => status >= 400 && status < 500).length
  console.log(
    `${TURNS} times ${bombs} bombs, ${refused} refused; ${times.length} other answers, p99 ${p99.toFixed(0)} ms; memory ${memory.map((mb) => mb.toFixed(0)).join(', ')} MB`,
  )
  if (refused < statuses.length) wrong.push(`${statuses.length - refused} bombs were not refused`)
  if (p99 >= BAR_MS) wrong.push(`others waited for ${p99.toFixed(0)} ms`)
  if (!isReturned(memory)) wrong.push('the memory did not come back')
  return wrong.length === 0
}

function isReturned(memory: readonly number[]): boolean {
  const kept = Math.max(...memory) - (memory[0] ?? 0)
  const grown = memory.slice(2).map((mb, turn) => mb - (memory[turn + 1] ?? 0))
  return kept < KEPT_BAR_MB && Math.min(...grown) < LEAK_BAR_MB
}

/** All at once, while two others go on asking; how long those waited goes into `times`. */
async function throwBombs(admin: Caller, times: number[]): Promise<number[]> {
  const png = hugePng(16_000, 16_000)
  const gif = gifOfFrames(60_000)
  const others = { isOver: false, times }
  const asking = Promise.all([watch(admin, others), watch(admin, others)])
  const sending = Array.from({ length: Number(bombs) }, (_, index) =>
    send(admin, index % 2 === 0 ? png : gif, index),
  )
  const statuses = await Promise.all(sending)
  others.isOver = true
  await asking
  return statuses
}

async function settledMemory(pid: number): Promise<number> {
  await pause(3000)
  return memoryOf(pid)
}

async function send(admin: Caller, bytes: Buffer, index: number): Promise<number> {
  const form = new FormData()
  // Each is a content of its own, so that none is refused as a duplicate of another.
  const own = Buffer.concat([bytes, Buffer.from(String(index))])
  form.append('file', new Blob([new Uint8Array(own)]), `bombe-${index}.png`)
  return (await admin.post('/api/v0/file/', form)).status
}

async function watch(admin: Caller, others: { isOver: boolean; times: number[] }): Promise<void> {
  while (!others.isOver) others.times.push(...(await ask(admin, 1)))
}

async function ask(admin: Caller, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const path of PATHS) {
      const began = performance.now()
      const { status } = await admin.get(path)
      if (status >= 500) throw new Error(`${path} was answered ${status}`)
      times.push(performance.now() - began)
    }
  }
  return times
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
