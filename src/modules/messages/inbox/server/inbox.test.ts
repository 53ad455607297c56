import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { Job } from '#kernel/server/jobs/job.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { startTestApp } from '#tests/test-app.ts'
import { jobs } from '../../server/jobs.ts'
import type { MessageTables } from '../../server/tables.ts'
import { arrive, FIELDS, listMessages, MESSAGE, oneMessage } from '../../server/test-messages.ts'

const app = await startTestApp()
const { guest } = app
const { secret } = app.services
const admin = await app.as('admin')
const other = await app.as('system')
const db = tablesOf<MessageTables>(app.services.db)
const visitor = { guest, secret }
afterAll(() => app.close())
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(db)
})

const attempt = { id: '', number: 1, isLast: true, signal: new AbortController().signal }

/** Runs a job of the module as the queue would. */
async function run(name: string, payload: object = {}): Promise<void> {
  const job = jobs.find((one: Job) => one.name === name)
  if (!job) throw new Error(`no job ${name}`)
  await job.run(scopeOf(app.services, SYSTEM), payload as never, attempt)
}

/** Lets the time pass in which a reply can be taken back. */
async function due(id: string): Promise<void> {
  await sql`update message_entries set send_at = now() - interval '1 second'
    where message_id = ${id} and kind = 'out'`.execute(db)
}

type Reply = { text?: string; send_at?: string; attachments?: unknown[] }

const reply = (id: string, seen: string | undefined, more: Reply = {}) =>
  admin.post(`${MESSAGE}${id}/reply`, { text: 'Gern, ab 900 Euro.', seen: seen ?? null, ...more })

const mailsTo = (recipient: string) =>
  db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()

test('a reply waits a moment, then goes out in the thread of its message', async () => {
  const fields = { ...FIELDS, email: 'faden@post.example' }
  const { _id, thread } = await arrive(visitor, admin, fields)
  const first = oneMessage(await reply(_id, thread.at(-1)?._id))
  expect(first.state).toBe('waiting')
  const [entry] = first.thread.filter(({ kind }) => kind === 'out')
  expect(entry?.delivery?.state).toBe('undo')
  await run('messages.send-due')
  expect(await mailsTo(fields.email)).toHaveLength(0)
  await due(_id)
  await run('messages.send-due')
  await run('messages.send-reply', { entry: entry?._id })
  const [mail, ...more] = await mailsTo(fields.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ submitted: 'no' })
  expect(mail?.text).toContain('Gern, ab 900 Euro.')
  expect(mail?.thread?.message_id).toContain(`${entry?._id}.${_id}@`)

  const again = oneMessage(await reply(_id, first.thread.at(-1)?._id, { text: 'Noch etwas.' }))
  await due(_id)
  await run('messages.send-due')
  const [, second] = await mailsTo(fields.email)
  expect(second?.thread?.in_reply_to).toBe(mail?.thread?.message_id)
  expect(again.thread).toHaveLength(3)
})

test('a reply begun before another was sent is stopped', async () => {
  const { _id, thread } = await arrive(visitor, admin)
  const seen = thread.at(-1)?._id
  expect((await reply(_id, seen)).status).toBe(200)
  const stale = await other.post(`${MESSAGE}${_id}/reply`, { text: 'Zu spät', seen })
  expect(stale).toMatchObject({ status: 409, json: { code: 'stale' } })
  expect(oneMessage(await admin.get(MESSAGE + _id)).thread).toHaveLength(2)
})

