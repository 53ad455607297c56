/**
 * Sends every call thousands of requests it was not made for: no answer may be a 5xx, come late or
 * tell of the inside: `node faults/bad-input.ts [cases per call] [seed] [part of the path]`.
 */
import { Agent } from 'node:http'
import type { Endpoint } from '#kernel/contract/endpoint.ts'
import { allRoutes } from '#tests/all-routes.ts'
import { fuzzEndpoint, makeThings, type Tally } from '#tests/fuzz/fuzz-endpoint.ts'
import { gentleFirst, idsFor, remember } from '#tests/fuzz/seen-things.ts'
import { wishes } from '#tests/fuzz/wishes.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { type Ground, makeGround } from './rig/ground.ts'

const HANG_MS = 2000
/** Some cases at a time, so that ids that answers name find their way into later ones. */
const BATCH = 250

const [cases = '2000', seed = '1', part = ''] = process.argv.slice(2)
const ground = await makeGround('bad-input')
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
try {
  process.exitCode = (await drive(ground)) ? 0 : 1
} finally {
  agent.destroy()
  await ground.remove()
}

async function drive({ db, start }: Ground): Promise<boolean> {
  const kontor = await start({ KONTOR_LOG: 'silent' })
  const began = performance.now()
  const endpoints = gentleFirst(allRoutes().map(({ endpoint }) => endpoint))
  const wire = { url: kontor.url, agent, hangMs: HANG_MS }
  const before = (endpoint: Endpoint) => reset(endpoint, db)
  const work = { cases: 30, seed: Number(seed), before }
  const maker = { ...wire, cookie: await cookieFor(db) }
  const seen = await makeThings({ ...work, wire: maker, wishes }, endpoints)
  const tallies: Tally[] = []
  for (const endpoint of endpoints.filter(({ path }) => path.includes(part))) {
    for (let sent = 0; sent < Number(cases); sent += BATCH) {
      const batch = { cases: Math.min(BATCH, Number(cases) - sent), seed: Number(seed) + sent }
      const cookie = await cookieFor(db)
      const tally = await fuzzEndpoint({
        endpoint,
        before,
        ...batch,
        wire: { ...wire, cookie },
        wishes: wishes(idsFor(seen, endpoint)),
      })
      remember(seen, endpoint.path, tally.ids.slice(-2))
      tallies.push(tally)
    }
  }
  const isAlive = (await kontor.serving(5000).catch(() => 0)) > 0
  return report({ calls: endpoints.length, tallies, isAlive, ms: performance.now() - began })
}

/** Limits and saved sections are put back, so that a case meets the code and not a refusal. */
async function reset({ limit, method, path }: Endpoint, db: Ground['db']): Promise<void> {
  if (limit || path.includes('report')) await db.deleteFrom('rate_limits').execute()
  if (method !== 'PUT' || path !== '/api/v0/config/') return
  await db.deleteFrom('config_sections').execute()
  await db.deleteFrom('config_history').execute()
}

type Result = { calls: number; tallies: Tally[]; isAlive: boolean; ms: number }

function report({ calls, tallies, isAlive, ms }: Result): boolean {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((all, one) => all + of(one), 0)
  const sent = sum((tally) => tally.sent)
  const faults = tallies.flatMap((tally) => tally.faults)
  const slowest = Math.max(...tallies.map((tally) => tally.slowest))
  console.log(
    [
      `${calls} calls, ${sent} requests (${((sent / ms) * 1000).toFixed(0)} a second)`,
      `${sum((tally) => tally.accepted)} accepted, ${faults.length} at fault`,
      `slowest answer ${slowest.toFixed(0)} ms, Kontor ${isAlive ? 'runs' : 'has ended'}`,
    ].join('; '),
  )
  for (const fault of faults.slice(0, 30)) console.log(`  ${fault}`)
  return faults.length === 0 && isAlive
}
