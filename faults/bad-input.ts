/**
 * Sends every call thousands of requests it was not made for: no answer may be a 5xx, come late or
 * tell of the inside, no request may hold the event loop for long, and the memory has to come back:
 * `node faults/bad-input.ts [cases per call] [seed] [part of the path, or a share of the calls: 1/2]`.
 */
import { Agent } from 'node:http'
import fc from 'fast-check'
import { z } from 'zod'
import { anyone } from '#kernel/access/rules.ts'
import type { Endpoint } from '#kernel/contract/endpoint.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { allRoutes } from '#tests/all-routes.ts'
import { callerOf } from '#tests/caller.ts'
import { forgetLimits } from '#tests/forget-limits.ts'
import { bigBodies, bigUploads } from '#tests/fuzz/big-bodies.ts'
import type { Wishes } from '#tests/fuzz/cases-of.ts'
import {
  fuzzEndpoint,
  judgeAll,
  makeThings,
  sendPatiently,
  type Tally,
} from '#tests/fuzz/fuzz-endpoint.ts'
import { gentleFirst, idsFor, remember } from '#tests/fuzz/seen-things.ts'
import type { Wire } from '#tests/fuzz/send-case.ts'
import { siteCases } from '#tests/fuzz/site-cases.ts'
import { type OpenCart, wishes } from '#tests/fuzz/wishes.ts'
import { switchAllOn } from './rig/change-section.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { type Ground, makeGround } from './rig/ground.ts'
import { jobsDone } from './rig/jobs-done.ts'
import { keepLongest, type Longest } from './rig/longest-holds.ts'
import { watchLoopHolds } from './rig/loop-holds.ts'
import { memoryAfter, memoryOf } from './rig/memory-of.ts'
import { needsCart, readyCart } from './rig/ready-cart.ts'
import { tell } from './rig/tell.ts'

const HANG_MS = 2000
/** Fifty files in one form are looked at one after the other, each by a process that has fifteen seconds. */
const UPLOAD_HANG_MS = 15_000
/** Some cases at a time, so that ids that answers name find their way into later ones. */
const BATCH = 250
/** Twenty of the largest a call takes show what they cost; two hundred would take hours. */
const BIG_SHARE = 0.01
/** A big case is some megabytes in this process. */
const BIG_BATCH = 10
const MEMORY_MS = 90_000
/** Files of hundreds of thousands of rows were handed in: they are read to their end before memory counts. */
const JOBS_MS = 1_200_000
const WELL_MS = 5000
const MEMORY_SHARE = 1.1

/** The public pages, which are no calls. */
const SITE: Endpoint = { method: 'GET', path: '/', access: anyone, reply: z.unknown() }

const SHOW_SITE = {
  method: 'POST',
  path: '/api/v0/starter/online/',
  type: 'application/json',
  body: '{"isPublic":true}',
}

const [cases = '2000', seed = '1', part = ''] = process.argv.slice(2)
let [called, sent, planned] = [0, 0, 0]
const wrong = tell(() => `${called} of ${planned} calls, ${sent} requests`)
const ground = await makeGround('bad-input')
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
try {
  process.exitCode = (await drive(ground)) ? 0 : 1
} finally {
  agent.destroy()
  await ground.remove()
}

async function drive({ db, folder, start }: Ground): Promise<boolean> {
  const holds = watchLoopHolds(folder)
  const kontor = await start({ KONTOR_LOG: 'silent', ...holds.env })
  const endpoints = gentleFirst(allRoutes().map(({ endpoint }) => endpoint))
  const wire = { url: kontor.url, agent, hangMs: HANG_MS, mark: holds.mark }
  const before = (endpoint: Endpoint) => reset(endpoint, db)
  const maker = { ...wire, cookie: await cookieFor(db) }
  await switchAllOn(callerOf(kontor.url, maker.cookie))
  const few = { cases: Math.min(30, Number(cases)), seed: Number(seed) }
  const seen = await makeThings({ ...few, before, wire: maker, wishes }, endpoints)
  // A website that was just set up is hidden, and answers 503 by right.
  await sendPatiently(maker, SHOW_SITE)
  await holds.take()
  const began = performance.now()
  const memory = await memoryOf(kontor.pid)
  const [tallies, longest]: [Tally[], Longest[]] = [[], []]
  const chosen = [SITE, ...endpoints].filter(isChosen)
  planned = chosen.length
  for (const endpoint of chosen) {
    const kept = keepLongest(holds, async (asked) => {
      await before(endpoint)
      await sendPatiently({ ...wire, cookie: await cookieFor(db) }, asked)
    })
    let cart: OpenCart | undefined
    for (const send of roundsOf(endpoint, () => wishes(idsFor(seen, endpoint), cart))) {
      const cookie = endpoint === SITE ? undefined : await cookieFor(db)
      if (needsCart(endpoint.path)) cart = await readyCart(callerOf(kontor.url, cookie))
      const hangMs = endpoint.upload ? UPLOAD_HANG_MS : HANG_MS
      const tally = await send({ endpoint, before, wire: { ...wire, hangMs, cookie } })
      remember(seen, endpoint.path, tally.ids.slice(-2))
      tallies.push(said(tally))
      await kept.look(endpoint)
    }
    longest.push(...kept.longest().map(heldTooLong))
    called += 1
  }
  const isAlive = await isWell(kontor.url)
  const ms = performance.now() - began
  await jobsDone(db, JOBS_MS)
  const after = await memoryAfter(kontor.pid, memory * MEMORY_SHARE, MEMORY_MS)
  const isSound = report({ calls: chosen.length, tallies, isAlive, ms })
  return [isSound, reportHolds(longest), reportMemory(memory, after)].every(Boolean)
}

