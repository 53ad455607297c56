import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { MessageTables } from '../../server/tables.ts'
import {
  arrive,
  configureMessages,
  FIELDS,
  formFields,
  listMessages,
  MESSAGE,
  proof,
  sendForm,
} from '../../server/test-messages.ts'

const app = await startTestApp()
const { guest } = app
const { secret } = app.services
const admin = await app.as('admin')
const db = tablesOf<MessageTables>(app.services.db)
const visitor = { guest, secret }
afterAll(() => app.close())
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(db)
})

const EN = { 'accept-language': 'en' }
const post = (fields: object, headers = {}) =>
  guest.post(MESSAGE, { fields, captcha: proof(secret) }, headers)

test('a message of a guest is stored, told to staff and linked to a candidate', async () => {
  const message = await arrive(visitor, admin)
  expect(message).toMatchObject({
    read: false,
    state: 'new',
    name: FIELDS.name,
    email: FIELDS.email,
    fields: FIELDS,
    tags: [],
  })
  expect(message.thread).toMatchObject([{ kind: 'in', by: FIELDS.name, text: FIELDS.message }])
  expect(message.person).not.toBeNull()
  expect(message.erase_at).not.toBeNull()
  const { json } = await admin.get('/api/v0/notice/')
  expect(JSON.stringify(json)).toContain(`messages/inbox/${message._id}`)
})

test('the faults of the fields are those of the specification', async () => {
  const faults = async (fields: object) => (await post(fields, EN)).json.fields
  expect(await faults({ ...FIELDS, name: '' })).toEqual({ name: 'please enter your name' })
  expect(await faults({ ...FIELDS, name: 'A' })).toEqual({ name: 'name too short' })
  expect(await faults({ ...FIELDS, message: 'zu kurz' })).toEqual({ message: 'message too short' })
  expect(await faults({ ...FIELDS, message: '' })).toEqual({ message: 'please fill in this field' })
  expect(await faults({ ...FIELDS, email: 'anna@' })).toEqual({ email: 'email not valid' })
  expect((await post({ ...FIELDS, name: 'A' })).json.fields).toEqual({
    name: 'Der Name ist zu kurz.',
  })
  expect((await post({ ...FIELDS, extra: 'x' }, EN)).status).toBe(400)
})

test('without a right answer to the question nothing is stored', async () => {
  const before = (await listMessages(admin)).numItems
  const wrong = { ...proof(secret), answer: '99' }
  const refused = await guest.post(MESSAGE, { fields: FIELDS, captcha: wrong }, EN)
  expect(refused).toMatchObject({ status: 422, json: { message: 'wrong captcha answer' } })
  expect((await guest.post(MESSAGE, { fields: FIELDS })).status).toBe(422)
  const used = proof(secret)
  expect((await guest.post(MESSAGE, { fields: FIELDS, captcha: used })).status).toBe(200)
  expect((await guest.post(MESSAGE, { fields: FIELDS, captcha: used })).status).toBe(422)
  expect((await listMessages(admin)).numItems).toBe(before + 1)
})

test('the plain form works without a script, in two steps from a shared page', async () => {
  const asked = await sendForm(guest, '/nachricht', formFields(FIELDS))
  expect(asked.status).toBe(200)
  expect(asked.text).toContain(FIELDS.message)
  expect(asked.text).toContain('captcha-answer')
  const sent = await sendForm(guest, '/nachricht', formFields(FIELDS, secret))
  expect(sent.status).toBe(303)
  expect(sent.headers.get('location')).toBe('/nachricht?done=1')
  expect((await guest.get('/nachricht?done=1')).text).toContain('Vielen Dank')
})

test('what was typed stays after a fault', async () => {
  const typed = { ...FIELDS, name: 'A', message: 'Ein langer Text, der bleiben soll.' }
  const shown = await sendForm(guest, '/en/message', formFields(typed, secret))
  expect(shown.status).toBe(422)
  expect(shown.text).toContain('name too short')
  expect(shown.text).toContain(typed.message)
  expect(shown.text).toContain(`value="${FIELDS.email}"`)
})

test('when it cannot be stored the visitor reads so, and what was typed stays', async () => {
  await sql`alter table message_entries rename to message_entries_away`.execute(db)
  const failed = await post(FIELDS, EN)
  const shown = await sendForm(guest, '/en/message', formFields(FIELDS, secret))
  await sql`alter table message_entries_away rename to message_entries`.execute(db)
  expect(failed).toMatchObject({
    status: 503,
    json: { code: 'message-failed', message: 'an error occured when sending a message' },
  })
  expect(shown.text).toContain('an error occured when sending a message')
  expect(shown.text).toContain(FIELDS.message)
  expect((await listMessages(admin, 'search=cannotbestored')).numItems).toBe(0)
})

test('hostile texts are kept as they are and run nowhere', async () => {
  const evil = '"><script>alert(1)</script>\r\nBcc: x@example.org {{name}} \u202e'
  const message = await arrive(visitor, admin, { ...FIELDS, name: evil, message: evil.repeat(2) })
  expect(message.name).not.toMatch(/[\r\n]/)
  expect(message.subject).not.toMatch(/[\r\n]/)
  const shown = await sendForm(guest, '/nachricht', formFields({ ...FIELDS, name: evil }))
  expect(shown.text).not.toContain('<script>alert(1)')
  expect((await post({ ...FIELDS, name: 'a\0b' })).status).toBe(400)
  expect(
    (
      await post(
        Object.fromEntries(
          Array(100)
            .fill(0)
            .map((_, n) => [`f${n}`, 'x']),
        ),
      )
    ).status,
  ).toBe(400)
})

test('somebody signed in needs no question, and the thread is theirs', async () => {
  const user = await app.as('user')
  expect((await user.post(MESSAGE, { fields: FIELDS })).status).toBe(200)
  const own = await listMessages(user)
  expect(own.items).toHaveLength(1)
  expect(own.items[0]).toMatchObject({ tags: [], assigned_to: null, state: 'open' })
  expect((await guest.get(MESSAGE)).status).toBe(401)
})

test('one connection of a guest sends at most 20 messages an hour, by call and by form', async () => {
  for (let sent = 0; sent < 20; sent += 1) expect((await post(FIELDS)).status).toBe(200)
  expect((await post(FIELDS)).status).toBe(429)
  const shown = await sendForm(guest, '/nachricht', formFields(FIELDS, secret))
  expect(shown.status).toBe(429)
  expect(shown.text).toContain('sehr viele Nachrichten')
  expect(shown.text).toContain(FIELDS.message)
})

test('a form without a text field begins the thread with its labels', async () => {
  const own = { name: 'field_k3', label: { de: 'Wunschtermin', en: 'Date' }, type: 'text' }
  const name = { name: 'name', label: { de: 'Ihr Name', en: 'Your name' }, type: 'text' }
  await configureMessages(admin, { fields: [name, own] })
  const { thread } = await arrive(visitor, admin, { name: 'Jan Petersen', field_k3: 'im Mai' })
  await configureMessages(admin, { fields: undefined })
  expect(thread[0]?.text).toBe('Ihr Name: Jan Petersen\nWunschtermin: im Mai')
})
