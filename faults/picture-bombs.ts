/**
 * Fifty pictures at once that would need gigabytes to be drawn, while others work, and fifty again:
 * every one is refused, the others hardly notice, and the second fifty find the memory that the
 * first gave back: `node faults/picture-bombs.ts [bombs]`.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { gifOfFrames, hugePng } from '#modules/files/uploads/server/test-bombs.ts'
import { type Caller, callerOf } from '#tests/caller.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { makeGround } from './rig/ground.ts'

const BAR_MS = 500
/** What a process keeps for itself after its first heavy work, and what a second turn may add. */
const FIRST_BAR_MB = 300
const SECOND_BAR_MB = 40
const PATHS = ['/api/v0/file/', '/api/v0/config/', '/']

const [bombs = '50'] = process.argv.slice(2)
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
  const before = await memoryOf(kontor.pid)
  const times: number[] = []
  const first = await throwBombs(admin, times)
  const after = await settledMemory(kontor.pid)
  const second = await throwBombs(admin, times)
  const grown = [after - before, (await settledMemory(kontor.pid)) - after]
  const p99 = quantile(times, 0.99)
  const statuses = [...first, ...second]
  const refused = statuses.filter((status) => status >= 400 && status < 500).length
  const [once = 0, again = 0] = grown
  console.log(
    `twice ${bombs} bombs, ${refused} refused; ${times.length} other answers, p99 ${p99.toFixed(0)} ms; memory +${once.toFixed(0)} MB, then ${again.toFixed(0)} MB`,
  )
  const isReturned = once < FIRST_BAR_MB && again < SECOND_BAR_MB
  return refused === statuses.length && p99 < BAR_MS && isReturned
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
