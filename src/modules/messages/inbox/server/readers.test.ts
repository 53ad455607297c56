import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { grant } from '#modules/people/server/test-persons.ts'
import type { Answer } from '#tests/caller.ts'
import { startTestApp } from '#tests/test-app.ts'
import { arrive, FIELDS, listMessages, MESSAGE, oneMessage } from '../../server/test-messages.ts'

const app = await startTestApp()
const { guest } = app
const admin = await app.as('admin')
const other = await app.as('system')
const visitor = { guest, secret: app.services.secret }
afterAll(() => app.close())
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(app.services.db)
})

test('the names of the fields are told in words', async () => {
  const { fields } = (await admin.get(`${MESSAGE}choices`)).json
  expect(fields).toContainEqual({ name: 'email', label: 'E-Mail' })
})

test('a note mentions colleagues and never reaches the customer', async () => {
  const user = await app.as('user')
  await user.post(MESSAGE, { fields: FIELDS })
  const [own] = (await listMessages(user)).items
  const note = { text: 'Schwieriger Kunde', mentions: [other.userId] }
  expect((await admin.post(`${MESSAGE}${own?._id}/note`, note)).status).toBe(200)
  const seen = oneMessage(await user.get(`${MESSAGE}${own?._id}`))
  expect(JSON.stringify(seen)).not.toContain('Schwieriger')
  expect((await other.get('/api/v0/notice/')).text).toContain('erwähnt')
  expect((await user.get(`/account/messages/${own?._id}`)).text).not.toContain('Schwieriger')
})

test('a customer answers in the own thread and nobody else reads it', async () => {
  const [user, stranger] = [await app.as('user'), await app.as('user')]
  await user.post(MESSAGE, { fields: FIELDS })
  const [own] = (await listMessages(user)).items
  const path = `${MESSAGE}${own?._id}`
  const { thread } = oneMessage(await user.get(path))
  const answer = { text: 'Noch eine Frage.', seen: thread.at(-1)?._id }
  expect((await stranger.get(path)).status).toBe(404)
  expect((await stranger.post(`${path}/reply`, answer)).status).toBe(404)
  expect((await user.post(`${path}/reply`, answer)).status).toBe(200)
  expect(oneMessage(await admin.get(path))).toMatchObject({ read: false, state: 'open' })
  expect((await user.post(`${path}/reply`, answer)).json.code).toBe('stale')
  expect((await user.put(path, { version: 1, read: true })).status).toBe(403)
  expect((await user.remove(path)).status).toBe(403)
  expect((await user.get('/account/messages')).text).toContain(String(own?._id))
  expect((await stranger.get(`/account/messages/${own?._id}`)).status).toBe(404)
})

test('whoever writes a reply sees who else is at it, and they see them', async () => {
  const { _id } = await arrive(visitor, admin)
  const say = async (who: typeof admin, writing: boolean) =>
    (await who.post(`${MESSAGE}${_id}/writing`, { writing })).json.others
  expect(await say(admin, true)).toEqual([])
  expect(await say(other, false)).toHaveLength(1)
  expect(await say(other, true)).toHaveLength(1)
  expect(await say(admin, true)).toHaveLength(1)
  expect(await say(other, false)).toHaveLength(1)
  expect(await say(admin, true)).toEqual([])
  await say(other, true)
  await sql`update edit_locks set expires_at = now() where user_id = ${other.userId}`.execute(
    app.services.db,
  )
  expect(await say(admin, true)).toEqual([])
  const user = await app.as('user')
  expect((await user.post(`${MESSAGE}${_id}/writing`, { writing: true })).status).toBe(403)
  const nothing = `${MESSAGE}019a0000-0000-7000-8000-0000000000aa/writing`
  expect((await admin.post(nothing, { writing: true })).status).toBe(404)
})

test('of a message in the trash nobody hears but staff', async () => {
  const [user, stranger] = [await app.as('user'), await app.as('user')]
  await user.post(MESSAGE, { fields: FIELDS })
  const [own] = (await listMessages(user)).items
  const path = `${MESSAGE}${own?._id}`
  await admin.remove(path)
  const answer = { text: 'Noch eine Frage.', seen: null }
  expect((await stranger.post(`${path}/reply`, answer)).status).toBe(404)
  expect((await user.post(`${path}/reply`, answer)).status).toBe(404)
})

