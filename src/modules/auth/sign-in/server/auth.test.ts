import { afterAll, beforeAll, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { callerOf } from '#tests/caller.ts'
import { startTestApp } from '#tests/test-app.ts'
import { User } from '../../contract.ts'
import { prepareAdmin, setPassword } from '../../server/api.ts'
import type { AuthTables } from '../../server/tables.ts'

const app = await startTestApp()
afterAll(() => app.close())
const db = tablesOf<AuthTables>(app.services.db)
let oneTime = ''

beforeAll(async () => {
  oneTime = (await prepareAdmin(db, undefined)) ?? ''
})

const login = (handle: string, password: string) =>
  app.guest.post('/api/v0/auth/login', { handle, password })

function cookieOf(headers: Headers): string {
  const cookie = headers.getSetCookie().find((line) => line.startsWith('kontor_session='))
  return cookie?.split(';')[0] ?? ''
}

test('the one-time password is made once', async () => {
  expect(oneTime).toHaveLength(16)
  expect(await prepareAdmin(db, undefined)).toBeUndefined()
})

test('a guest is told to be a guest', async () => {
  const { status, parse } = await app.guest.get('/api/v0/auth/getLoggedInState/')
  expect(status).toBe(200)
  expect(parse(User)).toMatchObject({ roles: ['guest'], handle: 'guest' })
})

test('a wrong password and an unknown handle get the same answer', async () => {
  const wrong = await login('admin', 'not the password')
  const unknown = await login('nobody@example.org', 'not the password')
  expect(wrong.status).toBe(401)
  expect(wrong.json).toEqual({ message: 'Benutzer oder Passwort falsch.', code: 'login_fail' })
  expect(unknown.json).toEqual(wrong.json)
  expect(unknown.status).toBe(wrong.status)
})

test('a session with a one-time password may only change it', async () => {
  const answer = await login('admin', oneTime)
  expect(answer.parse(User)).toMatchObject({ handle: 'admin', must_change_password: true })
  const limited = callerOf(app.url, cookieOf(answer.headers))
  const refused = await limited.put('/api/v0/auth/', { _id: answer.parse(User)._id, name: 'x' })
  expect(refused.status).toBe(403)
  expect(refused.json.code).toBe('password-change')
  const short = await limited.post('/api/v0/auth/changePassword', {
    password: oneTime,
    newPassword: 'kurz',
  })
  expect(short.status).toBe(400)
  const changed = await limited.post('/api/v0/auth/changePassword', {
    password: oneTime,
    newPassword: 'ein langes Passwort',
  })
  expect(changed.status).toBe(200)
  const free = callerOf(app.url, cookieOf(changed.headers))
  expect((await free.get('/api/v0/auth/sessions')).status).toBe(200)
  expect((await limited.get('/api/v0/auth/getLoggedInState/')).parse(User).handle).toBe('guest')
})

test('no body makes a user gain a role', async () => {
  const user = await app.as('user')
  const answer = await user.put('/api/v0/auth/', { _id: user.userId, roles: ['admin'] })
  expect(answer.status).toBe(400)
  const row = await db
    .selectFrom('users')
    .select('roles')
    .where('id', '=', user.userId)
    .executeTakeFirst()
  expect(row?.roles).toEqual(['user'])
})

test('logging out ends the session and answers the guest', async () => {
  const user = await app.as('member')
  const answer = await user.get('/api/v0/auth/logout')
  expect(answer.json).toMatchObject({ handle: 'guest', redirect: '/' })
  expect((await user.get('/api/v0/auth/getLoggedInState/')).parse(User).handle).toBe('guest')
})

test('another website cannot log someone out or post in their name', async () => {
  const user = await app.as('admin')
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect((await user.get('/api/v0/auth/logout', foreign)).status).toBe(403)
  const body = { _id: user.userId, name: 'evil' }
  expect((await user.put('/api/v0/auth/', body, { origin: 'https://evil.example' })).status).toBe(
    403,
  )
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await user.put('/api/v0/auth/', body, form)).status).toBe(415)
})

test('a new password ends every session of the account', async () => {
  await setPassword(db, { handle: 'system', password: 'geheim-geheim', isOneTime: false })
  const answer = await login('system', 'geheim-geheim')
  const caller = callerOf(app.url, cookieOf(answer.headers))
  expect((await caller.get('/api/v0/auth/getLoggedInState/')).parse(User).handle).toBe('system')
  await setPassword(db, { handle: 'system', password: 'noch geheimer 1', isOneTime: false })
  expect((await caller.get('/api/v0/auth/getLoggedInState/')).parse(User).handle).toBe('guest')
})
