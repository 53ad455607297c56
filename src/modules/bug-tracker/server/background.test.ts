import { afterAll, describe, expect, test } from 'vitest'
import type { Scope } from '#kernel/server/context.ts'
import { emptyTrash } from '#kernel/server/housekeeping/trash.ts'
import { purgeTrash } from '../bugs/server/change/trash-bugs.ts'
import { closeUnanswered } from '../bugs/server/close-unanswered.ts'
import { bugTracker } from './module.ts'
import type { BugTables } from './tables.ts'
import { openDesk, PLANS, ROOT } from './test-bugs.ts'

const DAY = 24 * 60 * 60 * 1000
const desk = await openDesk()
const { admin, app, file, move, read, db } = desk
const scope = app.scope as unknown as Scope<BugTables>
afterAll(() => app.close())

const ATTEMPT = { id: '1', number: 1, isLast: false, signal: new AbortController().signal }

function runJob(name: string) {
  const job = bugTracker.jobs?.find((known) => known.name === `bug-tracker.${name}`)
  if (!job) throw new Error(`There is no job ${name}`)
  return job.run(app.scope, {} as never, ATTEMPT)
}

async function age(id: string, columns: object) {
  await db.updateTable('bugs').set(columns).where('id', '=', id).execute()
}

describe('questions without an answer', () => {
  test('close the bug after 14 days, not before, and only once', async () => {
    const [old, young] = [await file(), await file()]
    for (const bug of [old, young]) await move(bug._id, 'needs_info', { why: 'Welche Version?' })
    await age(old._id, { status_since: new Date(Date.now() - 14.1 * DAY) })
    await age(young._id, { status_since: new Date(Date.now() - 13.9 * DAY) })
    await runJob('close-unanswered')
    await runJob('close-unanswered')
    const after = await read(old._id)
    expect(after).toMatchObject({ status: 'closed', version: 3 })
    expect(after.closed).not.toBeNull()
    expect((await read(young._id)).status).toBe('needs_info')
    const { history } = (await admin.get(`${ROOT}/${old._id}/history?limit=1`)).json
    expect(history).toMatchObject([
      { actorName: 'System', why: expect.stringContaining('14 Tagen') },
    ])
  })

  test('leave alone what someone has just worked on', async () => {
    const bug = await file()
    await move(bug._id, 'needs_info', { why: 'Welche Version?' })
    await age(bug._id, { status_since: new Date(Date.now() - 30 * DAY) })
    const since = new Date(Date.now() - 14 * DAY)
    await Promise.all([
      closeUnanswered(scope, { since, why: 'zu spät' }),
      admin.post(`${ROOT}/${bug._id}/transition`, { to: 'triaged', version: 2 }),
    ])
    expect(['closed', 'triaged']).toContain((await read(bug._id)).status)
    expect((await read(bug._id)).version).toBe(3)
  })
})

describe('the trash', () => {
  test('is emptied after 30 days, bytes included, and numbers stay taken', async () => {
    const [old, young] = [await file(), await file()]
    const form = new FormData()
    form.append('file', new Blob(['x']), 'x.txt')
    await admin.post(`${ROOT}/${old._id}/files`, form)
    for (const bug of [old, young]) await admin.remove(`${ROOT}/${bug._id}`)
    await age(old._id, { deleted_at: new Date(Date.now() - 31 * DAY) })
    await emptyTrash([bugTracker]).run(app.scope, {} as never, ATTEMPT)
    expect((await admin.get(`${ROOT}/${old._id}`)).status).toBe(404)
    expect((await admin.get(`${ROOT}/${young._id}`)).status).toBe(200)
    expect((await file()).number).toBeGreaterThan(young.number)
  })

  test('keeps a bug whose duplicate was thrown away for good', async () => {
    const [original, duplicate] = [await file(), await file()]
    await move(duplicate._id, 'duplicate', { duplicateOf: original._id })
    await admin.remove(`${ROOT}/${original._id}`)
    await scope.change((change) => purgeTrash(change, new Date(Date.now() + DAY)))
    expect(await read(duplicate._id)).toMatchObject({ status: 'duplicate', duplicateOf: null })
  })
})

test('an upload that was cut short is swept away after a day', async () => {
  const { _id } = await file()
  const row = { bug_id: _id, name: 'x', type: 'x', uploaded_by: admin.userId }
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
  await db
    .insertInto('bug_files')
    .values([
      { ...row, id: crypto.randomUUID(), storage_key: 'bugs/alt', created_at: yesterday },
      { ...row, id: crypto.randomUUID(), storage_key: 'bugs/neu' },
    ])
    .execute()
  await runJob('sweep-uploads')
  const left = await db
    .selectFrom('bug_files')
    .select('storage_key')
    .where('bug_id', '=', _id)
    .execute()
  expect(left).toEqual([{ storage_key: 'bugs/neu' }])
})

test('the demo has bugs in every state, once', async () => {
  await db.deleteFrom('bugs').execute()
  await db.deleteFrom('bug_projects').execute()
  await bugTracker.demo?.seed?.(app.scope)
  await bugTracker.demo?.seed?.(app.scope)
  const states = await db.selectFrom('bugs').select('status').distinct().execute()
  expect(states).toHaveLength(12)
  const list = await admin.post(`${PLANS}/getPageData`, { fuzzy: 'warnkorb', limit: 200 })
  expect(list.json).toMatchObject({ bugs: [{ title: 'Warenkorb ist nach dem Anmelden leer' }] })
  const all = await admin.get(`${ROOT}/?limit=200`)
  expect(all.json.numItems).toBe(40)
  const filters = await admin.get(`${PLANS}/filters`)
  expect(filters.json).toMatchObject({
    milestones: [{ name: 'Version 1.9' }, { name: 'Version 2.0' }],
  })
})
