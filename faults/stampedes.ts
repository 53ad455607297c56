/**
 * Saves on one instance while crowds ask both for the same page: the crowd here sees the change with
 * the answer to the save, the crowd there within a second, and nobody an older page after a newer
 * one: `node faults/stampedes.ts [saves] [seed]`.
 */

import { businessSection } from '#modules/pages/config.ts'
import { waitUntil } from '#platform/wait.ts'
import { type Caller, callerOf } from '#tests/caller.ts'
import { median } from '../bench/bench.ts'
import { checkInterleavings } from './rig/cache-model.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { type Ground, makeGround } from './rig/ground.ts'
import { tell } from './rig/tell.ts'

const CROWD = 50
const SPREAD_BAR_MS = 1000
const ORDERS_PER_SAVE = 200
const PAGE = '/Impressum'
const NAME = /Betrieb Nummer (\d+)/

const [saves = '100', seed = '1'] = process.argv.slice(2)
const orders = Number(saves) * ORDERS_PER_SAVE
let saved = 0
const wrong = tell(() => `${saved} of ${saves} saves`)
await checkInterleavings({ runs: orders, seed: Number(seed) })
console.log(`${orders} orders of reads and writes, none shows or keeps an old page`)
const ground = await makeGround('stampedes')
try {
  process.exitCode = (await drive(ground, Number(saves))) ? 0 : 1
} finally {
  await ground.remove()
}

async function drive(place: Ground, count: number): Promise<boolean> {
  const env = { KONTOR_SECRET: 'the same on every instance of this website', KONTOR_LOG: 'error' }
  const [here, there] = [await place.start(env), await place.start(env)]
  const admin = callerOf(here.url, await cookieFor(place.db))
  const crowd = watch(callerOf(there.url))
  const spreads: number[] = []
  for (let number = 1; number <= count; number++) {
    await save(admin, number)
    const at = performance.now()
    const asked = Array.from({ length: CROWD }, () => numberOn(callerOf(here.url)))
    const old = (await Promise.all(asked)).filter((seen) => seen !== number)
    if (old.length > 0) wrong.push(`${old.length} of ${CROWD} saw ${old[0]} instead of ${number}`)
    spreads.push(Math.max(0, (await crowd.seen(number)) - at))
    saved = number
  }
  wrong.push(...(await crowd.end()))
  for (const kontor of [here, there]) {
    if ((await kontor.stop()) !== 0) wrong.push(`ended badly: ${kontor.output()}`)
  }
  const longest = Math.max(...spreads)
  console.log(
    `${count} saves, crowds of ${CROWD}, ${crowd.answers()} answers elsewhere, ${wrong.length} faults; seen there after median ${median(spreads).toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
  )
  if (longest > SPREAD_BAR_MS) wrong.push(`seen there only after ${longest.toFixed(0)} ms`)
  return wrong.length === 0
}

async function save(admin: Caller, number: number): Promise<void> {
  const value = { ...businessSection.defaults, name: `Betrieb Nummer ${number}` }
  const body = { name: 'business', value, version: number - 1 }
  const { status, text } = await admin.put('/api/v0/config/', body)
  if (status !== 200) throw new Error(`Not saved: ${text}`)
}

async function numberOn(caller: Caller): Promise<number> {
  return Number(NAME.exec((await caller.get(PAGE)).text)?.[1] ?? 0)
}

/** Some visitors who ask all the time; each of them must never go back in time. */
function watch(caller: Caller) {
  const firstSeen = new Map<number, number>()
  const faults: string[] = []
  let answers = 0
  let isOver = false
  const note = (number: number) => {
    for (let known = number; known > 0 && !firstSeen.has(known); known--) {
      firstSeen.set(known, performance.now())
    }
  }
  const visitors = Array.from({ length: 8 }, async () => {
    for (let last = 0; !isOver; answers++) {
      const number = await numberOn(caller)
      if (number < last) faults.push(`saw ${number} after ${last}`)
      last = number
      note(number)
    }
  })
  return {
    answers: () => answers,
    /** When anyone saw this number first; never, after half a minute. */
    seen: async (number: number) => {
      await waitUntil(() => firstSeen.has(number), { timeoutMs: 30_000, stepMs: 2 })
      return firstSeen.get(number) ?? Number.POSITIVE_INFINITY
    },
    end: async () => {
      isOver = true
      await Promise.all(visitors)
      return faults
    },
  }
}