/** Shares are run side by side: each waits for the disk most of the time. */
function isChosen({ path }: Endpoint, at: number): boolean {
  const [, share, shares] = /^(\d+)\/(\d+)$/.exec(part) ?? []
  return shares ? at % Number(shares) === Number(share) - 1 : path.includes(part)
}

/** The website itself may be hidden by now, or show an error page as its start page. */
function isWell(url: string): Promise<boolean> {
  const asked = fetch(`${url}/healthz`, { signal: AbortSignal.timeout(WELL_MS) })
  return asked.then(
    ({ ok }) => ok,
    () => false,
  )
}

type Subject = { endpoint: Endpoint; before(endpoint: Endpoint): Promise<void>; wire: Wire }
type Round = (subject: Subject) => Promise<Tally>

/** The odd and generated cases of an endpoint in batches, then what is as large as it may be. */
function* roundsOf(endpoint: Endpoint, wanted: () => Wishes): Generator<Round> {
  if (endpoint === SITE) {
    yield (subject) => judgeAll(subject, siteCases())
    return
  }
  for (let sent = 0; sent < Number(cases); sent += BATCH) {
    const batch = { cases: Math.min(BATCH, Number(cases) - sent), seed: Number(seed) + sent }
    const withOdd = sent === 0
    yield (subject) => fuzzEndpoint({ ...subject, ...batch, withOdd, wishes: wanted() })
  }
  const big = endpoint.upload ? bigUploads(endpoint, wanted()) : bigBodies(endpoint, wanted())
  if (!big) return
  const numRuns = Math.ceil(Number(cases) * BIG_SHARE)
  for (let sent = 0; sent < numRuns; sent += BIG_BATCH) {
    const size = Math.min(BIG_BATCH, numRuns - sent)
    const made = fc.sample(big, { numRuns: size, seed: Number(seed) + sent })
    yield (subject) => judgeAll(subject, made)
  }
}

/** Limits and saved sections are put back, so that a case meets the code and not a refusal. */
async function reset({ limit, method, path }: Endpoint, db: Ground['db']): Promise<void> {
  if (limit || path.includes('report') || path === SITE.path)
    await forgetLimits(tablesOf<never>(db))
  if (method !== 'PUT' || path !== '/api/v0/config/') return
  await db.deleteFrom('config_sections').execute()
  await db.deleteFrom('config_history').execute()
}

type Result = { calls: number; tallies: Tally[]; isAlive: boolean; ms: number }

function report({ calls, tallies, isAlive, ms }: Result): boolean {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((all, one) => all + of(one), 0)
  const faults = tallies.flatMap((tally) => tally.faults)
  const slowest = Math.max(...tallies.map((tally) => tally.slowest))
  console.log(
    [
      `${calls} calls, ${sent} requests (${((sent / ms) * 1000).toFixed(0)} a second)`,
      `${sum((tally) => tally.accepted)} accepted, ${faults.length} at fault`,
      `slowest answer ${slowest.toFixed(0)} ms, Kontor ${isAlive ? 'runs' : 'has ended'}`,
    ].join('; '),
  )
  for (const [call, some] of Map.groupBy(faults, callOf)) console.log(`  ${some.length} × ${call}`)
  return faults.length === 0 && isAlive
}

/** At once: a run that is stopped has said what it found. */
function said(tally: Tally): Tally {
  sent += tally.sent
  wrong.push(...tally.faults)
  return tally
}

function heldTooLong(found: Longest): Longest {
  const { route, ms, bar, line } = found
  if (ms > bar) wrong.push(`the loop was held ${ms.toFixed(0)} of ${bar} ms: ${route}  ${line}`)
  return found
}

/** '500 {…}: POST /api/v0/file/ {}' → 'POST /api/v0/file/' */
function callOf(fault: string): string {
  return /(?:GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS) [^ ?]*/.exec(fault)?.[0] ?? 'another'
}

function reportHolds(longest: readonly Longest[]): boolean {
  const sorted = longest.toSorted((a, b) => b.ms / b.bar - a.ms / a.bar)
  const over = sorted.filter(({ ms, bar }) => ms > bar)
  console.log(`${over.length} routes hold the event loop for too long; the longest holds:`)
  for (const { route, ms, bar, line } of sorted.slice(0, Math.max(15, over.length)))
    console.log(`  ${ms.toFixed(0)} of ${bar} ms  ${route}  ${line}`)
  return over.length === 0
}

function reportMemory(before: number, after: number): boolean {
  console.log(`memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB a while after`)
  const isBack = after <= before * MEMORY_SHARE
  if (!isBack) wrong.push('the memory did not come back')
  return isBack
}
