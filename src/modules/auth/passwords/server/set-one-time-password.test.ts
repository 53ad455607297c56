import { afterAll, expect, test } from 'vitest'
import { GUEST, ROLES, SYSTEM } from '#kernel/access/roles.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { mailsTo } from '#tests/accounts.ts'
import { addressOf } from '#tests/test-address.ts'
import { startTestApp } from '#tests/test-app.ts'
import { User } from '../../contract.ts'
import type { AuthTables } from '../../server/tables.ts'
import { GOOD_PASSWORD, keyIn } from '../../sign-up/server/test-signup.ts'
import { maySetPassword } from './set-one-time-password.ts'

const app = await startTestApp()
afterAll(() => app.close())
const db = tablesOf<AuthTables>(app.services.db)
const ADMIN_ID = '00000000-0000-7000-8000-000000000001'

const body = (_id: string, password = GOOD_PASSWORD) => ({ _id, password })
const PATH = '/api/v0/auth/setPassword'

test('an admin gives a customer a one-time password and ends their sessions', async () => {
  const admin = await app.steppedUp('admin')
  const customer = await app.as('user')
  const answer = await admin.post(PATH, body(customer.userId))
  expect(answer.json).toEqual({ _id: customer.userId, must_change_password: true })
  expect((await customer.get('/api/v0/auth/getLoggedInState/')).parse(User).handle).toBe('guest')
  const [mail] = await mailsTo(app, addressOf('user', customer.userId))
  expect(mail?.subject).toBe('Sie haben ein Einmal-Passwort bekommen')
  expect(mail?.text).not.toContain(GOOD_PASSWORD)
})

test('a member needs the right for it, and reaches no admin with it', async () => {
  const member = await app.steppedUp('member')
  const customer = await app.as('user')
  const admin = await app.steppedUp('admin')
  expect((await member.post(PATH, body(customer.userId))).json.code).toBe('C100')
  const { config } = app.services
  const before = config.get(permissionsSection).member
  const granted = { ...app.services.config.get(permissionsSection), member: { users: ['edit'] } }
  expect(before.users ?? []).not.toContain('edit')
  await db
    .insertInto('config_sections')
    .values({
      name: permissionsSection.name,
      value: JSON.stringify(granted),
      version: 1,
      updated_by: null,
    })
    .execute()
  await config.reload()
  expect((await member.post(PATH, body(customer.userId))).status).toBe(200)
  expect((await member.post(PATH, body(admin.userId))).json.code).toBe('C100')
  expect((await member.post(PATH, body(ADMIN_ID))).json.code).toBe('C100')
})

test('nobody sets the password of system, guest, someone above, or the own', async () => {
  const admin = await app.steppedUp('admin')
  const system = await app.steppedUp('system')
  for (const id of [SYSTEM.id, GUEST.id, system.userId, admin.userId])
    expect((await admin.post(PATH, body(id))).json.code).toBe('C100')
  expect((await system.post(PATH, body(SYSTEM.id))).json.code).toBe('C100')
  expect((await admin.post(PATH, body('0199a8b0-0000-7000-8000-000000000001'))).status).toBe(404)
})

test('no role reaches above itself', () => {
  for (const [rank, role] of ROLES.entries())
    for (const [other, target] of ROLES.entries()) {
      const user = { id: 'x', handle: 'x@example.org', roles: [target], is_builtin: false }
      expect(maySetPassword({ ...GUEST, id: 'y', roles: [role] }, user)).toBe(other <= rank)
    }
})

test('the one-time password must be good too', async () => {
  const admin = await app.steppedUp('admin')
  const customer = await app.as('user')
  const weak = await admin.post(PATH, body(customer.userId, 'passwort1234'))
  expect(weak.json.code).toBe('password_weak')
})

test('customer numbers are given to staff, each once', async () => {
  const admin = await app.steppedUp('admin')
  const ask = () => admin.get('/api/v0/auth/getUniqueCustomerId')
  const answers = await Promise.all(Array.from({ length: 20 }, ask))
  expect(new Set(answers.map(({ json }) => json.customerId)).size).toBe(20)
  const customer = await app.as('user')
  expect((await customer.get('/api/v0/auth/getUniqueCustomerId')).json.code).toBe('C100')
})

test("a one-time password confirms nobody's address: its owner still does that by mail", async () => {
  const admin = await app.steppedUp('admin')
  const handle = 'unbestaetigt@example.org'
  const made = await admin.post('/api/v0/auth/', { handle, invite: false })
  const id = String(Object(made.json).items[0]._id)
  expect((await admin.post(PATH, body(id))).status).toBe(200)
  const account = await db
    .selectFrom('users')
    .select('verified_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(account.verified_at).toBeNull()
  const login = { handle, password: GOOD_PASSWORD }
  expect((await app.guest.post('/api/v0/auth/login', login)).json.code).toBe('unverified')
  const mails = await mailsTo(app, handle)
  const key = mails.map(({ text }) => keyIn(text)).find(Boolean)
  expect((await app.guest.post('/api/v0/auth/verify', { key })).status).toBe(200)
  expect((await app.guest.post('/api/v0/auth/login', login)).status).toBe(200)
})
