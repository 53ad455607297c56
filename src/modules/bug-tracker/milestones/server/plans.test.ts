import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { project } from '../../projects/project.ts'
import { openDesk, PLANS, ROOT } from '../../server/test-bugs.ts'
import { listMilestones } from '../milestone.calls.ts'
import { milestone as milestoneNoun } from '../milestone.ts'

const desk = await openDesk()
const { admin, app, db, file, move, read } = desk
afterAll(() => app.close())

const MILESTONES = `${PLANS}/milestones`
const PROJECTS = '/api/v0/bug_project/'
const REGULAR = '/api/v0/bug_milestone/'

async function plan(title: string) {
  const made = await admin.post('/api/v0/bug_milestone/', { title, due: '2027-03-31' })
  const [milestone] = made.parse(milestoneNoun.calls.create.reply).items
  if (!milestone) throw new Error(made.text)
  return milestone
}

describe('milestones', () => {
  test('show their progress', async () => {
    const { _id } = await plan('Fortschritt')
    const open = await file({ milestone: _id, estimateMinutes: 60, spentMinutes: 10 })
    const done = await file({ milestone: _id, estimateMinutes: 30 })
    await move(done._id, 'wontfix', { why: 'nein' })
    const gone = await file({ milestone: _id })
    await admin.remove(`${ROOT}/${gone._id}`)
    const { milestones } = (await admin.get(MILESTONES)).json
    expect(milestones).toMatchObject([
      {
        _id,
        due: '2027-03-31',
        closed: null,
        progress: { open: 1, done: 1, estimateMinutes: 90, spentMinutes: 10 },
      },
    ])
    expect((await read(open._id)).milestoneTitle).toBe('Fortschritt')
  })

  test('close only when their bugs are done or moved', async () => {
    const [first, second] = [await plan('Eins'), await plan('Zwei')]
    const bug = await file({ milestone: first._id })
    const close = (body: object) => admin.post(`${MILESTONES}/${first._id}/close`, body)
    expect((await close({ version: 1 })).json.code).toBe('milestone-open')
    expect((await close({ version: 1, moveTo: first._id })).json.code).toBe('unknown-milestone')
    const closed = await close({ version: 1, moveTo: second._id })
    expect(closed.json).toMatchObject({ milestones: [{ closed: expect.any(String), version: 2 }] })
    expect(await read(bug._id)).toMatchObject({ milestone: second._id, version: 2 })
    const { history } = (await admin.get(`${ROOT}/${bug._id}/history?limit=1`)).json
    expect(history).toMatchObject([{ field: 'milestone', from: 'Eins', to: 'Zwei' }])
    expect((await admin.post(`${ROOT}/`, { title: 'x', milestone: first._id })).json.code).toBe(
      'unknown-milestone',
    )
  })

  test('open again, and take a stale write for what it is', async () => {
    const { _id } = await plan('Wieder auf')
    await admin.post(`${MILESTONES}/${_id}/close`, { version: 1 })
    const reopened = await admin.post(`${MILESTONES}/${_id}/reopen`, { version: 2 })
    expect(reopened.json).toMatchObject({ milestones: [{ closed: null, version: 3 }] })
    const stale = await admin.put(REGULAR, { _id, version: 1, title: 'Anders' })
    expect(stale).toMatchObject({ status: 409, json: { code: 'stale', current: { version: 3 } } })
    const saved = await admin.put(REGULAR, { _id, version: 3, title: 'Anders', due: null })
    expect(saved.json).toMatchObject({ items: [{ title: 'Anders', due: null }] })
  })

  test('the history of a new name says nothing of notes and date', async () => {
    const { _id } = await plan('Alter Name')
    await admin.put(REGULAR, { _id, version: 1, title: 'Neuer Name' })
    const { items } = (await admin.get(`/api/v0/audit/?noun=bug-milestone&id=${_id}`)).json
    expect(items).toMatchObject([
      { action: 'update', before: { title: 'Alter Name' }, after: { title: 'Neuer Name' } },
      { action: 'create' },
    ])
    expect(Object.keys(Object(items)[0].before)).toEqual(['title'])
  })

  test('go only when no bug belongs to them; a name is there once', async () => {
    const { _id } = await plan('Vergeben')
    const bug = await file({ milestone: _id })
    expect((await admin.remove(REGULAR + _id)).json.code).toBe('in-use')
    await admin.put(`${ROOT}/`, { _id: bug._id, version: 1, milestone: null })
    expect((await admin.post(REGULAR, { title: 'vergeben' })).json.code).toBe('11000')
    expect((await admin.remove(REGULAR + _id)).json).toEqual({ ids: [_id] })
    expect((await admin.remove(REGULAR + _id)).status).toBe(404)
  })

  test('closing one while a bug is planned into it leaves no open bug behind', async () => {
    const { _id } = await plan('Wettlauf')
    const bug = await file()
    await Promise.all([
      admin.put(`${ROOT}/`, { _id: bug._id, version: 1, milestone: _id }),
      admin.post(`${MILESTONES}/${_id}/close`, { version: 1 }),
    ])
    const { milestones } = (await admin.get(MILESTONES)).parse(listMilestones.reply)
    const raced = milestones.find((one) => one._id === _id)
    expect(raced?.closed !== null && raced?.progress.open !== 0).toBe(false)
  })
})

describe('projects', () => {
  test('are added, renamed, archived and removed', async () => {
    const made = await admin.post(PROJECTS, { title: 'Kasse', colour: '#112233' })
    const _id = made.parse(project.calls.create.reply).items[0]?._id ?? ''
    const bug = await file({ project: _id })
    await admin.put(PROJECTS, { _id, version: 1, isArchived: true })
    expect((await admin.post(`${ROOT}/`, { title: 'x', project: _id })).json.code).toBe(
      'unknown-project',
    )
    expect((await admin.put(`${ROOT}/`, { _id: bug._id, version: 1, title: 'y' })).status).toBe(200)
    expect((await admin.put(PROJECTS, { _id, version: 1, title: 'z' })).json.code).toBe('stale')
    expect((await admin.remove(PROJECTS + _id)).json.code).toBe('in-use')
    expect((await admin.put(PROJECTS, { _id, version: 2, colour: 'red' })).status).toBe(400)
  })
})

test('the filters offer tags, people, projects, milestones and types', async () => {
  await file({ tags: ['filterbar'] })
  const { json } = await admin.get(`${PLANS}/filters`)
  expect(json).toMatchObject({
    tags: expect.arrayContaining(['filterbar']),
    developers: expect.arrayContaining([{ _id: admin.userId, name: 'Test admin' }]),
    projects: expect.arrayContaining([{ _id: desk.project, name: 'Website' }]),
    types: [{ key: 'bug', de: 'Fehler', en: 'Bug' }, {}, {}, {}],
  })
})

test('built-in accounts are no developers to filter by', async () => {
  const { developers } = (await admin.get('/api/v1/system_bugtracker/filters')).json
  const builtIn = await db.selectFrom('users').select('id').where('is_builtin', '=', true).execute()
  const known = z.array(z.object({ _id: z.string() })).parse(developers)
  expect(known.map(({ _id }) => _id)).toContain(admin.userId)
  expect(known.filter(({ _id }) => builtIn.some(({ id }) => id === _id))).toEqual([])
  expect(builtIn.length).toBeGreaterThan(0)
})