test('what a colleague attaches goes out with their reply alone', async () => {
  const { _id, thread } = await arrive(visitor, admin)
  const path = `${MESSAGE}${_id}`
  const Files = z.object({ files: z.array(z.object({ _id: z.string(), name: z.string() })) })
  const attach = async (who: typeof admin, name: string) => {
    const form = new FormData()
    form.append('file', new Blob([name], { type: 'text/plain' }), name)
    return (await who.post(`${path}/files`, form)).parse(Files).files
  }
  const [theirs] = await attach(other, 'kalkulation.txt')
  const mine = await attach(admin, 'angebot.txt')
  expect(mine.map(({ name }) => name)).toEqual(['angebot.txt'])
  const reply = (who: typeof admin, file: string | undefined, seen: string | undefined) =>
    who.post(`${path}/reply`, { text: 'Anbei.', seen, attachments: [file] })
  const last = thread.at(-1)?._id
  expect((await reply(admin, theirs?._id, last)).status).toBe(404)
  expect((await admin.remove(`${path}/files/${theirs?._id}`)).status).toBe(404)
  const sent = oneMessage(await reply(admin, mine[0]?._id, last)).thread.at(-1)
  expect(sent?.attachments.map(({ name }) => name)).toEqual(['angebot.txt'])
  const second = oneMessage(await reply(other, theirs?._id, sent?._id)).thread.at(-1)
  expect(second?.attachments.map(({ name }) => name)).toEqual(['kalkulation.txt'])
  // Who takes a reply back writes on: the files wait for them.
  await admin.remove(`${path}/reply/${second?._id}`)
  expect((await reply(admin, theirs?._id, sent?._id)).status).toBe(200)
})

test('a member without the right reads and changes nothing of others', async () => {
  const { _id, version } = await arrive(visitor, admin)
  const member = await app.as('member')
  expect((await listMessages(member)).items).toEqual([])
  expect((await member.get(MESSAGE + _id)).status).toBe(404)
  expect((await member.put(MESSAGE + _id, { version, read: true })).status).toBe(403)
  expect((await member.post(`${MESSAGE}${_id}/reply`, { text: 'x', seen: null })).status).toBe(404)
})

test('while the module is off the account does not link to it', async () => {
  const user = await app.as('user')
  const link = 'href="/account/messages"'
  const turn = (modules: object, version: number) =>
    admin.put('/api/v0/config/', { name: 'enabled_components', value: { modules }, version })
  expect((await user.get('/account')).text).toContain(link)
  expect((await turn({ messages: false }, 0)).status).toBe(200)
  expect((await user.get('/account')).text).not.toContain(link)
  expect((await turn({}, 1)).status).toBe(200)
  expect((await user.get('/account')).text).toContain(link)
})

test('the sender is whoever they have become, however often they were merged', async () => {
  const { _id } = await arrive(visitor, admin, { ...FIELDS, email: 'kette@post.example' })
  const Persons = z.object({ items: z.array(z.object({ _id: z.string(), version: z.int() })) })
  const person = async (answer: Promise<Answer>) => {
    const [found] = (await answer).parse(Persons).items
    if (!found) throw new Error('nobody was answered')
    return found
  }
  const read = (id: string) => person(admin.get(`/api/v0/person/${id}`))
  const merge = async (from: string, into: string) => {
    const [goes, stays] = [await read(from), await read(into)]
    const versions = { fromVersion: goes.version, intoVersion: stays.version }
    const body = { from, into, dryRun: false, ...versions }
    expect((await admin.post('/api/v0/person/merge', body)).status).toBe(200)
  }
  const first = String(oneMessage(await admin.get(MESSAGE + _id)).person)
  const [second, third] = [
    await person(admin.post('/api/v0/person/', { last_name: 'Zwei' })),
    await person(admin.post('/api/v0/person/', { last_name: 'Drei' })),
  ]
  await merge(first, second._id)
  await merge(second._id, third._id)
  // Links move with a merge; one that was written meanwhile still names the first.
  await sql`update person_links set person_id = ${first} where item_id = ${_id}`.execute(
    app.services.db,
  )
  expect(oneMessage(await admin.get(MESSAGE + _id)).person).toBe(third._id)
})

test('staff write to somebody they know, later, and only who may see people', async () => {
  const Made = z.object({ items: z.array(z.object({ _id: z.string() })) })
  const make = async (body: object) =>
    String((await admin.post('/api/v0/person/', body)).parse(Made).items[0]?._id)
  const contacts = [{ kind: 'email', label: '', value: 'lina.brandt@post.example' }]
  const person = await make({ first_name: 'Lina', last_name: 'Brandt', contacts })
  const send_at = new Date(Date.now() + 3_600_000).toISOString()
  const words = { subject: 'Ihr Regal', text: 'Es ist fertig.' }
  const write = (who: typeof admin, body: object) =>
    who.post(`${MESSAGE}write`, { ...words, ...body })
  const message = oneMessage(await write(admin, { to: { person }, send_at }))
  expect(message).toMatchObject({ email: contacts[0]?.value, name: 'Lina Brandt', person })
  expect(message.thread[0]?.delivery).toMatchObject({ state: 'scheduled', at: send_at })
  const silent = await make({ last_name: 'Stumm' })
  expect((await write(admin, { to: { person: silent } })).json.code).toBe('no-address-of-person')
  const member = { messages: ['view', 'create'] }
  await grant(app, member)
  const writer = await app.as('member')
  expect((await write(writer, { to: { person } })).status).toBe(403)
  expect((await write(writer, { to: { email: 'lina@post.example' } })).status).toBe(200)
})
