/**
 * Files that try to make a look at them expensive, a hundred of each kind, uploaded to a running
 * Kontor and fetched again, as they are and as a form, while others ask for a page and a sign of
 * life: nobody waits, nothing answers 5xx, and it is the same process at the end: `node faults/hostile-files.ts [files of each kind] [seed]`.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { type Caller, callerOf } from '#tests/caller.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { type Ground, makeGround } from './rig/ground.ts'
import { HOSTILE_KINDS, type HostileFile, hostileFiles } from './rig/hostile-files.ts'
import { seeded } from './rig/seeded.ts'
import { tell } from './rig/tell.ts'

const BAR_MS = 250
const AT_ONCE = 4
const STEP_MS = 20

const PAGE = '/'
const LIFE = '/healthz'
const ASKED = [PAGE, LIFE] as const
type Asked = (typeof ASKED)[number]

type Found = {
  /** How long others waited, by what they asked for. */
  times: Record<Asked, number[]>
  statuses: number[]
  fetched: number[]
}

const Uploaded = z.object({
  items: z
    .array(z.object({ _id: z.string(), gridrefs: z.array(z.object({ gridref: z.string() })) }))
    .length(1),
})

const [count = '100', seed = '1'] = process.argv.slice(2)
let uploaded = 0
const wrong = tell(() => `${uploaded} hostile files`)
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
    const made = hostileFiles(kind, Number(count), random)
    const began = performance.now()
    const found = await upload(made, admin, kontor.url)
    all.push(found)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(
      `${kind.padEnd(5)} ${tally(found.statuses)}; fetched ${tally(found.fetched) || 'none'}; ${speeds([found])}; ${seconds} s`,
    )
  }
  if (ended) wrong.push('Kontor ended')
  for (const path of ASKED) {
    const p99 = quantile(timesOf(all, path), 0.99)
    if (p99 >= BAR_MS) wrong.push(`${path}: p99 is ${p99.toFixed(0)} ms`)
  }
  console.log(
    `${all.flatMap((found) => found.statuses).length} hostile files, ${wrong.length} faults; ${speeds(all)}; ${await memoryOf(kontor.pid)} MB; ${ended ? 'it ended' : 'the same process'}`,
  )
  if (wrong.length > 0) console.log(kontor.output().slice(-3000))
  return wrong.length === 0
}

async function upload(files: HostileFile[], admin: Caller, url: string): Promise<Found> {
  const found: Found = {
    times: { [PAGE]: [], [LIFE]: [] },
    statuses: [],
    fetched: [],
  }
  const state = { isOver: false }
  const asking = Promise.all(ASKED.map((path) => ask({ url, path }, state, found)))
  const waiting = [...files]
  const send = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name)
      const { status, text, json } = await admin.post('/api/v0/file/', form)
      found.statuses.push(status)
      uploaded += 1
      if (status >= 500) wrong.push(`${file.name} ${status} ${text.slice(0, 200)}`)
      if (status === 200) await fetchAgain(url, addressesOf(json), found)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  state.isOver = true
  await asking
  return found
}

/** The download, and the widest form every browser can show: it is made while somebody waits. */
function addressesOf(json: unknown): string[] {
  const { items } = Uploaded.parse(json)
  return items.flatMap(({ _id, gridrefs }) => [
    `/download/${_id}`,
    ...gridrefs.slice(-1).map(({ gridref }) => `/download/${_id}/${gridref}`),
  ])
}

async function fetchAgain(url: string, paths: readonly string[], found: Found): Promise<void> {
  for (const path of paths) {
    const answer = await fetch(url + path)
    await answer.arrayBuffer()
    found.fetched.push(answer.status)
    if (answer.status >= 500) wrong.push(`${path} ${answer.status}`)
  }
}

type Waiting = { url: string; path: Asked }

async function ask(
  { url, path }: Waiting,
  state: { isOver: boolean },
  found: Found,
): Promise<void> {
  while (!state.isOver) {
    const began = performance.now()
    const status = await fetch(url + path).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    found.times[path].push(performance.now() - began)
    if (status !== 200) wrong.push(`${path} ${status}`)
    await pause(STEP_MS)
  }
}

function tally(statuses: readonly number[]): string {
  const kinds = [...new Set(statuses)].sort((a, b) => a - b)
  return kinds.map((one) => `${statuses.filter((it) => it === one).length} × ${one}`).join(', ')
}

function timesOf(all: readonly Found[], path: Asked): number[] {
  return all.flatMap(({ times }) => times[path])
}

function speeds(all: readonly Found[]): string {
  return ASKED.map((path) => `${path} ${speed(timesOf(all, path))}`).join(', ')
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
