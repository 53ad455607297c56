import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '#tests/caller.ts'
import { ALL, openHouse } from '../../server/test-people.ts'

const COUNT = 20
const house = await openHouse()
const { app, db, admin } = house
afterAll(() => app.close())
let admins: (Caller & { userId: string })[] = []

beforeAll(async () => {
  const more = await Promise.all(Array.from({ length: COUNT - 1 }, () => app.steppedUp('admin')))
  admins = [admin, ...more]
  await db.updateTable('users').set({ verified_at: new Date() }).execute()
})

async function whoRemain(): Promise<(Caller & { userId: string })[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('is_listed', '=', true)
    .where('is_blocked', '=', false)
    .where(sql<boolean>`roles && array['admin']`)
    .execute()
  return admins.filter(({ userId }) => rows.some(({ id }) => id === userId))
}

test('of twenty admins who remove each other at once one remains', async () => {
  const answers = await Promise.all(
    admins.map((one, at) => {
      const other = admins[(at + 1) % COUNT]?.userId ?? ''
      if (at % 3 === 0) return one.remove(`${ALL}${other}`)
      if (at % 3 === 1) return one.post(`/api/v0/users/${other}/block`, {})
      return one.put(`${ALL}${other}`, { version: 1, roles: ['user'] })
    }),
  )
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect((await whoRemain()).length).toBeGreaterThan(0)
})

test('the last one cannot be demoted, blocked or removed by anyone', async () => {
  const [keeper, ...others] = await whoRemain()
  if (!keeper) throw new Error('nobody remains')
  for (const { userId } of others) await keeper.remove(`${ALL}${userId}`)
  const { version } = await house.row(keeper.userId)
  const demote = { _id: keeper.userId, version, roles: ['user'] }
  expect(await keeper.put(ALL, demote)).toMatchObject({ json: { code: 'last-admin' } })
  const unverified = await app.steppedUp('admin')
  const answers = [
    await unverified.remove(`${ALL}${keeper.userId}`),
    await unverified.post(`/api/v0/users/${keeper.userId}/block`, {}),
    await unverified.put(ALL, demote),
    await unverified.post('/api/v0/batch/auth/remove/', { ids: [keeper.userId] }),
  ]
  expect(answers.map(({ json }) => json.code)).toEqual(answers.map(() => 'last-admin'))
  expect(await house.row(keeper.userId)).toMatchObject({ roles: ['admin'], version })
})

test('a built-in admin with a password is somebody who remains', async () => {
  await sql`update users set password_hash = 'set' where handle = 'admin'`.execute(db)
  const [keeper] = await whoRemain()
  const { version } = await house.row(keeper?.userId ?? '')
  const demote = { _id: keeper?.userId, version, roles: ['user'] }
  expect((await keeper?.put(ALL, demote))?.status).toBe(200)
})