test('of two replies at the same moment one is sent', async () => {
  const { _id, thread } = await arrive(visitor, admin)
  const seen = thread.at(-1)?._id
  const answers = await Promise.all(
    [admin, other, admin, other].map((who) =>
      who.post(`${MESSAGE}${_id}/reply`, { text: 'Ich antworte.', seen }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

test('a reply can be taken back until it is sent, and not afterwards', async () => {
  const fields = { ...FIELDS, email: 'zurueck@post.example' }
  const { _id, thread } = await arrive(visitor, admin, fields)
  const sent = oneMessage(await reply(_id, thread.at(-1)?._id))
  const entry = sent.thread.at(-1)?._id
  const undone = oneMessage(await admin.remove(`${MESSAGE}${_id}/reply/${entry}`))
  expect(undone.thread).toHaveLength(1)
  expect(undone.state).toBe('open')
  await run('messages.send-reply', { entry })
  expect(await mailsTo(fields.email)).toEqual([])
  const second = oneMessage(await reply(_id, undone.thread.at(-1)?._id))
  await due(_id)
  await run('messages.send-due')
  const late = await admin.remove(`${MESSAGE}${_id}/reply/${second.thread.at(-1)?._id}`)
  expect(late).toMatchObject({ status: 409, json: { code: 'already-sent' } })
})

test('a reply with a time of its own waits for it', async () => {
  const { _id, thread } = await arrive(visitor, admin)
  const send_at = new Date(Date.now() + 3_600_000).toISOString()
  const sent = oneMessage(await reply(_id, thread.at(-1)?._id, { text: 'Später', send_at }))
  expect(sent.thread.at(-1)?.delivery).toMatchObject({ state: 'scheduled', at: send_at })
})

test('a file goes along with the reply it was uploaded for, and no other', async () => {
  const fields = { ...FIELDS, email: 'anhang@post.example' }
  const { _id, thread } = await arrive(visitor, admin, fields)
  const form = new FormData()
  form.append('file', new Blob(['Preis: 900 Euro'], { type: 'text/plain' }), 'angebot.txt')
  const uploaded = await admin.post(`${MESSAGE}${_id}/files`, form)
  const [file] = uploaded.json.files as { _id: string; url: string }[]
  const sent = await reply(_id, thread.at(-1)?._id, { text: 'Anbei.', attachments: [file?._id] })
  expect(oneMessage(sent).thread.at(-1)?.attachments).toMatchObject([{ name: 'angebot.txt' }])
  const seen = oneMessage(sent).thread.at(-1)?._id
  expect((await reply(_id, seen, { text: 'Noch einmal', attachments: [file?._id] })).status).toBe(
    404,
  )
  await due(_id)
  await run('messages.send-due')
  expect((await mailsTo(fields.email))[0]?.attachments).toMatchObject([{ name: 'angebot.txt' }])
  expect((await admin.get(String(file?.url))).text).toBe('Preis: 900 Euro')
  expect((await (await app.as('user')).get(String(file?.url))).status).toBe(404)
})

test('a customer gets the files of a reply once it is sent, and those of nobody else', async () => {
  const [user, stranger] = [await app.as('user'), await app.as('user')]
  await user.post(MESSAGE, { fields: FIELDS })
  const [own] = (await listMessages(user)).items
  const path = `${MESSAGE}${own?._id}`
  const form = new FormData()
  form.append('file', new Blob(['Skizze'], { type: 'text/plain' }), 'skizze.txt')
  expect((await user.post(`${path}/files`, form)).status).toBe(403)
  const [file] = (await admin.post(`${path}/files`, form)).json.files as [{ _id: string }]
  const address = `${path}/files/${file._id}`
  expect((await user.get(address)).status).toBe(404)
  const { thread } = oneMessage(await admin.get(path))
  await reply(String(own?._id), thread.at(-1)?._id, { attachments: [file._id] })
  expect((await user.get(address)).status).toBe(404)
  await due(String(own?._id))
  await run('messages.send-due')
  expect((await user.get(address)).text).toBe('Skizze')
  expect((await stranger.get(address)).status).toBe(404)
  expect((await guest.get(address)).status).toBe(401)
  const { _id: another } = await arrive(visitor, admin)
  expect((await admin.get(`${MESSAGE}${another}/files/${file._id}`)).status).toBe(404)
})

test('reading, tags, state and assignment carry the version', async () => {
  const { _id, version } = await arrive(visitor, admin)
  const body = { _id, version, read: true, tags: ['Angebot', 'angebot '] }
  const read = oneMessage(await admin.put(MESSAGE, body))
  expect(read).toMatchObject({ read: true, state: 'open', tags: ['angebot'] })
  expect((await admin.put(MESSAGE, body)).json.code).toBe('stale')
  const given = { version: read.version, assigned_to: other.userId }
  expect(oneMessage(await admin.put(MESSAGE + _id, given)).assigned_to).toBe(other.userId)
  const told = await other.get('/api/v0/notice/')
  expect(told.text).toContain('zugewiesen')
  const stranger = await app.as('user')
  const wrong = { version: read.version + 1, assigned_to: stranger.userId }
  expect((await admin.put(MESSAGE + _id, wrong)).json.code).toBe('unknown-person')
})

test('whoever opens a message and decides at once is not refused by their own reading', async () => {
  const { _id, version } = await arrive(visitor, admin)
  const read = oneMessage(await admin.put(MESSAGE + _id, { version, read: true }))
  expect(read).toMatchObject({ read: true, state: 'open', version })
  const done = { version, state: 'done' }
  expect(oneMessage(await admin.put(MESSAGE + _id, done)).state).toBe('done')
  expect((await admin.put(MESSAGE + _id, done)).json.code).toBe('stale')
})

test('the trash keeps messages until they are restored', async () => {
  const { _id } = await arrive(visitor, admin)
  expect((await admin.remove(`${MESSAGE}?_id=${_id}`)).json).toEqual({ ids: [_id] })
  expect((await listMessages(admin, `box=trash`)).items.map((one) => one._id)).toContain(_id)
  expect((await listMessages(admin)).items.map((one) => one._id)).not.toContain(_id)
  expect((await reply(_id, undefined)).json.code).toBe('in-trash')
  expect((await admin.post(`${MESSAGE}${_id}/restore`)).status).toBe(200)
  expect((await listMessages(admin)).items.map((one) => one._id)).toContain(_id)
})

test('many are changed, read and removed at once', async () => {
  const ids = [(await arrive(visitor, admin))._id, (await arrive(visitor, admin))._id]
  const body = { ids, state: 'done', addTags: ['fertig'] }
  const { changed } = (await admin.post('/api/v0/batch/message/edit/', body)).json
  expect(changed).toEqual(expect.arrayContaining(ids))
  const { items } = await listMessages(admin, 'box=done&tags=fertig')
  expect(items.map(({ _id }) => _id)).toEqual(expect.arrayContaining(ids))
  expect((await admin.post('/api/v0/batch/message/', { ids })).json.items).toHaveLength(2)
  expect((await admin.post('/api/v0/batch/message/remove/', { ids })).json.ids).toHaveLength(2)
  const restored = await admin.post('/api/v0/batch/message/restore/', { ids })
  expect(restored.json.ids).toEqual(expect.arrayContaining(ids))
  expect((await admin.post('/api/v0/batch/message/restore/', { ids })).json.ids).toEqual([])
})

test('messages are found by what was written in them', async () => {
  const message = 'Die Regalböden aus Zwetschgenholz bitte.'
  const { _id } = await arrive(visitor, admin, { ...FIELDS, message })
  const { items } = await listMessages(admin, 'search=zwetschgenholz')
  expect(items.map((one) => one._id)).toEqual([_id])
})

test('the spam box learns from both buttons, and keeps no readable word', async () => {
  const bad = (n: number) => `Billige Kredite ohne Schufa, klicken Sie https://kredit.example/${n}`
  const good = (n: number) => `Können Sie uns einen Tisch aus Eiche bauen? Nummer ${n}`
  const move = async (message: string, state: 'spam' | 'done') => {
    const { _id, version } = await arrive(visitor, admin, { ...FIELDS, message })
    await admin.put(MESSAGE + _id, { version, state: 'spam' })
    const now = oneMessage(await admin.get(MESSAGE + _id))
    if (state === 'done') await admin.put(MESSAGE + _id, { version: now.version, state })
  }
  for (let n = 0; n < 5; n += 1) {
    await move(bad(n), 'spam')
    await move(good(n), 'done')
  }
  expect((await arrive(visitor, admin, { ...FIELDS, message: bad(9) })).state).toBe('spam')
  expect((await arrive(visitor, admin, { ...FIELDS, message: good(9) })).state).toBe('new')
  const { rows } = await sql`select from message_spam_words
    where encode(word, 'escape') ilike '%kredit%'`.execute(db)
  expect(rows).toEqual([])
})

test('a blocked sender goes into the spam box until unblocked', async () => {
  const fields = { ...FIELDS, email: 'stoerer@post.example' }
  const { _id } = await arrive(visitor, admin, fields)
  expect(oneMessage(await admin.post(`${MESSAGE}${_id}/block`, {})).state).toBe('spam')
  const loud = { ...fields, email: 'STOERER@post.example' }
  expect((await arrive(visitor, admin, loud)).state).toBe('spam')
  const { items } = (await admin.get('/api/v0/message_blocked/')).json
  const [{ _id: block }] = items as [{ _id: string }]
  expect((await admin.remove(`/api/v0/message_blocked/${block}`)).status).toBe(200)
  expect((await arrive(visitor, admin, fields)).state).toBe('new')
})

test('a snoozed message leaves the inbox and comes back unread', async () => {
  const { _id, version } = await arrive(visitor, admin)
  const snoozed_until = new Date(Date.now() + 3_600_000).toISOString()
  await admin.put(MESSAGE + _id, { version, snoozed_until })
  const inbox = async () => (await listMessages(admin, 'box=inbox')).items.map((one) => one._id)
  expect(await inbox()).not.toContain(_id)
  await sql`update messages set snoozed_until = now() where id = ${_id}`.execute(db)
  await run('messages.wake')
  expect(await inbox()).toContain(_id)
  expect(oneMessage(await admin.get(MESSAGE + _id)).read).toBe(false)
})

test('messages go for good when their time is over', async () => {
  const { _id } = await arrive(visitor, admin)
  await sql`update messages set erase_at = now() - interval '1 day' where id = ${_id}`.execute(db)
  await run('messages.erase-old')
  expect((await admin.get(MESSAGE + _id)).status).toBe(404)
})

test('another module makes something of a message', async () => {
  await admin.post('/api/v0/bug_project/', { title: 'Website' })
  const { _id } = await arrive(visitor, admin)
  const { actions } = (await admin.get(`${MESSAGE}${_id}/actions`)).json
  expect(actions).toEqual([{ name: 'bug', label: 'Als Fehler anlegen' }])
  const made = await admin.post(`${MESSAGE}${_id}/actions/bug`)
  expect(made.json.path).toMatch(/^bugtracker\/edit\//)
  expect((await admin.post(`${MESSAGE}${_id}/actions/nothing`)).status).toBe(404)
})

test('staff write first, and the customer finds it under the account', async () => {
  const user = await app.as('user')
  const body = { to: { account: user.userId }, subject: 'Ihr Tisch', text: 'Er ist fertig.' }
  const { _id } = oneMessage(await admin.post(`${MESSAGE}write`, body))
  expect((await user.get(`/account/messages/${_id}`)).text).not.toContain('Er ist fertig.')
  await due(_id)
  await run('messages.send-due')
  expect((await user.get(`/account/messages/${_id}`)).text).toContain('Er ist fertig.')
  expect((await user.post(`${MESSAGE}write`, body)).status).toBe(403)
})
