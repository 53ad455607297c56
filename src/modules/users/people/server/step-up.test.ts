import { afterAll, expect, test } from 'vitest'
import { stepUp } from '#tests/step-up.ts'
import { addressOf } from '#tests/test-address.ts'
import { ALL, openHouse } from '../../server/test-people.ts'

const house = await openHouse()
const { app, db, add, row } = house
afterAll(() => app.close())
const thief = await app.as('admin')
const code = async (answer: Promise<{ json: Record<string, unknown> }>) => (await answer).json.code

test('a stolen session of an admin changes no role, makes no staff and ends no account', async () => {
  const [id, other] = [await add(), await add()]
  const { handle, version } = await row(id)
  const onPerson = `/api/v0/users/${id}`
  const merge = { from: id, into: other, fromVersion: version, intoVersion: version, dryRun: false }
  const acts = {
    roles: thief.put(`${ALL}${id}`, { version, roles: ['admin'] }),
    'roles, other way': thief.put(ALL, { _id: id, version, roles: ['admin'] }),
    staff: thief.post(ALL, { handle: 'helfer@example.org', roles: ['member'] }),
    erase: thief.post(`${onPerson}/erase`, { dryRun: false, handle }),
    remove: thief.remove(`${ALL}${id}`),
    'remove many': thief.post('/api/v0/batch/auth/remove/', { ids: [id] }),
    merge: thief.post('/api/v0/users/merge', merge),
    export: thief.get(`${onPerson}/export`),
    factor: thief.post(`${onPerson}/remove-second-factor`),
  }
  for (const [name, answer] of Object.entries(acts))
    expect([name, await code(answer)]).toEqual([name, 'step-up'])
  expect(await row(id)).toMatchObject({ roles: ['user'], version, erased_at: null })
})

test('what is no danger is done as ever', async () => {
  const id = await add({ roles: ['member'] })
  const named = await thief.put(`${ALL}${id}`, { version: 1, name: 'Neu', roles: ['member'] })
  expect(named.status).toBe(200)
  expect((await thief.post(ALL, { handle: 'kunde@example.org' })).status).toBe(200)
  expect((await thief.post(`/api/v0/users/${id}/erase`, { dryRun: true })).status).toBe(200)
  expect((await thief.post(`/api/v0/users/${id}/block`)).status).toBe(200)
})

test('a stolen session of system looks with nobody else’s eyes; done rightly, all admins hear of it', async () => {
  const [system, id] = [await app.as('system'), await add({ name: 'Rosa Kettler' })]
  const path = `/api/v0/users/${id}/impersonate`
  expect(await code(system.post(path))).toBe('step-up')
  await stepUp(app, system, { by: 'password' })
  expect(await code(system.post(path))).toBe('second-factor-needed')
  await stepUp(app, system)
  expect((await system.post(path)).status).toBe(200)
  const told = await db
    .selectFrom('notices')
    .select(['kind', 'title'])
    .where('user_id', '=', thief.userId)
    .execute()
  const title = 'Test system arbeitet jetzt im Namen von Rosa Kettler'
  expect(told).toEqual([{ kind: 'user.impersonated', title }])
  const mail = await db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', addressOf('admin', thief.userId))
    .execute()
  expect(mail).toEqual([{ subject: title }])
})

test('everyone in charge hears of other roles, new staff and an export; a mail names nobody whose data it was', async () => {
  const [owner, other] = [await app.steppedUp('admin'), await app.as('admin')]
  const id = await add({ name: 'Jette Lorenz' })
  const { version } = await row(id)
  expect((await owner.put(`${ALL}${id}`, { version, roles: ['member'] })).status).toBe(200)
  const helper = { handle: 'neu@example.org', name: 'Ole Thomsen', roles: ['member'] }
  expect((await owner.post(ALL, helper)).status).toBe(200)
  expect((await owner.get(`/api/v0/users/${id}/export`)).status).toBe(200)
  const titles = [
    'Test admin hat die Rollen von Jette Lorenz geändert',
    'Test admin hat Ole Thomsen ein Konto mit Zugang zum Admincenter gegeben',
    'Test admin hat die Daten einer Person heruntergeladen',
  ]
  const told = await db
    .selectFrom('notices')
    .select(['kind', 'title'])
    .where('user_id', '=', other.userId)
    .orderBy('id')
    .execute()
  expect(told).toEqual([
    { kind: 'user.roles', title: titles[0] },
    { kind: 'user.staff', title: titles[1] },
    { kind: 'user.exported', title: titles[2] },
  ])
  const mails = await db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', addressOf('admin', other.userId))
    .execute()
  expect(mails.map(({ subject }) => subject).sort()).toEqual(titles.toSorted())
})
