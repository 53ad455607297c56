import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { mailsTo } from '#tests/accounts.ts'
import { addressOf } from '#tests/test-address.ts'
import { startTestApp } from '#tests/test-app.ts'
import { issueKey } from '../../mail-keys/server/auth-keys.ts'
import { isPassword } from '../../passwords/server/password-match.ts'
import type { AuthTables } from '../../server/tables.ts'
import { accountOf, forgetLimits, GOOD_PASSWORD, keyIn, signupBody } from './test-signup.ts'

const app = await startTestApp({ hasWorkers: true })
afterAll(() => app.close())
const db = tablesOf<AuthTables>(app.services.db)
beforeEach(() => forgetLimits(db))

const verify = (body: object) => app.guest.post('/api/v0/auth/verify', body)
const login = (handle: string, password = GOOD_PASSWORD) =>
  app.guest.post('/api/v0/auth/login', { handle, password })

async function signedUp(handle: string): Promise<string> {
  await app.guest.post('/api/v0/auth/signup', signupBody(app.services.secret, handle))
  const [mail] = await mailsTo(app, handle)
  return keyIn(mail?.text)
}

test('nobody signs in before the address is confirmed, and the password must be right to hear so', async () => {
  const key = await signedUp('fresh@example.org')
  const early = await login('fresh@example.org')
  expect(early.status).toBe(403)
  expect(early.json.code).toBe('unverified')
  expect((await login('fresh@example.org', 'wrong password')).json.code).toBe('login_fail')
  const answer = await verify({ key })
  expect(answer.json).toEqual({ handle: 'fresh@example.org', kind: 'verify' })
  expect(answer.headers.getSetCookie()).toEqual([])
  expect((await login('fresh@example.org')).status).toBe(200)
  expect((await verify({ key })).status).toBe(410)
})

test('of 20 confirmations at once one wins', async () => {
  const key = await signedUp('many@example.org')
  const answers = await Promise.all(Array.from({ length: 20 }, () => verify({ key })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(19)
})

test('looking at the link confirms nothing', async () => {
  const key = await signedUp('looked@example.org')
  const page = await app.guest.get(`/verify?key=${key}`)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect((await app.guest.get(`/api/v0/auth/verify?key=${key}`)).status).toBeGreaterThanOrEqual(400)
  expect((await accountOf(db, 'looked@example.org'))?.verified_at).toBeNull()
})

test('the mail can be asked for again, with the same answer to everyone', async () => {
  const old = await signedUp('again@example.org')
  const ask = (handle: string) => app.guest.post('/api/v0/auth/resendVerification', { handle })
  expect((await ask('nobody@example.org')).json).toEqual({ requested: true })
  expect((await ask('again@example.org')).json).toEqual({ requested: true })
  const fresh = await vi.waitFor(
    async () => {
      const mails = await mailsTo(app, 'again@example.org')
      expect(mails).toHaveLength(2)
      return keyIn(mails[1]?.text)
    },
    { timeout: 20_000, interval: 50 },
  )
  expect((await verify({ key: old })).status).toBe(410)
  expect((await verify({ key: fresh })).status).toBe(200)
})

test('an invitation brings the first password, and a refused one leaves it good', async () => {
  const { userId } = await app.as('user')
  const { value: key } = await issueKey({ db }, { userId, kind: 'invite' })
  expect((await verify({ key })).status).toBe(400)
  const weak = { key, password: 'passwort1234', password2: 'passwort1234' }
  expect((await verify(weak)).json.code).toBe('password_weak')
  const good = { key, password: GOOD_PASSWORD, password2: GOOD_PASSWORD }
  expect((await verify(good)).json).toMatchObject({ kind: 'invite' })
  const row = await accountOf(db, addressOf('user', userId))
  expect(row?.verified_at).not.toBeNull()
  expect(await isPassword(row?.password_hash ?? null, GOOD_PASSWORD)).toBe(true)
  expect((await verify(good)).status).toBe(410)
})

test('a new address is confirmed by itself and announced to the old one', async () => {
  const { userId } = await app.as('user')
  const old = addressOf('user', userId)
  const data = { handle: 'moved@example.org' }
  const { value: reset } = await issueKey({ db }, { userId, kind: 'reset-password' })
  const { value: key } = await issueKey({ db }, { userId, kind: 'new-handle', data })
  expect((await verify({ key })).json).toEqual({ ...data, kind: 'new-handle' })
  expect((await accountOf(db, 'moved@example.org'))?.id).toBe(userId)
  expect((await mailsTo(app, old)).map(({ subject }) => subject)).toEqual([
    'Ihre E-Mail-Adresse wurde geändert',
  ])
  const body = { key: reset, password: GOOD_PASSWORD, password2: GOOD_PASSWORD }
  expect((await app.guest.post('/api/v0/auth/resetPassword', body)).status).toBe(410)
})

test('a new address that was taken meanwhile stays where it is', async () => {
  await signedUp('taken@example.org')
  const { userId } = await app.as('user')
  const { value: key } = await issueKey(
    { db },
    { userId, kind: 'new-handle', data: { handle: 'taken@example.org' } },
  )
  expect((await verify({ key })).json.code).toBe('11000')
})

test('a password beside a plain confirmation changes nothing', async () => {
  const key = await signedUp('plain@example.org')
  const before = await accountOf(db, 'plain@example.org')
  await verify({ key, password: 'ein fremdes wort 88', password2: 'ein fremdes wort 88' })
  expect((await accountOf(db, 'plain@example.org'))?.password_hash).toBe(before?.password_hash)
})
