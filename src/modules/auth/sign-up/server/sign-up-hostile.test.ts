import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { AuthTables } from '../../server/tables.ts'
import { accountOf, forgetLimits, signupBody } from './test-signup.ts'

const app = await startTestApp()
afterAll(() => app.close())
const db = tablesOf<AuthTables>(app.services.db)
beforeEach(() => forgetLimits(db))

const body = (handle: string, more = {}) => signupBody(app.services.secret, handle, more)
const signup = (given: unknown) => app.guest.post('/api/v0/auth/signup', given)

/** Everything the server alone decides about an account. */
const SERVER_OWNED = {
  _id: '0199a8b0-0000-7000-8000-000000000001',
  id: '0199a8b0-0000-7000-8000-000000000001',
  roles: ['admin'],
  role: 'admin',
  isAdmin: true,
  username: 'admin',
  verified_at: '2026-01-01T00:00:00Z',
  two_factor: { enabled: false },
  failedLogins: -1,
  password_hash: 'x',
  is_builtin: true,
  customer_number: '1',
  version: 99,
  registered: true,
}

test.each(Object.entries(SERVER_OWNED))('%s in the body is refused', async (name, value) => {
  const answer = await signup(body('mass@example.org', { [name]: value }))
  expect(answer.status).toBe(400)
  expect(answer.json).toMatchObject({ code: 'invalid', fields: { [name]: expect.any(String) } })
  expect(await accountOf(db, 'mass@example.org')).toBeUndefined()
})

test.each(['shop', 'accounting', 'files', 'newsletter', 'roles'])(
  '%s inside userData is refused',
  async (name) => {
    const answer = await signup(body('deep@example.org', { userData: { [name]: ['x'] } }))
    expect(answer.json).toMatchObject({ code: 'invalid' })
    expect(await accountOf(db, 'deep@example.org')).toBeUndefined()
  },
)

const HOSTILE: readonly (readonly [string, object])[] = [
  ['an array for a handle', { handle: ['a@example.org'] }],
  ['an operator for a handle', { handle: { $gt: '' } }],
  ['NUL in a handle', { handle: 'a\0b@example.org' }],
  ['half a surrogate in a name', { userData: { first_name: '\uD800' } }],
  ['NUL in a password', { password: `${'x'.repeat(12)}\0`, password2: `${'x'.repeat(12)}\0` }],
  ['two addresses in one handle', { handle: 'a@example.org,b@example.org' }],
  ['a line break in a handle', { handle: 'a@example.org\nBcc: b@example.org' }],
  ['a long password', { password: 'x'.repeat(201), password2: 'x'.repeat(201) }],
  ['a word for a consent', { newsletter_consent: 'yes' }],
  ['many addresses', { userData: { addresses: [{}, {}, {}] } }],
  ['a uuid of the own choice', { alternate_shipping_address: { uuid: 'x' } }],
  ['a prototype', { meta: JSON.parse('{"__proto__":{"roles":["admin"]}}') }],
  ['no captcha', { captcha: undefined }],
  ['a captcha that is a list', { captcha: [] }],
]

test.each(HOSTILE)('%s is refused', async (_name, more) => {
  const { status, json } = await signup(body('hostile@example.org', more))
  expect([400, 413, 422]).toContain(status)
  expect(json.code).toEqual(expect.any(String))
  expect(await accountOf(db, 'hostile@example.org')).toBeUndefined()
})

test.each(['null', '[]', '"x"', '1e309', '{"handle":1e309}', '{', ''])(
  'the raw body %j is refused',
  async (raw) => {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: raw }
    expect((await app.guest.raw('/api/v0/auth/signup', init)).status).toBe(400)
  },
)

test('no body at all makes anything but a user', async () => {
  const valid = (handle: string) => body(handle)
  const key = fc.constantFrom(...Object.keys(SERVER_OWNED), 'userData', 'meta', 'handle', 'captcha')
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constant({ roles: ['admin'] }),
    fc.constant(['admin', 'system']),
    fc.record({ first_name: fc.string(), roles: fc.constant(['system']) }),
    fc.record({ first_name: fc.string(), last_name: fc.string() }),
  )
  const extra = fc.dictionary(key, value, { maxKeys: 3 })
  let count = 0
  await fc.assert(
    fc.asyncProperty(extra, async (more) => {
      count += 1
      await forgetLimits(db)
      const { status } = await signup({ ...valid(`any-${count}@example.org`), ...more })
      expect(status).toBeLessThan(500)
      const rows = await db
        .selectFrom('users')
        .select(['handle', 'roles', 'verified_at', 'version'])
        .where('is_builtin', '=', false)
        .execute()
      for (const row of rows)
        expect(row).toMatchObject({ roles: ['user'], verified_at: null, version: 1 })
    }),
    { seed: 7, numRuns: 60 },
  )
  const made = await db.selectFrom('users').select('id').where('is_builtin', '=', false).execute()
  expect(made.length).toBeGreaterThan(5)
})
