import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { mailsTo } from '#tests/accounts.ts'
import { callerOf } from '#tests/caller.ts'
import { addressOf } from '#tests/test-address.ts'
import { startTestApp } from '#tests/test-app.ts'
import { User } from '../../contract.ts'
import { issueKey } from '../../mail-keys/server/auth-keys.ts'
import type { AuthTables } from '../../server/tables.ts'
import { accountOf, forgetLimits, GOOD_PASSWORD, keyIn } from '../../sign-up/server/test-signup.ts'
import { isPassword } from './password-match.ts'
import { hashPassword } from './passwords.ts'

const app = await startTestApp({
  hasWorkers: true,
  env: { KONTOR_BASE_URL: 'http://holm.example' },
})
afterAll(() => app.close())
const db = tablesOf<AuthTables>(app.services.db)
beforeEach(() => forgetLimits(db))

const FRESH = 'kessel ufer mantel 63'
const ask = (handle: unknown, path = '/api/v0/auth/requestPasswordReset') =>
  app.guest.post(path, { handle })
const reset = (key: string, password = FRESH, password2 = password) =>
  app.guest.post('/api/v0/auth/resetPassword', { key, password, password2 })

async function account(more: Record<string, unknown> = {}) {
  const user = await app.as('user')
  const handle = addressOf('user', user.userId)
  const password_hash = await hashPassword(GOOD_PASSWORD)
  await db
    .updateTable('users')
    .set({ password_hash, verified_at: new Date(), failed_logins: 3, ...more })
    .where('id', '=', user.userId)
    .execute()
  return { ...user, handle }
}

const mailOf = (handle: string) =>
  vi.waitFor(
    async () => {
      const [mail] = await mailsTo(app, handle)
      if (!mail) throw new Error('no mail yet')
      return mail
    },
    { timeout: 20_000, interval: 50 },
  )

test('known, unknown, built-in and blocked handles get the same answer', async () => {
  const { handle } = await account()
  const blocked = await account({ is_blocked: true })
  const answers = []
  for (const asked of [handle, 'nobody@example.org', 'admin', blocked.handle, handle.toUpperCase()])
    answers.push(await ask(asked))
  for (const { status, json } of answers) {
    expect(status).toBe(200)
    expect(json).toEqual({ requested: true })
  }
  await mailOf(handle)
  expect((await accountOf(db, handle))?.reset_requested_at).not.toBeNull()
  expect(await mailsTo(app, blocked.handle)).toEqual([])
  expect(await mailsTo(app, 'nobody@example.org')).toEqual([])
})

test('the link of the mail leads to the base address and sets a new password once', async () => {
  const user = await account({ two_factor_enabled: true })
  await app.guest.post(
    '/api/v0/shop/requestPasswordReset',
    { handle: user.handle },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  )
  const mail = await mailOf(user.handle)
  const key = keyIn(mail.text)
  expect(mail.text).toContain(`http://holm.example/resetpassword?key=${key}`)
  expect(mail.text + mail.html).not.toContain('evil.example')
  expect((await reset(key)).json).toEqual({ handle: user.handle })
  const row = await accountOf(db, user.handle)
  expect(row).toMatchObject({ failed_logins: 0, reset_requested_at: null })
  expect(row?.two_factor_enabled).toBe(true)
  expect(await isPassword(row?.password_hash ?? null, FRESH)).toBe(true)
  expect((await user.get('/api/v0/auth/getLoggedInState/')).parse(User).handle).toBe('guest')
  const again = await reset(key, 'noch ein anderes wort 9')
  expect(again.status).toBe(410)
  expect(again.json.message).toBe('Dieser Link ist abgelaufen oder wurde schon benutzt.')
  const [, notice] = await mailsTo(app, user.handle)
  expect(notice?.subject).toBe('Ihr Passwort wurde geändert')
  expect(notice?.text).not.toContain(FRESH)
})

test('a raw Host header does not reach the mail', async () => {
  const { handle } = await account()
  const { status } = await app.app
    .inject({
      method: 'POST',
      url: '/api/v0/auth/requestPasswordReset',
      headers: { host: 'evil.example', 'content-type': 'application/json' },
      payload: { handle },
    })
    .then(({ statusCode }) => ({ status: statusCode }))
  if (status === 200) expect((await mailOf(handle)).text).not.toContain('evil.example')
  else expect([400, 403, 421]).toContain(status)
})

test('a refused password leaves the key good', async () => {
  const user = await account()
  const { value: key } = await issueKey({ db }, { userId: user.userId, kind: 'reset-password' })
  expect((await reset(key, 'passwort1234')).json.code).toBe('password_weak')
  expect((await reset(key, FRESH, 'etwas anderes ganz')).status).toBe(400)
  expect((await reset(key)).status).toBe(200)
})

test('of 20 resets with one key at once one wins', async () => {
  const user = await account()
  const { value: key } = await issueKey({ db }, { userId: user.userId, kind: 'reset-password' })
  const tries = Array.from({ length: 20 }, () => reset(key))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 410)).toHaveLength(19)
})

test('a key of another kind, of nobody or of a blocked account is expired', async () => {
  const user = await account()
  const { value: verify } = await issueKey({ db }, { userId: user.userId, kind: 'verify' })
  expect((await reset(verify)).status).toBe(410)
  expect((await reset('x'.repeat(43))).status).toBe(410)
  const blocked = await account({ is_blocked: true })
  const { value: key } = await issueKey({ db }, { userId: blocked.userId, kind: 'reset-password' })
  expect((await reset(key)).status).toBe(410)
})

test('too many wishes for one account send no more mails and tell nothing', async () => {
  const { handle } = await account()
  for (let wish = 0; wish < 8; wish++) expect((await ask(handle)).json).toEqual({ requested: true })
  await vi.waitFor(async () => expect(await mailsTo(app, handle)).toHaveLength(5), 20_000)
  const probe = await account()
  await ask(probe.handle)
  await mailOf(probe.handle)
  expect(await mailsTo(app, handle)).toHaveLength(5)
})

test('one address cannot ask without end', async () => {
  const statuses = []
  for (let wish = 0; wish < 11; wish++) statuses.push((await ask(`n${wish}@example.org`)).status)
  expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true)
  expect(statuses[10]).toBe(429)
})

test.each([
  {},
  { handle: ['a@b.de'] },
  { handle: { $ne: '' } },
  { handle: 'a\0@b.de' },
  { handle: 'a@b.de', _id: 1 },
])('a hostile wish is refused (%#)', async (body) => {
  const answer = await app.guest.post('/api/v0/auth/requestPasswordReset', body)
  expect(answer.status).toBe(400)
})

test('a changed password is announced, ends the sessions and must be good', async () => {
  const user = await account()
  const change = (newPassword: string) =>
    user.post('/api/v0/auth/changePassword', { password: GOOD_PASSWORD, newPassword })
  const weak = await change('passwort1234')
  expect(weak.json).toMatchObject({
    code: 'password_weak',
    fields: { newPassword: expect.any(String) },
  })
  const changed = await change(FRESH)
  expect(changed.status).toBe(200)
  expect((await user.get('/api/v0/auth/getLoggedInState/')).parse(User).handle).toBe('guest')
  const cookie = changed.headers.getSetCookie()[0]?.split(';')[0]
  const fresh = callerOf(app.url, cookie)
  expect((await fresh.get('/api/v0/auth/getLoggedInState/')).parse(User).handle).toBe(user.handle)
  expect((await mailsTo(app, user.handle)).map(({ subject }) => subject)).toEqual([
    'Ihr Passwort wurde geändert',
  ])
})
