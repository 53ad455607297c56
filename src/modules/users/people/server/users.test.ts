import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ALL, grantMembers, idsIn, one, openHouse } from '../../server/test-people.ts'
import { OwnUser } from '../user.ts'

const house = await openHouse()
const { app, db, admin, add, row } = house
afterAll(() => app.close())

const OwnList = z.array(OwnUser)
const read = async (id: string) => one(await admin.get(`${ALL}${id}`))

describe('an account made by staff', () => {
  test('has no password and is invited by mail', async () => {
    const made = one(
      await admin.post(ALL, { handle: 'Neu@Example.org', userData: { first_name: 'Nele' } }),
    )
    expect(made).toMatchObject({ handle: 'neu@example.org', name: 'Nele', status: 'invited' })
    expect(Number(made.customer_number)).toBeGreaterThan(10_000)
    expect((await row(made._id)).password_hash).toBeNull()
    const mail = await db
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', 'neu@example.org')
      .executeTakeFirstOrThrow()
    expect(mail.text).toContain(`${app.services.settings.baseUrl}/verify?key=`)
  })

  test('can be made without an invitation, and invited later', async () => {
    const body = { handle: 'spaeter@example.org', invite: false }
    const made = one(await admin.post(ALL, body))
    expect(made.status).toBe('unverified')
    const answer = await admin.post(`/api/v0/users/${made._id}/invite`, {})
    expect(answer.json).toMatchObject({ status: 'invited' })
  })

  test('needs an address nobody else has', async () => {
    await admin.post(ALL, { handle: 'doppelt@example.org' })
    const answer = await admin.post(ALL, { handle: 'DOPPELT@example.org' })
    expect(answer).toMatchObject({ status: 409, json: { code: '11000' } })
    const reserved = await admin.post(ALL, { handle: 'erased-1@invalid.invalid' })
    expect(reserved.status).toBe(422)
  })
})

describe('a change of an account', () => {
  test('carries the version it was read at', async () => {
    const id = await add({ name: 'Alt' })
    const first = await admin.put(`${ALL}${id}`, { version: 1, name: 'Neu' })
    expect(one(first)).toMatchObject({ name: 'Neu', version: 2 })
    const late = await admin.put(ALL, { _id: id, version: 1, notes: 'spät' })
    expect(late).toMatchObject({ status: 409, json: { code: 'stale' } })
    expect(late.json.current).toMatchObject({ name: 'Neu', version: 2 })
  })

  test('to other roles ends every session of the account', async () => {
    const person = await app.as('user')
    await admin.put(`${ALL}${person.userId}`, { version: 1, roles: ['member'] })
    expect((await person.get('/api/v0/account/')).status).toBe(401)
  })

  test('by its owner touches the profile only', async () => {
    const person = await app.as('user')
    const profile = { name: 'Ich', userData: { company: 'Meins' } }
    const answer = await person.put(ALL, { _id: person.userId, version: 1, ...profile })
    expect(answer.text).not.toContain('notes')
    expect(answer.parse(OwnList)[0]).toMatchObject({ name: 'Ich', version: 2 })
    expect((await person.put(ALL, { _id: person.userId, name: 'ohne Version' })).status).toBe(400)
    expect((await person.put(ALL, { _id: person.userId, lang: 'en' })).status).toBe(200)
  })

  test('blocking ends the sessions, unblocking lets in again', async () => {
    const person = await app.as('user')
    const blocked = await admin.post(`/api/v0/users/${person.userId}/block`, {})
    expect(blocked.json).toMatchObject({ status: 'blocked', isBlocked: true })
    expect((await person.get('/api/v0/account/')).status).toBe(401)
    const open = await admin.post(`/api/v0/users/${person.userId}/unblock`, {})
    expect(open.json).toMatchObject({ isBlocked: false })
    expect((await admin.post(`/api/v0/users/${admin.userId}/block`, {})).status).toBe(422)
  })
})

