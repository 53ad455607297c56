import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { startTestApp } from '#tests/test-app.ts'
import { onStuckMail } from '../../server/jobs.ts'
import type { MessageTables } from '../../server/tables.ts'
import { arrive, configureMessages, FIELDS } from '../../server/test-messages.ts'

const app = await startTestApp()
const { guest } = app
const admin = await app.as('admin')
const other = await app.as('system')
const db = tablesOf<MessageTables>(app.services.db)
const visitor = { guest, secret: app.services.secret }
afterAll(() => app.close())
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(db)
})

const mailsTo = (recipient: string) =>
  db.selectFrom('mails').selectAll().where('recipient', '=', recipient).execute()

test('an automatic reply carries nothing of what was typed, once a day, and never to programs', async () => {
  const text = { de: 'Wir haben Ihre Nachricht.', en: 'We have your message.' }
  await configureMessages(admin, { auto_reply: { enabled: true, text } })
  const fields = { ...FIELDS, name: 'Köder Kaufjetzt', email: 'einmal@post.example' }
  const first = await arrive(visitor, admin, fields)
  expect(first.thread.map(({ kind }) => kind)).toEqual(['in', 'out'])
  await arrive(visitor, admin, fields)
  const [mail, ...more] = await mailsTo(fields.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ submitted: 'auto-replied' })
  expect(mail?.text).toContain(text.de)
  expect(mail?.text).not.toContain('Kaufjetzt')
  for (const email of ['no-reply@post.example', 'MAILER-DAEMON@post.example']) {
    await arrive(visitor, admin, { ...FIELDS, email })
    expect(await mailsTo(email)).toEqual([])
  }
})

test('a message is routed by what was chosen in it', async () => {
  const topic = {
    name: 'topic',
    label: { de: 'Anliegen', en: 'Topic' },
    type: 'choice',
    options: ['Angebot', 'Reparatur'],
    required: true,
  }
  const name = { name: 'name', label: { de: 'Name', en: 'Name' }, type: 'text', required: true }
  const rule = { field: 'topic', value: 'Reparatur', assigned_to: other.userId, tag: 'eilig' }
  await configureMessages(admin, { fields: [name, topic], routing: [rule] })
  const repair = await arrive(visitor, admin, { name: 'Jan Petersen', topic: 'Reparatur' })
  expect(repair).toMatchObject({ assigned_to: other.userId, tags: ['eilig'] })
  const offer = await arrive(visitor, admin, { name: 'Jan Petersen', topic: 'Angebot' })
  expect(offer).toMatchObject({ assigned_to: null, tags: [] })
  const odd = await guest.post('/api/v0/message/', { fields: { name: 'Jan', topic: 'Anderes' } })
  expect(odd.json.fields).toHaveProperty('topic')
})

test('a reply that the mail server does not take is told to whoever works on it', async () => {
  await configureMessages(admin, { routing: [], fields: undefined, auto_reply: undefined })
  const { _id } = await arrive(visitor, admin, { ...FIELDS, email: 'fest@post.example' })
  const mail = '019a0000-0000-7000-8000-0000000000aa'
  await sql`update message_entries set mail_id = ${mail} where message_id = ${_id}`.execute(db)
  const attempt = { id: '', number: 1, isLast: true, signal: new AbortController().signal }
  const payload = { id: mail, isGivenUp: true }
  await onStuckMail.job.run(scopeOf(app.services, SYSTEM), payload as never, attempt)
  const told = await admin.get('/api/v0/notice/')
  expect(told.text).toContain('konnte nicht zugestellt werden')
  expect((await admin.get(`/api/v0/message/${_id}`)).status).toBe(200)
})
