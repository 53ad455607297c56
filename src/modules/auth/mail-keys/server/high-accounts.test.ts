import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashToken, newToken } from '#kernel/server/sessions/session-token.ts'
import { accountsOf, mailsTo, makeAccount, PASSWORD } from '#tests/accounts.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { KeyKind } from '../../server/tables.ts'
import { keyIn } from '../../sign-up/server/test-signup.ts'

/** Accounts that stand above the admins, who set up mailboxes and so could read every mail. */
const app = await startTestApp({ hasWorkers: true })
afterAll(() => app.close())
const db = accountsOf(app)
beforeEach(() => db.deleteFrom('rate_limits').execute())

const FRESH = 'kessel ufer mantel 63'
const WAIT = { timeout: 20_000, interval: 50 }

const keysOf = (id: string) =>
  db.selectFrom('auth_keys').select('kind').where('user_id', '=', id).execute()

/** A key as it was mailed before the account was given its role. */
async function plantKey(userId: string, kind: KeyKind): Promise<string> {
  const key = newToken()
  const expires_at = new Date(Date.now() + 3_600_000)
  const row = { id: crypto.randomUUID(), kind, user_id: userId, key_hash: hashToken(key) }
  await db
    .insertInto('auth_keys')
    .values({ ...row, data: '{}', expires_at })
    .execute()
  return key
}

async function passwordOf(id: string) {
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.password_hash
}

describe.each(['system', 'internal'] as const)('an account of the role %s', (role) => {
  test.each(['/api/v0/auth/requestPasswordReset', '/api/v0/shop/requestPasswordReset'])(
    'gets the answer of everyone at %s, and a mail without a key',
    async (path) => {
      const [high, plain] = [await makeAccount(app, role), await makeAccount(app)]
      const asked = await app.guest.post(path, { handle: high.handle })
      const usual = await app.guest.post(path, { handle: plain.handle })
      expect([asked.status, asked.text]).toEqual([usual.status, usual.text])
      const mail = await vi.waitFor(async () => {
        const [first] = await mailsTo(app, high.handle)
        if (!first) throw new Error('no mail yet')
        return first
      }, WAIT)
      expect(mail.text).toContain('kontor user set-password')
      expect(mail.text + mail.html).not.toContain('key=')
      await vi.waitFor(async () => expect(await mailsTo(app, plain.handle)).toHaveLength(1), WAIT)
      expect(keyIn((await mailsTo(app, plain.handle))[0]?.text)).toHaveLength(43)
      expect(await keysOf(high.id)).toEqual([])
    },
  )

  test('is not opened by a key that was mailed before it had the role', async () => {
    const { id } = await makeAccount(app, role)
    const before = await passwordOf(id)
    const reset = { key: await plantKey(id, 'reset-password'), password: FRESH, password2: FRESH }
    expect((await app.guest.post('/api/v0/auth/resetPassword', reset)).status).toBe(410)
    const invited = { ...reset, key: await plantKey(id, 'invite') }
    expect((await app.guest.post('/api/v0/auth/verify', invited)).status).toBe(410)
    expect((await app.guest.get(`/verify?key=${invited.key}`)).text).not.toContain('password2')
    const factor = { key: await plantKey(id, 'reset-second-factor') }
    expect((await app.guest.post('/api/v0/auth/reset2FA', factor)).status).toBe(410)
    expect(await passwordOf(id)).toBe(before)
  })

  test('cannot be invited by mail', async () => {
    const { id, handle } = await makeAccount(app, role)
    const row = { password_hash: null, verified_at: null }
    await db.updateTable('users').set(row).where('id', '=', id).execute()
    const answer = await (await app.as('system')).post(`/api/v0/users/${id}/invite`, {})
    // Accounts of services are nobody to the administration.
    if (role === 'internal') expect(answer.status).toBe(404)
    else expect(answer).toMatchObject({ status: 422, json: { code: 'not-by-mail' } })
    expect(await mailsTo(app, handle)).toEqual([])
    expect(await keysOf(id)).toEqual([])
  })
})

test('a system account gets a one-time password from another one, never from an admin', async () => {
  const { id, handle } = await makeAccount(app, 'system')
  const set = { _id: id, password: FRESH }
  const admin = await app.steppedUp('admin')
  expect((await admin.post('/api/v0/auth/setPassword', set)).status).toBe(403)
  const login = (password: string) => app.guest.post('/api/v0/auth/login', { handle, password })
  expect((await login(PASSWORD)).status).toBe(200)
  const system = await app.steppedUp('system')
  expect((await system.post('/api/v0/auth/setPassword', set)).status).toBe(200)
  expect((await login(FRESH)).status).toBe(200)
})
