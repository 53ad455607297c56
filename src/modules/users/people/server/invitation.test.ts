import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ALL, grantMembers, one, openHouse } from '../../server/test-people.ts'
import { handInvitation } from '../person.calls.ts'

const house = await openHouse()
const { app, db, admin, row } = house
afterAll(() => app.close())

const GOOD_PASSWORD = 'birke zaun laterne 47'
const invited = async (handle: string) => one(await admin.post(ALL, { handle }))
const linkOf = (id: string) => admin.post(`/api/v0/users/${id}/invitation-link`, {})
const accept = (path: string) => {
  const key = new URL(path, app.url).searchParams.get('key')
  const body = { key, password: GOOD_PASSWORD, password2: GOOD_PASSWORD }
  return app.guest.post('/api/v0/auth/verify', body)
}
const login = (handle: string) =>
  app.guest.post('/api/v0/auth/login', { handle, password: GOOD_PASSWORD })

test('an invitation without a mailbox says that it waits', async () => {
  const { _id } = await invited('wartet@example.org')
  const state = await admin.get(`/api/v0/users/${_id}/invitation`)
  expect(state.json).toEqual({ isWaiting: true })
})

test('a handed link lets its holder in and leaves the address unconfirmed', async () => {
  const { _id } = await invited('link@example.org')
  const { path } = (await linkOf(_id)).parse(handInvitation.reply)
  expect((await accept(path)).json).toMatchObject({ kind: 'handed-invite' })
  const after = await row(_id)
  expect(after.verified_at).toBeNull()
  expect((await login('link@example.org')).status).toBe(200)
  const mails = await db
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', 'link@example.org')
    .execute()
  expect(mails).toHaveLength(2)
  expect((await accept(path)).status).toBe(410)
})

test('a link that was mailed still confirms after one was handed over', async () => {
  const { _id } = await invited('beides@example.org')
  expect((await linkOf(_id)).status).toBe(200)
  const again = await admin.post(`/api/v0/users/${_id}/invite`, {})
  expect(again.json).toMatchObject({ status: 'invited' })
  const keys = await db
    .selectFrom('auth_keys')
    .select('kind')
    .where('user_id', '=', _id)
    .where('used_at', 'is', null)
    .orderBy('kind')
    .execute()
  expect(keys).toEqual([{ kind: 'handed-invite' }, { kind: 'invite' }])
})

test('nobody who has entered gets a link, and nobody makes one for a higher role', async () => {
  const { userId } = await app.as('admin')
  await grantMembers(admin, ['view', 'edit'])
  const member = await app.steppedUp('member')
  const Failure = z.object({ code: z.string() })
  await db.updateTable('users').set({ verified_at: new Date() }).where('id', '=', userId).execute()
  expect((await linkOf(userId)).parse(Failure).code).toBe('entered')
  const refused = await member.post(`/api/v0/users/${userId}/invitation-link`, {})
  expect(refused.status).toBe(403)
})
