import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { newStamp } from '#kernel/server/captcha/form-stamp.ts'
import { migrate } from '#kernel/server/database/migrate.ts'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { TAG_CHANNEL } from '#kernel/server/site/cache/tag-channel.ts'
import { startPostgres } from '#platform/postgres/launcher.ts'
import { waitUntil } from '#platform/wait.ts'
import { cookieFor } from '../faults/rig/cookie-for.ts'
import { makeFolder } from '../faults/rig/install.ts'
import { callerOf } from './caller.ts'
import { startTestApp } from './test-app.ts'

const dataDir = await makeFolder('kontor-loss-')
const start = () => startPostgres({ dataDir, log: () => undefined, fsync: false })
let postgres = await start()
const target = postgres.connection
await prepare()
const app = await startTestApp({
  database: { target, drop: async () => undefined },
  hasWorkers: true,
})
const admin = callerOf(app.url, await cookieFor(app.services.db))
afterAll(async () => {
  await app.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const RECOVERY = { timeoutMs: 20_000, stepMs: 20 }
const LIST = '/api/v0/config/'
const isUp = async () => (await admin.get(LIST)).status === 200
const isReady = async () => (await app.guest.get('/readyz')).status === 200

function sendForm(path: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return app.guest.raw(path, { method: 'POST', headers, body: String(new URLSearchParams(fields)) })
}

/** Good for one form: whoever fills in another one answers another question. */
function captcha() {
  const { stamp, left, right } = newStamp(app.services.secret, Date.now() - 60_000)
  return { captcha_stamp: stamp, captcha_answer: String(left + right) }
}

beforeEach(async () => {
  expect(await waitUntil(isReady, RECOVERY)).toBe(true)
})

describe('while the database is away', () => {
  test('what a visitor has typed into a form is still there, with the reason', async () => {
    const words = 'Ich hätte gern ein Angebot für einen Tisch.'
    const written = { name: 'Anna Beck', email: 'anna@post.example', message: words }
    const fields = Object.entries(written).map(([name, value]) => [`f_${name}`, value])
    const message = { ...Object.fromEntries(fields), ...captcha() }
    const application = { ...written, consent: 'on', ...captcha() }
    // Both have been shown before: a visitor who writes has seen the form.
    for (const path of ['/en/message', '/en/apply'])
      expect((await app.guest.get(path)).status).toBe(200)
    await postgres.stop()
    const sent = await sendForm('/en/message', message)
    expect([sent.status, sent.text.includes(words)]).toEqual([503, true])
    expect(sent.text).toContain('an error occured when sending a message')
    const applied = await sendForm('/en/apply', application)
    expect([applied.status, applied.text.includes(words)]).toEqual([503, true])
    expect(applied.text).toContain('could not be stored')
    postgres = await start()
    expect(await waitUntil(isReady, RECOVERY)).toBe(true)
    expect((await sendForm('/en/message', message)).status).toBe(303)
    expect((await sendForm('/en/apply', application)).status).toBe(303)
  })

  test('calls say 503 soon and when to come again, kept pages go on, then all is as before', async () => {
    expect((await app.guest.get('/Impressum')).status).toBe(200)
    await postgres.stop()
    const began = performance.now()
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, () => admin.get(LIST)),
      ...Array.from({ length: 10 }, () => save('meta')),
    ])
    expect(performance.now() - began).toBeLessThan(10_000)
    for (const { status, headers, json } of answers) {
      expect(status).toBe(503)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(json.code).toBe('not-ready')
    }
    expect((await app.guest.get('/Impressum')).status).toBe(200)
    expect((await app.guest.get('/healthz')).status).toBe(200)
    const ready = await app.guest.get('/readyz')
    expect([ready.status, ready.json.reason]).toEqual([503, 'database'])

    postgres = await start()
    expect(await waitUntil(isUp, RECOVERY)).toBe(true)
    expect((await save('meta')).status).toBe(200)
  })

  test('nobody who is signed in is taken for a guest', async () => {
    await postgres.stop()
    const pages = [await admin.get('/login'), await admin.get('/admincenter')]
    const state = await admin.get('/api/v0/auth/getLoggedInState/')
    postgres = await start()
    for (const { status, headers } of [...pages, state]) {
      expect(status).toBe(503)
      expect(headers.get('retry-after')).toBe('2')
      expect(headers.get('set-cookie')).toBeNull()
    }
  })
})

describe('when connections are cut', () => {
  test('an open change fails as a whole, and the process goes on', async () => {
    const changing = app.scope.change(async (change) => {
      await sql`insert into facts (name, value) values ('half', '1')`.execute(change.db)
      await cutAll()
      await waitUntil(async () => !(await isHalfWritten()), RECOVERY)
      await sql`insert into facts (name, value) values ('whole', '1')`.execute(change.db)
    })
    await expect(changing).rejects.toThrow()
    expect(await waitUntil(isUp, RECOVERY)).toBe(true)
    expect(await facts()).toEqual([])
  })

  test('under load only 503s, and no transaction stays open', async () => {
    const statuses = new Set<number>()
    const load = Array.from({ length: 12 }, async (_, client) => {
      for (let turn = 0; turn < 8; turn++) {
        const answer = client % 3 === 0 ? await save('meta') : await admin.get(LIST)
        statuses.add(answer.status)
      }
    })
    for (let cuts = 0; cuts < 5; cuts++) await cutAll()
    await Promise.all(load)
    expect([...statuses].filter((status) => ![200, 409, 503].includes(status))).toEqual([])
    expect(await waitUntil(isUp, RECOVERY)).toBe(true)
    // A job may have one open at this very moment; none of them stays.
    expect(await waitUntil(async () => !(await isHalfWritten()), RECOVERY)).toBe(true)
  })
})

test('after a loss changes of others are heard and jobs run', async () => {
  await postgres.stop()
  postgres = await start()
  expect(await waitUntil(isUp, RECOVERY)).toBe(true)
  const isHeard = async () => {
    await app.guest.get('/Impressum')
    const before = app.services.cache.moment()
    await ask(`notify ${TAG_CHANNEL}, '["menu"]'`)
    return waitUntil(() => app.services.cache.moment() > before, { timeoutMs: 1000, stepMs: 5 })
  }
  expect(await waitUntil(isHeard, { timeoutMs: 20_000 })).toBe(true)
  await app.scope.change((change) => change.enqueue('kernel.housekeeping', {}))
  const done = "select 1 from jobs.job where name = 'kernel.housekeeping' and state = 'completed'"
  const isDone = async () => (await ask(done)).length > 0
  expect(await waitUntil(isDone, { timeoutMs: 20_000 })).toBe(true)
})

async function prepare() {
  const db = openDatabase<never>(openPool(target, () => undefined))
  await migrate(db, serverModules)
  await db.destroy()
}

async function save(name: string) {
  const sections = await admin.get(LIST)
  const version = Number(/"name":"meta".*?"version":(\d+)/.exec(sections.text)?.[1] ?? 0)
  return admin.put(LIST, { name, value: {}, version })
}

/** Ends every connection Kontor has, as a restart of a far server would. */
async function cutAll() {
  await ask(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'kontor%' and pid <> pg_backend_pid()`)
}

async function isHalfWritten(): Promise<boolean> {
  return (await ask("select 1 from pg_stat_activity where state like 'idle in trans%'")).length > 0
}

function facts() {
  return ask("select name from facts where name in ('half', 'whole')")
}

async function ask(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...target, application_name: 'test' })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
