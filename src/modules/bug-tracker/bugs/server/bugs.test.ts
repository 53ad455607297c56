import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { one, openDesk, PLANS, ROOT } from '../../server/test-bugs.ts'
import { Bug, BugItem } from '../bug.calls.ts'

const desk = await openDesk()
const { admin, app, file, read } = desk
afterAll(() => app.close())

const List = z.strictObject({
  bugs: z.array(BugItem.strict()),
  files: z.array(z.unknown()),
  numItems: z.int(),
  numItemsExact: z.boolean(),
  next: z.string().nullable(),
})
const PageData = List.omit({ files: true })

describe('the calls of the specification', () => {
  test('GET lists bugs and files', async () => {
    await file({ title: 'Im Regal' })
    const list = (await admin.get(`${ROOT}/`)).parse(List)
    expect(list.bugs[0]).toMatchObject({ title: 'Im Regal', status: 'new', tags: [] })
    expect(list.numItems).toBeGreaterThan(0)
  })

  test('POST getPageData answers bugs and numItems, with the specified filter names', async () => {
    const page = await admin.post(`${PLANS}/getPageData`, {
      page: 0,
      selectedProject: 'alle',
      selectedTags: [],
      statusReproduce: [],
      statusSeverity: [],
      statusPriority: [],
      statusDeveloper: [],
      fuzzy: '',
    })
    expect(page.parse(PageData).numItems).toBeGreaterThan(0)
    expect((await admin.post(`${PLANS}/getPageData`, {})).status).toBe(200)
  })

  test('GET milestones answers milestones', async () => {
    expect((await admin.get(`${PLANS}/milestones`)).json).toEqual({ milestones: [] })
  })

  test('POST, PUT and DELETE write one bug', async () => {
    const made = await admin.post(`${ROOT}/`, { title: 'Neu', tags: ['a', 'a', 'b'] })
    const bug = one(made)
    expect(
      Bug.strict().safeParse(made.parse(z.object({ bugs: z.array(z.unknown()) })).bugs[0]).success,
    ).toBe(true)
    expect(bug).toMatchObject({
      title: 'Neu',
      tags: ['a', 'b'],
      version: 1,
      reporterName: 'Test admin',
    })
    const changed = one(
      await admin.put(`${ROOT}/`, { _id: bug._id, version: 1, severity: 'critical' }),
    )
    expect(changed).toMatchObject({ severity: 'critical', version: 2, title: 'Neu' })
    const again = one(await admin.put(`${ROOT}/${bug._id}`, { version: 2, title: 'Neuer' }))
    expect(again).toMatchObject({ title: 'Neuer', version: 3 })
    expect((await admin.remove(`${ROOT}/?_id=${bug._id}`)).json).toEqual({ ids: [bug._id] })
    expect((await admin.remove(`${ROOT}/${bug._id}`)).status).toBe(404)
  })

  test('batch read and batch remove take up to 500 ids', async () => {
    const bugs = [await file(), await file(), await file()]
    const ids = bugs.map((bug) => bug._id)
    const many = await admin.post('/api/v0/batch/system_bugtracker/', { ids })
    expect(many.parse(z.object({ bugs: z.array(Bug) })).bugs.map((bug) => bug._id)).toEqual(ids)
    const gone = await admin.post('/api/v0/batch/system_bugtracker/remove/', {
      ids: [...ids, crypto.randomUUID()],
    })
    expect(new Set(z.array(z.string()).parse(gone.json.ids))).toEqual(new Set(ids))
    const tooMany = Array.from({ length: 501 }, () => crypto.randomUUID())
    expect((await admin.post('/api/v0/batch/system_bugtracker/', { ids: tooMany })).status).toBe(
      400,
    )
  })

  test('a field nobody knows is refused, in words of the caller’s language', async () => {
    const refused = await admin.post(`${ROOT}/`, { title: 'x', status: 'closed', isAdmin: true })
    expect(refused.status).toBe(400)
    expect(refused.json).toMatchObject({
      code: 'invalid',
      fields: { status: expect.any(String), isAdmin: expect.any(String) },
    })
  })

  test('what is referred to must exist', async () => {
    const nobody = crypto.randomUUID()
    const codes = await Promise.all(
      [{ project: nobody }, { milestone: nobody }, { developer: nobody }, { type: 'nix' }].map(
        async (fields) => (await admin.post(`${ROOT}/`, { title: 'x', ...fields })).json.code,
      ),
    )
    expect(codes).toEqual([
      'unknown-project',
      'unknown-milestone',
      'unknown-developer',
      'unknown-type',
    ])
    const customer = await app.as('user')
    const given = await admin.post(`${ROOT}/`, { title: 'x', developer: customer.userId })
    expect(given.json.code).toBe('unknown-developer')
  })
})

