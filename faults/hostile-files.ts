/**
 * Files that try to make a look at them expensive, a hundred of each kind, uploaded to a running
 * Kontor while others ask for a page and a sign of life: nobody waits, nothing answers 5xx, and it
 * is the same process at the end: `node faults/hostile-files.ts [files of each kind] [seed]`.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { type Caller, callerOf } from '#tests/caller.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { type Ground, makeGround } from './rig/ground.ts'
import { HOSTILE_KINDS, type HostileFile, hostileFiles } from './rig/hostile-files.ts'
import { seeded } from './rig/seeded.ts'

const BAR_MS = 250
const AT_ONCE = 4
const STEP_MS = 20

type Found = { times: number[]; statuses: number[]; faults: string[] }

const [count = '100', seed = '1'] = process.argv.slice(2)
const ground = await makeGround('hostile')
try {
  process.exitCode = (await drive(ground)) ? 0 : 1
} finally {
  await ground.remove()
}

async function drive(place: Ground): Promise<boolean> {
  const kontor = await place.start({ KONTOR_LOG: 'error' })
  const admin = callerOf(kontor.url, await cookieFor(place.db))
  const random = seeded(Number(seed))
  const all: Found[] = []
  let ended = false
  void kontor.ended.then(() => {
    ended = true
  })
  for (const kind of HOSTILE_KINDS) {
    // Made before anyone asks: what this process computes must not look like a slow answer.
    const files = hostileFiles(kind, Number(count), random)
    const began = performance.now()
    const found = await upload(files, admin, kontor.url)
    all.push(found)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${kind.padEnd(5)} ${tally(found.statuses)}; ${speed(found.times)}; ${seconds} s`)
  }
  const times = all.flatMap((found) => found.times)
  const faults = all.flatMap((found) => found.faults)
  console.log(
    `${all.flatMap((found) => found.statuses).length} hostile files, ${faults.length} faults; ${times.length} other answers, ${speed(times)}; ${await memoryOf(kontor.pid)} MB; ${ended ? 'it ended' : 'the same process'}`,
  )
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
  if (faults.length > 0) console.log(kontor.output().slice(-3000))
  return faults.length === 0 && !ended && quantile(times, 0.99) < BAR_MS
}

async function upload(files: HostileFile[], admin: Caller, url: string): Promise<Found> {
  const found: Found = { times: [], statuses: [], faults: [] }
  const state = { isOver: false }
  const asking = Promise.all(['/', '/healthz'].map((path) => ask(url + path, state, found)))
  const waiting = [...files]
  const send = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name)
      const { status, text } = await admin.post('/api/v0/file/', form)
      found.statuses.push(status)
      if (status >= 500) found.faults.push(`${file.name} ${status} ${text.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  state.isOver = true
  await asking
  return found
}

async function ask(url: string, state: { isOver: boolean }, found: Found): Promise<void> {
  while (!state.isOver) {
    const began = performance.now()
    const status = await fetch(url).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    found.times.push(performance.now() - began)
    if (status !== 200) found.faults.push(`${url} ${status}`)
    await pause(STEP_MS)
  }
}

function tally(statuses: readonly number[]): string {
  const kinds = [...new Set(statuses)].sort((a, b) => a - b)
  return kinds.map((one) => `${statuses.filter((it) => it === one).length} × ${one}`).join(', ')
}

function speed(times: readonly number[]): string {
  const [half, most, all] = [0.5, 0.99, 1].map((part) => quantile(times, part).toFixed(0))
  return `median ${half}, p99 ${most}, longest ${all} ms`
}

function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

async function memoryOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024).toFixed(0)
}
