import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { tablesOf } from '#kernel/server/database.ts'
import { User } from '#modules/auth/contract.ts'
import { setPassword } from '#modules/auth/server/api.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { cookieFor } from '../faults/rig/cookie-for.ts'
import { allRoutes, knock, lineOf } from './all-routes.ts'
import { type Answer, type Caller, callerOf } from './caller.ts'
import { stepUp } from './step-up.ts'
import { startTestApp } from './test-app.ts'
import { createTestDatabase } from './test-db.ts'

const env = { KONTOR_SECRET: 'the same on every instance of this website' }
const database = await createTestDatabase()
const app = await startTestApp({ database, env })
const other = await startTestApp({ database, env })
const secure = await startTestApp({
  database,
  env: { ...env, KONTOR_BASE_URL: 'https://kontor.example' },
})
const PASSWORD = 'ein langes Passwort'
const db = tablesOf<AuthTables>(app.services.db)
await setPassword(db, { handle: 'admin', password: PASSWORD, isOneTime: false })
afterAll(async () => {
  for (const one of [app, other, secure]) await one.close()
  await database.drop()
})

beforeEach(() => db.deleteFrom('rate_limits').execute())

const People = z.object({ items: z.tuple([z.object({ version: z.number() })]) })
const STATE = '/api/v0/auth/getLoggedInState/'
const LOGIN = '/api/v0/auth/login'
const NAME = 'kontor_session'

describe('a sign-in', () => {
  test('never takes over a session id that was planted', async () => {
    const planted = `${NAME}=${'A'.repeat(43)}`
    const answer = await callerOf(app.url, planted).post(LOGIN, {
      handle: 'admin',
      password: PASSWORD,
    })
    expect(cookieOf(answer)).not.toContain('A'.repeat(43))
    expect(await nameBehind(planted)).toBe('guest')
  })

  test('ends the session the browser came with, and starts another', async () => {
    const { userId } = await app.as('member')
    const foreign = await cookieFor(app.services.db, { userId, isStaff: true })
    const answer = await callerOf(app.url, foreign).post(LOGIN, {
      handle: 'admin',
      password: PASSWORD,
    })
    expect(await nameBehind(foreign)).toBe('guest')
    expect(await nameBehind(cookieOf(answer))).toBe('admin')
  })

  test('stores no token, only its hash', async () => {
    const token = cookieOf(await signIn()).split('=')[1] ?? ''
    const { rows } = await sql<{ row: string }>`select sessions::text as row from sessions`.execute(
      db,
    )
    expect(token).toHaveLength(43)
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
  })
})

describe('a session ends', () => {
  test.each([
    {
      who: 'staff, idle 31 minutes',
      isStaff: true,
      age: '31 minutes',
      idle: '31 minutes',
      left: 'guest',
    },
    {
      who: 'staff, idle 29 minutes',
      isStaff: true,
      age: '29 minutes',
      idle: '29 minutes',
      left: 'admin',
    },
    {
      who: 'staff, busy over 12 hours',
      isStaff: true,
      age: '12 hours 1 minute',
      idle: '0',
      left: 'guest',
    },
    { who: 'staff, busy for 11 hours', isStaff: true, age: '11 hours', idle: '0', left: 'admin' },
    { who: 'a customer after 31 days', isStaff: false, age: '31 days', idle: '0', left: 'guest' },
    {
      who: 'a customer, away 29 days',
      isStaff: false,
      age: '29 days',
      idle: '29 days',
      left: 'admin',
    },
  ])('$who: $left', async ({ isStaff, age, idle, left }) => {
    const userId = await adminId()
    const cookie = await cookieFor(app.services.db, { userId, isStaff })
    await sql`update sessions set created_at = now() - ${age}::interval,
      last_active_at = now() - ${idle}::interval where id = ${await newestSession()}`.execute(db)
    expect(await nameBehind(cookie)).toBe(left)
    if (left === 'guest') expect(await countSessions(cookie)).toBe(0)
  })

  test('although its tab keeps asking who is signed in', async () => {
    const cookie = cookieOf(await signIn())
    const id = await newestSession()
    await sql`update sessions set last_active_at = now() - interval '20 minutes'
      where id = ${id}`.execute(db)
    await nameBehind(cookie)
    expect(await idleMinutes(id)).toBe(20)
    await callerOf(app.url, cookie).get('/api/v0/config/')
    expect(await idleMinutes(id)).toBe(0)
  })

  test('on every instance with the change of the password; who changed it goes on', async () => {
    const [here, there] = [cookieOf(await signIn()), cookieOf(await signIn(other.guest))]
    const changed = await callerOf(app.url, here).post('/api/v0/auth/changePassword', {
      password: PASSWORD,
      newPassword: 'noch ein langes Passwort',
    })
    expect(changed.status).toBe(200)
    for (const url of [app.url, other.url]) {
      expect(await nameBehind(here, url)).toBe('guest')
      expect(await nameBehind(there, url)).toBe('guest')
      expect(await nameBehind(cookieOf(changed), url)).toBe('admin')
    }
    await setPassword(db, { handle: 'admin', password: PASSWORD, isOneTime: false })
    await expect.poll(() => nameBehind(cookieOf(changed), other.url)).toBe('guest')
  })

  test.each([
    ['gets another role', { roles: ['user'] }],
    ['is blocked', { isBlocked: true }],
  ])('on every instance at once when its owner %s', async (_, change) => {
    const { userId } = await app.as('member')
    const cookie = await cookieFor(app.services.db, { userId, isStaff: true })
    expect(await nameBehind(cookie, other.url)).not.toBe('guest')
    const admin = callerOf(app.url, cookieOf(await signIn()))
    const { _id } = (await admin.get(STATE)).parse(User)
    await stepUp(app, { userId: _id })
    const { version } = (await admin.get(`/api/v0/auth/${userId}`)).parse(People).items[0]
    const changed = await admin.put('/api/v0/auth/', { _id: userId, version, ...change })
    expect(changed.status).toBe(200)
    expect(await nameBehind(cookie)).toBe('guest')
    await expect.poll(() => nameBehind(cookie, other.url)).toBe('guest')
  })

  test('when the account is blocked', async () => {
    const { userId } = await app.as('member')
    const cookie = await cookieFor(app.services.db, { userId, isStaff: true })
    await db.updateTable('users').set({ is_blocked: true }).where('id', '=', userId).execute()
    expect(await nameBehind(cookie, other.url)).toBe('guest')
  })
})