describe('writing at the same time', () => {
  test('a stale version gets 409 with the version in force', async () => {
    const bug = await file({ title: 'Alt' })
    await admin.put(`${ROOT}/`, { _id: bug._id, version: 1, title: 'Neu' })
    const stale = await admin.put(`${ROOT}/`, { _id: bug._id, version: 1, title: 'Anders' })
    expect(stale.status).toBe(409)
    expect(stale.json).toMatchObject({ code: 'stale', current: { title: 'Neu', version: 2 } })
    expect((await read(bug._id)).title).toBe('Neu')
  })

  test('of many edits at once exactly one wins', async () => {
    const bug = await file()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        admin.put(`${ROOT}/`, { _id: bug._id, version: 1, title: `Fassung ${n}` }),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect((await read(bug._id)).version).toBe(2)
  })

  test('bugs filed at once never share a number, and a number never returns', async () => {
    const made = await Promise.all(Array.from({ length: 25 }, () => file()))
    const numbers = made.map((bug) => bug.number)
    expect(new Set(numbers)).toHaveLength(25)
    await desk.db.deleteFrom('bugs').where('number', 'in', numbers).execute()
    expect((await file()).number).toBeGreaterThan(Math.max(...numbers))
  })

  test('saving what is already there changes nothing', async () => {
    const bug = await file({ title: 'Gleich', tags: ['x'] })
    const same = one(
      await admin.put(`${ROOT}/`, { _id: bug._id, version: 1, title: 'Gleich', tags: ['x'] }),
    )
    expect(same).toMatchObject({ version: 1, updated: bug.updated })
  })
})

describe('what remains', () => {
  test('every changed field is one entry of the history: who, from, to, why', async () => {
    const bug = await file({ title: 'A', severity: 'minor' })
    await admin.put(`${ROOT}/`, {
      _id: bug._id,
      version: 1,
      title: 'B',
      severity: 'major',
      developer: admin.userId,
      why: 'Kunde hat angerufen',
    })
    const { history } = (await admin.get(`${ROOT}/${bug._id}/history?sort=created`)).json
    expect(history).toMatchObject([
      { field: 'created', to: 'A', actor: admin.userId, actorName: 'Test admin' },
      { field: 'title', from: 'A', to: 'B', why: 'Kunde hat angerufen' },
      { field: 'severity', from: 'minor', to: 'major' },
      { field: 'developer', from: null, to: 'Test admin' },
    ])
  })

  test('the audit log knows who created, changed and deleted it', async () => {
    const bug = await file()
    await admin.put(`${ROOT}/`, { _id: bug._id, version: 1, title: 'Anders' })
    await admin.remove(`${ROOT}/${bug._id}`)
    const entries = await desk.db
      .selectFrom('audit_log')
      .select(['noun', 'action', 'actor_id'])
      .where('item_id', '=', bug._id)
      .orderBy('id')
      .execute()
    const by = { noun: 'bug', actor_id: admin.userId }
    expect(entries).toEqual([
      { ...by, action: 'create' },
      { ...by, action: 'update' },
      { ...by, action: 'delete' },
    ])
  })
})