describe('roles', () => {
  test.each([
    ['system', 403],
    ['internal', 403],
    ['guest', 403],
    ['admin', 200],
  ])('an admin giving the role %s is answered %i', async (role, status) => {
    const id = await add()
    expect((await admin.put(`${ALL}${id}`, { version: 1, roles: [role] })).status).toBe(status)
    expect((await admin.put(`${ALL}${id}`, { version: 2, roles: [] })).status).toBe(400)
  })

  test('a member makes nobody an admin, and changes no admin', async () => {
    await grantMembers(admin, ['view', 'create', 'edit', 'delete'])
    const member = await app.steppedUp('member')
    const id = await add()
    const raise = await member.put(`${ALL}${id}`, { version: 1, roles: ['admin'] })
    expect(raise).toMatchObject({ status: 403, json: { code: 'C100' } })
    const other = { version: 1, name: 'x' }
    expect((await member.put(`${ALL}${admin.userId}`, other)).status).toBe(403)
    expect((await member.remove(`${ALL}${admin.userId}`)).status).toBe(403)
    expect((await member.post(`/api/v0/users/${admin.userId}/block`, {})).status).toBe(403)
    expect((await member.get(`/api/v0/users/${admin.userId}/sign-ins`)).status).toBe(403)
    const own = { _id: member.userId, version: 1, roles: ['admin'] }
    expect((await member.put(ALL, own)).status).toBe(403)
  })

  test('a member is not told when and how admins sign in', async () => {
    const member = await app.steppedUp('member')
    const seen = one(await member.get(`${ALL}${admin.userId}`))
    expect(seen).toMatchObject({ lastLogin: null, failedLogins: null, two_factor: null })
    expect(seen.isEditable).toBe(false)
    expect((await read(admin.userId)).failedLogins).toBe(0)
  })

  test('the roles to choose from are those the caller may give', async () => {
    const member = await app.steppedUp('member')
    const path = `${ALL}getAvailableGroups`
    expect((await admin.get(path)).json).toEqual({ groups: ['user', 'member', 'admin'] })
    expect((await member.get(path)).json).toEqual({ groups: ['user', 'member'] })
  })
})

describe('built-in and internal accounts', () => {
  test('appear in no list, search, batch or count', async () => {
    const internal = await app.as('internal')
    const builtin = await db
      .selectFrom('users')
      .select('id')
      .where('is_builtin', '=', true)
      .execute()
    const hidden = [internal.userId, ...builtin.map(({ id }) => id)]
    expect(hidden).toHaveLength(4)
    const listed = await db.selectFrom('users').select('id').where('is_listed', '=', true).execute()
    const list = await admin.get(`${ALL}?limit=200`)
    expect(list.json.numItems).toBe(listed.length)
    const found = [
      ...idsIn(list),
      ...idsIn(await admin.post('/api/v1/auth/getDataUserBrowser', { limit: 200 })),
      ...idsIn(await admin.post('/api/v0/batch/auth/', { ids: hidden })),
      ...idsIn(await admin.post(`${ALL}getData`, { ids: hidden })),
      ...idsIn(await admin.post(`${ALL}getData`, { filter: { role: 'internal' } })),
      ...idsIn(await admin.get(`${ALL}?search=administration`)),
    ]
    expect(found.filter((id) => hidden.includes(id))).toEqual([])
    for (const id of hidden) {
      expect((await admin.get(`${ALL}${id}`)).status).toBe(404)
      expect((await admin.remove(`${ALL}?_id=${id}`)).status).toBe(404)
    }
    const removed = await admin.post('/api/v0/batch/auth/remove/', { ids: hidden })
    expect(removed.json).toEqual({ ids: [] })
  })
})

test('staff who search in vain are told so', async () => {
  const search = { search: 'zzzzqqqq' }
  const german = await admin.post('/api/v0/search/auth', search)
  expect(german).toMatchObject({ status: 404, json: { message: 'Kein Benutzer gefunden.' } })
  await admin.put(ALL, { _id: admin.userId, lang: 'en' })
  const english = await admin.post('/api/v0/search/auth', search)
  expect(english.json.message).toBe('no user found')
})

test('the browser names the roles there are', async () => {
  const answer = await admin.post('/api/v1/auth/getDataUserBrowser', {})
  expect(answer.json.availableRoles).toEqual(['user', 'member', 'admin'])
})
