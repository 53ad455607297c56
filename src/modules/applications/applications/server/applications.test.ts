import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { SYSTEM } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { startTestApp } from '#tests/test-app.ts'
import { jobs } from '../../server/jobs.ts'
import type { ApplicationTables } from '../../server/tables.ts'
import { formOf, listApplications, PNG } from '../../server/test-applications.ts'

const app = await startTestApp()
const { guest } = app
const { secret } = app.services
const admin = await app.as('admin')
const db = tablesOf<ApplicationTables>(app.services.db)
afterAll(() => app.close())
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(db)
  await sql`delete from people where is_candidate`.execute(db)
  for (const table of ['applications', 'application_files'])
    await sql`delete from ${sql.table(table)}`.execute(db)
})

async function arrive(typed: object = {}) {
  const papers = [{ name: 'zeugnis.png', bytes: PNG }]
  const sent = await guest.post('/bewerbung', formOf(secret, papers, typed))
  if (sent.status !== 303) throw new Error(`${sent.status} ${sent.text}`)
  const [item] = await listApplications(admin)
  if (!item) throw new Error('nothing arrived')
  return item
}

const at = (id: string) => `/api/v0/application/${id}`
const move = (id: string, state: string, version: number) => admin.put(at(id), { state, version })
const Persons = z.object({ items: z.array(z.object({ last_name: z.string() })) })
const DAY = 24 * 60 * 60 * 1000

async function runJob(name: string) {
  const job = jobs.find((one) => one.name === name)
  const attempt = { id: '', number: 1, isLast: true, signal: new AbortController().signal }
  await job?.run(scopeOf(app.services, SYSTEM), {} as never, attempt)
}

test('a decision is dated and begins the time anew; a stale one is refused', async () => {
  const { _id } = await arrive()
  await sql`update applications set stepped_at = now() - interval '3 months',
    erase_at = now() + interval '3 months'`.execute(db)
  expect((await move(_id, 'rejected', 1)).json).toMatchObject({ items: [{ state: 'rejected' }] })
  const [item] = await listApplications(admin)
  expect(item?.decided_at).not.toBeNull()
  expect(Date.parse(String(item?.erase_at)) - Date.now()).toBeGreaterThan(150 * DAY)
  expect((await move(_id, 'accepted', 1)).status).toBe(409)
  expect((await admin.put(at(_id), { erase_at: null, version: 2 })).status).toBe(400)
})

test('an application names who its applicant is among the people', async () => {
  const { person } = await arrive()
  const [found] = (await admin.get(`/api/v0/person/${person}`)).parse(Persons).items
  expect(found).toMatchObject({ last_name: 'Petersen' })
})

test('notes are for staff and go with the application', async () => {
  const { _id } = await arrive()
  const added = await admin.post(`${at(_id)}/notes`, { text: 'Gute Zeugnisse' })
  expect(added.json).toMatchObject({ notes: [{ text: 'Gute Zeugnisse' }] })
  expect((await guest.get(`${at(_id)}/notes`)).status).toBe(401)
  await sql`update applications set erase_at = now() - interval '1 minute'`.execute(db)
  await runJob('applications.erase-due')
  for (const table of ['applications', 'application_notes', 'application_files']) {
    const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(db)
    expect(rows, table).toEqual([])
  }
  expect((await admin.get('/api/v0/notice/')).text).not.toContain(_id)
  const { rows: people } = await sql`select 1 from people where is_candidate`.execute(db)
  expect(people, 'the applicant among the people').toEqual([])
})

test('the history says what was done and nothing an applicant wrote', async () => {
  const { _id } = await arrive({ name: 'Nora Geheim', message: 'Mein Geheimnis bleibt hier.' })
  await move(_id, 'reviewing', 1)
  await admin.remove(at(_id))
  const history = await admin.get(`/api/v0/audit/?noun=application&id=${_id}`)
  expect(history.text).toContain('reviewing')
  expect(history.text).not.toContain('Geheim')
})

test('one in the trash takes no notes and no step, and comes back with its papers', async () => {
  const { _id } = await arrive()
  await admin.remove(at(_id))
  expect(await listApplications(admin)).toEqual([])
  expect((await admin.post(`${at(_id)}/notes`, { text: 'x' })).status).toBe(404)
  expect((await admin.post(`${at(_id)}/restore`)).json).toMatchObject({ items: [{ numFiles: 1 }] })
})
