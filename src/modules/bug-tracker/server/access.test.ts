import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#tests/caller.ts'
import { bugTracker } from './module.ts'
import { configureBugs, grantMembers, openDesk, ROOT } from './test-bugs.ts'

const desk = await openDesk()
const { admin, app, file } = desk
afterAll(() => app.close())

const closed = (bugTracker.routes ?? []).filter(({ endpoint }) => endpoint.access.kind === 'staff')

function knock(caller: Caller, method: string, path: string) {
  const address = path.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000')
  if (method === 'GET') return caller.get(address)
  if (method === 'DELETE') return caller.remove(address)
  return method === 'PUT' ? caller.put(address, {}) : caller.post(address, {})
}

describe('every call for staff', () => {
  test.each(closed.map(({ endpoint }) => [endpoint.method, endpoint.path]))(
    '%s %s refuses guests and customers',
    async (method, path) => {
      const customer = await app.as('user')
      expect((await knock(app.guest, method, path)).status).toBe(401)
      const refused = await knock(customer, method, path)
      expect(refused).toMatchObject({ status: 403, json: { code: 'C100' } })
    },
  )

  test('only reporting and the status link are open, and both are limited', () => {
    const open = (bugTracker.routes ?? []).filter(
      ({ endpoint }) => endpoint.access.kind !== 'staff',
    )
    expect(open.map(({ endpoint }) => endpoint.path).sort()).toEqual([
      `${ROOT}/report`,
      `${ROOT}/status/:token`,
      `${ROOT}/status/:token/comments`,
    ])
    expect(open.every(({ endpoint }) => endpoint.limit)).toBe(true)
  })
})

describe('a member may what the matrix grants', () => {
  const can = async (actions: string[]) => {
    await grantMembers(admin, actions)
    const member = await app.as('member')
    const bug = await file()
    const filed = await member.post(`${ROOT}/`, { title: 'vom Mitglied' })
    return {
      view: (await member.get(`${ROOT}/`)).status,
      create: filed.status,
      edit: (await member.put(`${ROOT}/`, { _id: bug._id, version: 1, title: 'x' })).status,
      delete: (await member.remove(`${ROOT}/${bug._id}`)).status,
      plan: (await member.post('/api/v0/bug_milestone/', { title: `M ${bug.number}` })).status,
    }
  }

  test('nothing by default', async () => {
    expect(Object.values(await can([]))).toEqual([403, 403, 403, 403, 403])
  })

  test('reading', async () => {
    expect(await can(['view'])).toEqual({
      view: 200,
      create: 403,
      edit: 403,
      delete: 403,
      plan: 403,
    })
  })

  test('filing and changing, but not deleting', async () => {
    expect(await can(['view', 'create', 'edit'])).toEqual({
      view: 200,
      create: 200,
      edit: 200,
      delete: 403,
      plan: 200,
    })
  })
})

describe('who may report is a setting', () => {
  const body = { title: 'Es klemmt', body: 'Die Tür.' }
  const report = async (caller: Caller) => (await caller.post(`${ROOT}/report`, body)).status
  let customer: Caller

  beforeAll(async () => {
    customer = await app.as('user')
  })

  test('staff only', async () => {
    expect([await report(app.guest), await report(customer), await report(admin)]).toEqual([
      401, 403, 200,
    ])
  })

  test('people with an account', async () => {
    await configureBugs(admin, { reporting: 'users' })
    expect([await report(app.guest), await report(customer)]).toEqual([401, 200])
  })

  test('everyone, ten times an hour', async () => {
    await configureBugs(admin, { reporting: 'anyone' })
    expect(await report(app.guest)).toBe(200)
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(app.guest)))
    expect(answers).toContain(429)
  })

  test('a customer’s report carries their name and staff get a notice', async () => {
    const filed = await desk.db
      .selectFrom('bugs')
      .select(['id', 'reporter_name'])
      .where('reporter_id', 'is not', null)
      .where('reporter_name', '=', 'Test user')
      .executeTakeFirst()
    const notices = await desk.db
      .selectFrom('notices')
      .select('title')
      .where('user_id', '=', admin.userId)
      .where('link', '=', `bugtracker/edit/${filed?.id}`)
      .execute()
    expect(notices).toHaveLength(1)
    expect(notices[0]?.title).toContain('Test user')
  })
})
