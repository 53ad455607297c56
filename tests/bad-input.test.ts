import { Agent } from 'node:http'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { Endpoint } from '#kernel/contract/endpoint.ts'
import { cookieFor } from '../faults/rig/cookie-for.ts'
import { allRoutes } from './all-routes.ts'
import { fuzzEndpoint, makeThings, sendPatiently } from './fuzz/fuzz-endpoint.ts'
import { faultOf } from './fuzz/judge.ts'
import { gentleFirst, idsFor } from './fuzz/seen-things.ts'
import { siteCases } from './fuzz/site-cases.ts'
import { wishes } from './fuzz/wishes.ts'
import { startTestApp } from './test-app.ts'

const CASES = 5
const SEED = 20_261_115
const HANG_MS = 10_000

const app = await startTestApp()
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
afterAll(async () => {
  agent.destroy()
  await app.close()
})
afterEach(() => expect(Object.keys(Object.prototype)).toEqual([]))

const endpoints = allRoutes().map(({ endpoint }) => endpoint)
const routes = gentleFirst(endpoints).map((endpoint) => ({
  endpoint,
  name: `${endpoint.method} ${endpoint.path}`,
}))
const wire = { url: app.url, agent, hangMs: HANG_MS }
const work = { cases: CASES, seed: SEED, before: reset }
const seen = await makeThings(
  { ...work, wire: { ...wire, cookie: await cookieFor(app.services.db) }, wishes },
  routes.map(({ endpoint }) => endpoint),
)
const accepted = new Map<string, number>()

test.each(routes)('$name answers whatever it is sent', async ({ endpoint, name }) => {
  const signedIn = { ...wire, cookie: await cookieFor(app.services.db) }
  const tally = await fuzzEndpoint({
    ...work,
    endpoint,
    wire: signedIn,
    wishes: wishes(idsFor(seen, endpoint)),
  })
  accepted.set(name, tally.accepted)
  expect(tally.faults).toEqual([])
  expect(tally.sent).toBeGreaterThan(CASES)
})

test('most calls also met cases they take, so the code behind the schemas was reached', () => {
  const untouched = routes.filter(({ name }) => (accepted.get(name) ?? 0) === 0)
  expect(untouched.length).toBeLessThan(routes.length / 2)
})

test('no address and no form of the site breaks', async () => {
  const faults: string[] = []
  // A website that was just set up is hidden, and answers 503 by right.
  const admin = await app.as('admin')
  expect((await admin.post('/api/v0/starter/online/', { isPublic: true })).status).toBe(200)
  for (const one of siteCases()) {
    if (one.method === 'POST') await app.services.db.deleteFrom('rate_limits').execute()
    const fault = faultOf(one, await sendPatiently(wire, one))
    if (fault) faults.push(fault)
  }
  expect(faults).toEqual([])
})

/** Limits and saved sections are put back, so that a case meets the code and not a refusal. */
async function reset({ limit, method, path }: Endpoint) {
  const { db } = app.services
  if (limit || path.includes('report')) await db.deleteFrom('rate_limits').execute()
  if (method !== 'PUT' || path !== '/api/v0/config/') return
  await db.deleteFrom('config_sections').execute()
  await db.deleteFrom('config_history').execute()
}