describe('the cookie', () => {
  test('on http has no prefix and is not Secure', async () => {
    const lines = (await signIn()).headers.getSetCookie().sort()
    expect(lines[0]).toMatch(
      /^kontor_device=[\w-]{65}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    )
    expect(lines[1]).toMatch(/^kontor_hint=1; Path=\/; SameSite=Lax; Max-Age=\d+$/)
    expect(lines[2]).toMatch(
      /^kontor_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    )
    expect(lines).toHaveLength(3)
  })

  test('on https is bound to the host, and the plain name counts for nothing', async () => {
    const answer = await signIn(secure.guest)
    const lines = answer.headers.getSetCookie().sort()
    expect(lines[0]).toMatch(/^__Host-kontor_device=[\w-]{65}; Path=\/; HttpOnly; .*Secure$/)
    expect(lines[1]).toMatch(
      /^__Host-kontor_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    )
    expect(lines.join()).not.toMatch(/domain=/i)
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=')
    const cookie = lines[1]?.split(';')[0] ?? ''
    expect(await nameBehind(cookie, secure.url)).toBe('admin')
    expect(await nameBehind(cookie.replace('__Host-', ''), secure.url)).toBe('guest')
  })

  test('is cleared by logging out, with what the browser kept', async () => {
    const caller = callerOf(app.url, cookieOf(await signIn()))
    const { headers } = await caller.get('/api/v0/auth/logout')
    expect(headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true)
    expect(headers.get('clear-site-data')).toBe('"cache"')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

test('a session with a one-time password gets no answer but to change it', async () => {
  const open: string[] = []
  for (const route of allRoutes().filter(({ endpoint }) => endpoint.access.kind !== 'anyone')) {
    const { access } = route.endpoint
    const limited = callerOf(app.url, await limitedCookie())
    const { status, json } = await knock(limited, route.endpoint)
    const isMeant = access.kind === 'signed-in' && access.during?.includes('password-change')
    const isRefused = status === 403 && json.code === 'password-change'
    if (isMeant ? isRefused : !isRefused) open.push(`${lineOf(route)} answered ${status}`)
  }
  expect(open).toEqual([])
  const page = await callerOf(app.url, await limitedCookie()).get('/admincenter')
  expect([page.status, page.headers.get('location')]).toEqual([
    302,
    '/login?lang=de&next=%2Fadmincenter',
  ])
})

function signIn(guest: Caller = app.guest): Promise<Answer> {
  return guest.post(LOGIN, { handle: 'admin', password: PASSWORD })
}

function cookieOf({ headers }: Answer): string {
  const line = headers.getSetCookie().find((one) => one.includes(`${NAME}=`))
  return line?.split(';')[0] ?? ''
}

async function nameBehind(cookie: string, url = app.url): Promise<string> {
  return (await callerOf(url, cookie).get(STATE)).parse(User).handle
}

async function adminId(): Promise<string> {
  return (await callerOf(app.url, cookieOf(await signIn())).get(STATE)).parse(User)._id
}

async function limitedCookie(): Promise<string> {
  const { userId } = await app.as('admin')
  return cookieFor(app.services.db, { userId, isStaff: true, limited: 'password-change' })
}

async function newestSession(): Promise<string> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return row.id
}

async function countSessions(cookie: string): Promise<number> {
  const token = cookie.split('=')[1] ?? ''
  const { rows } =
    await sql`select 1 from sessions where token_hash = sha256(${token}::bytea)`.execute(db)
  return rows.length
}

async function idleMinutes(id: string): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`select
    round(extract(epoch from now() - last_active_at) / 60)::int as minutes
    from sessions where id = ${id}`.execute(db)
  return rows[0]?.minutes ?? -1
}
