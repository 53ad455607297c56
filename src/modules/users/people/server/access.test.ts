import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { ROLES } from '#kernel/access/roles.ts'
import type { Caller } from '#tests/caller.ts'
import { ALL, openHouse } from '../../server/test-people.ts'

type Person = Caller & { userId: string }
const CANARY = 'Kanarienvogel'

const house = await openHouse()
const { app, db, row } = house
afterAll(() => app.close())
let anna: Person
let bert: Person
let bertsAddress = ''

beforeAll(async () => {
  anna = await app.steppedUp('user')
  bert = await app.as('user')
  await bert.put(ALL, { _id: bert.userId, version: 1, name: CANARY })
  const made = await bert.post('/api/v0/address/', { ...ADDRESS, last_name: CANARY })
  bertsAddress = String(made.json.uuid)
})

const ADDRESS = {
  type: 'person',
  first_name: 'B',
  last_name: 'B',
  address: 'Weg 1',
  zip: '1',
  city: 'Ort',
  country: 'DE',
}

describe('of another customer a customer gets nothing', () => {
  test('by any call of the users module that takes an id', async () => {
    const users = serverModules.find(({ name }) => name === 'users')
    const calls = (users?.routes ?? []).filter(({ endpoint }) => endpoint.path.includes(':id'))
    expect(calls.length).toBeGreaterThan(10)
    for (const { endpoint } of calls) {
      const path = endpoint.path.replace(':id', bert.userId)
      const { method } = endpoint
      const answer = await anna.raw(path, {
        method,
        ...(method === 'GET' || method === 'DELETE'
          ? {}
          : { body: '{}', headers: { 'content-type': 'application/json' } }),
      })
      expect([400, 403, 404], `${method} ${path}`).toContain(answer.status)
      expect(answer.text).not.toContain(CANARY)
    }
  })

  test('by batch, search, filter or a nested question', async () => {
    const questions: [string, object][] = [
      ['/api/v0/batch/auth/', { ids: [bert.userId] }],
      ['/api/v0/batch/auth/remove/', { ids: [bert.userId] }],
      ['/api/v0/auth/getData', { ids: [bert.userId] }],
      ['/api/v0/auth/getData', { filter: { search: CANARY } }],
      ['/api/v0/search/auth', { search: CANARY }],
      ['/api/v1/auth/getDataUserBrowser', { search: CANARY }],
    ]
    for (const [path, body] of questions) {
      const answer = await anna.post(path, body)
      expect(answer.status, path).toBe(403)
      expect(answer.text).not.toContain(CANARY)
    }
    expect((await anna.get(`${ALL}?search=${CANARY}`)).status).toBe(403)
  })

  test('in the address book, whether to read or to write', async () => {
    const user = bert.userId
    const uuid = bertsAddress
    const answers = [
      await anna.get(`/api/v0/address/?user=${user}`),
      await anna.post('/api/v0/address/', { ...ADDRESS, user }),
      await anna.post('/api/v0/address/default', { uuid, purpose: 'both', user }),
      await anna.post('/api/v0/address/default', { uuid, purpose: 'both' }),
      await anna.put('/api/v0/address/', { ...ADDRESS, uuid, revision: '0'.repeat(16), user }),
      await anna.put('/api/v0/address/', { ...ADDRESS, uuid, revision: '0'.repeat(16) }),
      await anna.remove(`/api/v0/address/${uuid}?user=${user}`),
      await anna.remove(`/api/v0/address/?uuid=${uuid}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(answers.map(({ text }) => text).join()).not.toContain(CANARY)
  })

  test('by changing it', async () => {
    const before = await row(bert.userId)
    const body = { _id: bert.userId, version: before.version, name: 'Annas' }
    expect((await anna.put(ALL, body)).status).toBe(404)
    expect(await row(bert.userId)).toEqual(before)
  })
})

/** Every field of the entity a body might try to set (T3), the stored names too. */
const FOREIGN: Record<string, unknown> = {
  roles: ['admin'],
  notes: 'x',
  isBlocked: false,
  handle: 'neu@example.org',
  failedLogins: 0,
  lastLogin: null,
  last_active: null,
  two_factor: { enabled: false },
  reset_requested: false,
  must_change_password: false,
  verified: '2026-01-01T00:00:00.000Z',
  verified_at: null,
  customer_number: '1',
  password_hash: 'x',
  is_builtin: true,
  is_blocked: false,
  totp_secret: 'x',
  created: '2026-01-01T00:00:00.000Z',
  status: 'active',
  acted_by: null,
  user_data: {},
  __proto__x: 1,
}

describe('a customer changes nothing but the own profile', () => {
  test.each(Object.keys(FOREIGN))('not with the field %s', async (field) => {
    const before = await row(anna.userId)
    const body = { _id: anna.userId, version: before.version, name: 'x', [field]: FOREIGN[field] }
    expect((await anna.put(ALL, body)).status).toBe(400)
    expect(await row(anna.userId)).toEqual(before)
  })

  test.each([
    ['addresses', [{ user: 'x' }]],
    ['shop', []],
    ['newsletter', []],
    ['files', []],
    ['accounting', []],
  ])('not with userData.%s', async (field, value) => {
    const before = await row(anna.userId)
    const body = { _id: anna.userId, version: before.version, userData: { [field]: value } }
    expect((await anna.put(ALL, body)).status).toBe(400)
    expect(await row(anna.userId)).toEqual(before)
  })

  test('whatever body is sent, no role is gained and no other account is touched', async () => {
    const paths = [ALL, `${ALL}${anna.userId}`, `${ALL}${bert.userId}`]
    const bertBefore = await row(bert.userId)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), anyBody(), async (path, body) => {
        const answer = await anna.put(path, body)
        expect(answer.status).toBeLessThan(500)
        expect((await row(anna.userId)).roles).toEqual(['user'])
        expect(await row(bert.userId)).toEqual(bertBefore)
        expect(answer.text).not.toContain(CANARY)
      }),
      { seed: 20261115, numRuns: 150 },
    )
    const admins = await db
      .selectFrom('users')
      .select('roles')
      .where('id', '=', anna.userId)
      .execute()
    expect(admins).toEqual([{ roles: ['user'] }])
  })
})

function anyBody() {
  const ids = fc.constantFrom(anna.userId, bert.userId)
  const own = fc.record(
    {
      _id: ids,
      version: fc.integer({ min: 1, max: 300 }),
      roles: fc.oneof(fc.subarray([...ROLES]), fc.constantFrom('admin', null, {})),
      name: fc.string({ maxLength: 20 }),
      userData: fc.dictionary(fc.constantFrom('first_name', 'roles', '__proto__'), fc.string()),
      isBlocked: fc.boolean(),
    },
    { requiredKeys: ['_id'] },
  )
  const wild = fc.tuple(
    own,
    fc.dictionary(fc.constantFrom(...Object.keys(FOREIGN)), fc.jsonValue()),
  )
  return fc.oneof(
    own,
    wild.map(([base, more]) => ({ ...base, ...more })),
    fc.jsonValue(),
  )
}
