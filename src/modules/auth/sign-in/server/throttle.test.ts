import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { GUEST } from '#kernel/access/roles.ts'
import { accountsOf, makeAccount, PASSWORD, signedInBrowser } from '#tests/accounts.ts'
import { browserAt } from '#tests/browser.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createTestDatabase } from '#tests/test-db.ts'
import { User } from '../../contract.ts'

const env = { KONTOR_SECRET: 'the same on every instance of this website' }
const database = await createTestDatabase()
const app = await startTestApp({ database, env })
/** Behind a proxy that tells where a request really comes from. */
const proxied = await startTestApp({ database, env: { ...env, KONTOR_TRUST_PROXY: '127.0.0.1' } })
afterAll(async () => {
  await app.close()
  await proxied.close()
  await database.drop()
})
const db = accountsOf(app)
beforeEach(() => db.deleteFrom('rate_limits').execute())

const LOGIN = '/api/v0/auth/login'
const WRONG = 'not the password'

const from = (ip: string) => ({ 'x-forwarded-for': ip })

/** Another spelling, another alleged address, sometimes a field that does not belong there. */
function wrongTry(handle: string, at: number) {
  const body = { handle: at % 2 ? handle : handle.toUpperCase(), password: WRONG }
  const extra = at % 5 === 0 ? { email: `x${at}@example.org` } : {}
  return app.guest.post(LOGIN, { ...body, ...extra }, from(`${at % 250}.${at % 199}.7.${at % 251}`))
}

async function failuresOf(id: string): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select('failed_logins')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.failed_logins
}

/** As if so many tries had failed at this moment. */
async function setCount(like: string, count: number): Promise<number> {
  const { numAffectedRows } = await sql`update rate_limits set count = ${count},
    window_start = now() where key like ${like}`.execute(db)
  return Number(numAffectedRows)
}

describe('a thousand wrong passwords', () => {
  test('from one network are hardly looked at, whatever headers say; the owner signs in at once', async () => {
    const { id, handle } = await makeAccount(app)
    const statuses = new Set<number>()
    for (let round = 0; round < 50; round++) {
      // Without the limit of the address itself, so that the brake alone is seen.
      await sql`delete from rate_limits where key like 'POST %'`.execute(db)
      const tries = Array.from({ length: 20 }, (_, at) => wrongTry(handle, round * 20 + at))
      for (const { status } of await Promise.all(tries)) statuses.add(status)
    }
    expect([...statuses].sort()).toEqual([400, 401, 429])
    expect(await failuresOf(id)).toBeLessThanOrEqual(20)
    const owner = await browserAt(proxied.url).post(
      LOGIN,
      { handle, password: PASSWORD },
      from('203.0.113.9'),
    )
    expect(owner.parse(User)._id).toBe(id)
    expect(await failuresOf(id)).toBe(0)
  }, 120_000)

  test('the right one must wait as well, and is told how long', async () => {
    const { id, handle } = await makeAccount(app)
    await app.guest.post(LOGIN, { handle, password: WRONG })
    expect(await setCount('sign-in % 127.0.0.0/24', 12)).toBe(1)
    const answer = await app.guest.post(LOGIN, { handle, password: PASSWORD })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(400)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(512)
    expect(await failuresOf(id)).toBe(1)
  })

  test('at most a quarter of an hour, and after an hour of quiet nothing is left', async () => {
    const { handle } = await makeAccount(app)
    await app.guest.post(LOGIN, { handle, password: WRONG })
    await setCount('sign-in % 127.0.0.0/24', 500)
    const { headers } = await app.guest.post(LOGIN, { handle, password: PASSWORD })
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900)
    await sql`update rate_limits set window_start = now() - interval '61 minutes'`.execute(db)
    expect((await app.guest.post(LOGIN, { handle, password: PASSWORD })).status).toBe(200)
  })

  test('an unknown handle is braked in the same way, and counted as the guest', async () => {
    const handle = 'nobody@example.org'
    const before = await failuresOf(GUEST.id)
    const statuses: number[] = []
    for (let at = 0; at < 3; at++)
      statuses.push((await app.guest.post(LOGIN, { handle, password: WRONG })).status)
    expect(statuses).toEqual([401, 401, 401])
    expect(await failuresOf(GUEST.id)).toBe(before + 3)
    await setCount('sign-in % 127.0.0.0/24', 9)
    expect((await app.guest.post(LOGIN, { handle, password: WRONG })).status).toBe(429)
  })
})

test('of tries at one moment the one that began first may come second', async () => {
  const { handle } = await makeAccount(app)
  await app.guest.post(LOGIN, { handle, password: WRONG })
  await sql`update rate_limits set window_start = now() + interval '2 seconds'
    where key like 'sign-in %'`.execute(db)
  expect((await app.guest.post(LOGIN, { handle, password: PASSWORD })).status).toBe(200)
})

describe('many networks together', () => {
  test('are stopped for the account; a device the owner has used is not', async () => {
    const account = await makeAccount(app)
    const known = await signedInBrowser(proxied, account)
    await proxied.guest.post(LOGIN, { handle: account.handle, password: WRONG }, from('192.0.2.1'))
    expect(await setCount('sign-in % strangers', 100)).toBe(1)
    const right = { handle: account.handle, password: PASSWORD }
    const stranger = await proxied.guest.post(LOGIN, right, from('198.51.100.7'))
    expect(stranger.status).toBe(429)
    known.cookies.delete('kontor_session')
    expect((await known.post(LOGIN, right, from('198.51.100.7'))).status).toBe(200)
  })

  test('a device of someone else is a stranger here, a forged one nobody', async () => {
    const [mine, other] = [await makeAccount(app), await makeAccount(app)]
    const browser = await signedInBrowser(app, other)
    await app.guest.post(LOGIN, { handle: mine.handle, password: WRONG })
    await setCount('sign-in % strangers', 100)
    const right = { handle: mine.handle, password: PASSWORD }
    browser.cookies.delete('kontor_session')
    expect((await browser.post(LOGIN, right)).status).toBe(429)
    browser.cookies.set('kontor_device', `${'A'.repeat(22)}${'B'.repeat(43)}`)
    expect((await browser.post(LOGIN, right)).status).toBe(429)
  })
})

test('tries at the same moment all count', async () => {
  const { id, handle } = await makeAccount(app)
  const tries = Array.from({ length: 40 }, () => app.guest.post(LOGIN, { handle, password: WRONG }))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(6)
  expect(await failuresOf(id)).toBeLessThanOrEqual(6)
})

test('the table of tries names nobody', async () => {
  const { handle } = await makeAccount(app)
  await app.guest.post(LOGIN, { handle, password: WRONG })
  const { rows } = await sql`select 1 from rate_limits where key like ${`%${handle}%`}`.execute(db)
  expect(rows).toEqual([])
})
