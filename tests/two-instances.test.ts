import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { migrate } from '#kernel/server/database/migrate.ts'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { User } from '#modules/auth/contract.ts'
import { businessSection } from '#modules/pages/config.ts'
import { waitUntil } from '#platform/wait.ts'
import { cookieFor } from '../faults/rig/cookie-for.ts'
import { type Caller, callerOf } from './caller.ts'
import { startTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase } from './test-db.ts'

const env = { KONTOR_SECRET: 'the same on every instance of this website' }
const database = await createTestDatabase()
const first = await startTestApp({ database, env })
const second = await startTestApp({ database, env })
afterAll(async () => {
  await first.close()
  await second.close()
  await database.drop()
})

const PAGE = '/Impressum'
const STATE = '/api/v0/auth/getLoggedInState/'

test('what is saved on one is on the cached page of the other within a second', async () => {
  const admin = await first.as('admin')
  const took: number[] = []
  for (const name of ['Bäckerei Korn', 'Bäckerei Korn & Töchter', 'Backhaus Korn']) {
    expect(await waitUntil(() => isCached(second), { timeoutMs: 20_000, stepMs: 5 })).toBe(true)
    await saveName(admin, name)
    expect(await shows(first, name)).toBe(true)
    const saved = performance.now()
    expect(await waitUntil(() => shows(second, name), { timeoutMs: 20_000, stepMs: 5 })).toBe(true)
    took.push(performance.now() - saved)
  }
  // A machine that does other things too may be late once; what were only asked now and then, always.
  expect(Math.min(...took)).toBeLessThan(1000)
})

test('a change of very many things is heard too', async () => {
  await second.guest.get(PAGE)
  const before = second.services.cache.moment()
  const tags = Array.from({ length: 5000 }, (_, at) => `product:${at}`)
  await first.scope.change(async (change) => change.touch(...tags, 'menu'))
  const isHeard = () => second.services.cache.size().pages === 0
  expect(await waitUntil(isHeard, { timeoutMs: 20_000, stepMs: 5 })).toBe(true)
  expect(second.services.cache.moment()).toBeGreaterThan(before)
})

test('a session that ends on one is dead on the other at once', async () => {
  const { userId } = await first.as('member')
  const cookie = await cookieFor(first.services.db, { userId, isStaff: true })
  const there = callerOf(first.url, cookie)
  const here = callerOf(second.url, cookie)
  expect((await here.get(STATE)).parse(User).roles).toEqual(['member'])
  await there.get('/api/v0/auth/logout')
  expect((await there.get(STATE)).parse(User).roles).toEqual(['guest'])
  await expect.poll(async () => (await here.get(STATE)).parse(User).roles).toEqual(['guest'])
})

test('tries count on both together', async () => {
  const body = { handle: 'jemand@example.org', password: 'not the password' }
  const statuses: number[] = []
  for (const { guest } of [first, second, first])
    statuses.push((await guest.post('/api/v0/auth/login', body)).status)
  expect(statuses).toEqual([401, 401, 401])
  const { rows } = await sql<{ count: number }>`update rate_limits
    set window_start = now() + interval '1 minute' where key like 'sign-in % 127.0.0.0/24'
    returning count`.execute(first.services.db)
  expect(rows).toEqual([{ count: 3 }])
  for (const { guest } of [first, second])
    expect((await guest.post('/api/v0/auth/login', body)).status).toBe(429)
})

test('two saves of the same version: one wins, the other is told so', async () => {
  const [here, there] = [await first.as('admin'), await second.as('admin')]
  for (let version = 0; version < 5; version++) {
    const save = (admin: Caller, title: string) =>
      admin.put('/api/v0/config/', { name: 'meta', value: { title }, version })
    const answers = await Promise.all([save(here, 'hier'), save(there, 'dort')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  }
})

test('instances that start together migrate once', async () => {
  const empty = await createTestDatabase()
  const instances = Array.from({ length: 4 }, () =>
    openDatabase<never>(openPool(empty.target, () => undefined)),
  )
  const [one] = instances
  if (one) await sql`drop schema public cascade`.execute(one)
  if (one) await sql`create schema public`.execute(one)
  const done = await Promise.all(instances.map((db) => migrate(db, serverModules)))
  const names = done.flat()
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(Object.keys(all()).length)
  await Promise.all(instances.map((db) => db.destroy()))
  await empty.drop()
})

let version = 0
async function saveName(admin: Caller, name: string): Promise<void> {
  const value = { ...businessSection.defaults, name }
  const { status } = await admin.put('/api/v0/config/', { name: 'business', value, version })
  expect(status).toBe(200)
  version += 1
}

function all() {
  return Object.assign({}, ...serverModules.map(({ migrations }) => migrations ?? {}))
}

/** A page made while the news of the change before still arrives is not kept, so it is asked again. */
async function isCached({ guest, services }: TestApp): Promise<boolean> {
  await guest.get(PAGE)
  return services.cache.size().pages > 0
}

async function shows({ guest }: TestApp, name: string): Promise<boolean> {
  return (await guest.get(PAGE)).text.includes(name.replace('&', '&amp;'))
}
