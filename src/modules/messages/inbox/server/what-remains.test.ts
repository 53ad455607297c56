import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { SYSTEM } from '#kernel/access/roles.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { startTestApp } from '#tests/test-app.ts'
import { jobs, messageTrash } from '../../server/jobs.ts'
import { arrive, FIELDS, listMessages, MESSAGE, oneMessage } from '../../server/test-messages.ts'

const app = await startTestApp()
const { db } = app.services
const admin = await app.as('admin')
const visitor = { guest: app.guest, secret: app.services.secret }
afterAll(() => app.close())
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(db)
})

const attempt = { id: '', number: 1, isLast: true, signal: new AbortController().signal }

/** Runs a job of the module as the queue would. */
async function run(name: string): Promise<void> {
  const job = jobs.find((one) => one.name === name)
  if (!job) throw new Error(`no job ${name}`)
  await job.run(scopeOf(app.services, SYSTEM), {} as never, attempt)
}

/** Tables in which a word stands in any column. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} row
      where row::text ilike ${`%${word}%`} limit 1`.execute(db)
    if (rows.length > 0) found.push(name)
  }
  return found
}

const move = async (id: string, patch: object) => {
  const { version } = oneMessage(await admin.get(MESSAGE + id))
  return oneMessage(await admin.put(MESSAGE + id, { version, ...patch }))
}

const links = async (id: string) => {
  const { rows } = await sql<{ person_id: string }>`select person_id from person_links
    where module = 'messages' and item_id = ${id}`.execute(db)
  return rows
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

test.each([
  ['their time is over', sql`erase_at = now() - interval '1 day'`],
  ['they lay in the trash', sql`deleted_at = now() - interval '31 days'`],
])('a guest is forgotten with their messages once %s', async (why, moved) => {
  const word = `Kanari${why.length}`
  const fields = { ...FIELDS, name: `Ida ${word}`, email: `${word}@post.example` }
  const { _id } = await arrive(visitor, admin, fields)
  expect(await tablesWith(word)).toEqual(expect.arrayContaining(['messages', 'people']))
  await sql`update messages set ${moved} where id = ${_id}`.execute(db)
  await sql`delete from mails`.execute(db)
  await run('messages.erase-old')
  const trash = messageTrash.purge(scopeOf(app.services, SYSTEM), new Date())
  expect(await trash).toBeLessThan(2)
  expect(await tablesWith(word)).toEqual([])
  expect(await links(_id)).toEqual([])
})

test('a guest who has written twice is known until the last message goes', async () => {
  const fields = { ...FIELDS, name: 'Zwei Mal', email: 'zweimal@post.example' }
  const first = await arrive(visitor, admin, fields)
  const second = await arrive(visitor, admin, fields)
  await sql`update messages set erase_at = now() - interval '1 day' where id = ${first._id}`.execute(
    db,
  )
  await run('messages.erase-old')
  expect(oneMessage(await admin.get(MESSAGE + second._id)).person).toEqual(expect.any(String))
})

test('spam makes nobody a candidate, and what is no spam after all does', async () => {
  const fields = { ...FIELDS, name: 'Lottchen Gewinn', email: 'lotto@post.example' }
  const first = await arrive(visitor, admin, fields)
  expect(first.person).not.toBeNull()
  const blocked = oneMessage(await admin.post(`${MESSAGE}${first._id}/block`, {}))
  expect(blocked).toMatchObject({ state: 'spam', person: null })
  const { _id, state, person } = await arrive(visitor, admin, fields)
  expect({ state, person }).toEqual({ state: 'spam', person: null })
  expect(await tablesWith('Lottchen')).not.toContain('people')
  const good = await move(_id, { state: 'open' })
  const Persons = z.object({ items: z.array(z.object({ last_name: z.string() })) })
  const found = (await admin.get(`/api/v0/person/${good.person}`)).parse(Persons)
  expect(found.items).toEqual([expect.objectContaining({ last_name: 'Gewinn' })])
})

test('what is finished or answered before its day does not come back', async () => {
  const [done, answered] = [await arrive(visitor, admin), await arrive(visitor, admin)]
  for (const { _id } of [done, answered]) await move(_id, { snoozed_until: tomorrow() })
  expect((await move(done._id, { state: 'done' })).snoozed_until).toBeNull()
  const seen = answered.thread.at(-1)?._id
  const replied = await admin.post(`${MESSAGE}${answered._id}/reply`, { text: 'Gern.', seen })
  expect(oneMessage(replied).snoozed_until).toBeNull()
  expect((await listMessages(admin, 'box=snoozed')).items).toEqual([])
  // One of those that were put off and finished before this was settled.
  await sql`update messages set snoozed_until = now() where id = ${done._id}`.execute(db)
  await run('messages.wake')
  expect(oneMessage(await admin.get(MESSAGE + done._id))).toMatchObject({
    state: 'done',
    read: true,
    snoozed_until: null,
  })
  expect((await admin.get('/api/v0/notice/')).text).not.toContain('ist wieder da')
})

test('what was put off after it was finished or answered comes back into the inbox', async () => {
  const { _id, thread } = await arrive(visitor, admin)
  await move(_id, { state: 'done' })
  expect((await move(_id, { snoozed_until: tomorrow() })).state).toBe('open')
  await admin.post(`${MESSAGE}${_id}/reply`, { text: 'Gern.', seen: thread.at(-1)?._id })
  expect((await move(_id, { snoozed_until: tomorrow() })).state).toBe('waiting')
  await sql`update messages set snoozed_until = now() where id = ${_id}`.execute(db)
  await run('messages.wake')
  expect(oneMessage(await admin.get(MESSAGE + _id))).toMatchObject({ state: 'open', read: false })
  expect((await listMessages(admin, 'box=inbox')).items.map((one) => one._id)).toContain(_id)
  expect((await admin.get('/api/v0/notice/')).text).toContain(_id)
})
