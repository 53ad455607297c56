import { createServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { SECRET_MARK } from '#kernel/contract/sections/secret-mark.ts'
import { startTestImap } from '#kernel/server/mail-in/imap/test-imap.ts'
import { configureMailboxes, fetchedMailbox } from '#kernel/server/mail-in/test-mail-in.ts'
import { startTestApp } from '#tests/test-app.ts'

const imap = await startTestImap()
const app = await startTestApp({ env: { KONTOR_PRIVATE_HOSTS: '127.0.0.1' } })
const admin = await app.steppedUp('admin')
const mailbox = fetchedMailbox(imap.port)
afterAll(async () => {
  await app.close()
  await imap.close()
})

const PATH = '/api/v0/config_test_mailbox/fetching'
const tried = async (given: object) => (await admin.post(PATH, { mailbox: given })).json

test('a mailbox that works says how much lies in it', async () => {
  imap.deliver('Subject: x\n\nx')
  const answer = 'Die Anmeldung hat geklappt. Im Ordner „INBOX“ liegt eine E-Mail.'
  expect(await tried(mailbox)).toEqual({ ok: true, answer, said: '' })
  expect(imap.mails[0]?.seen).toBe(false)
})

test('a wrong password is named as such, with the words of the server', async () => {
  const wrong = await tried({ ...mailbox, imap_password: 'falsch' })
  expect(wrong).toMatchObject({ ok: false, said: expect.stringContaining('wrong password') })
  expect(String(wrong.answer)).toContain('Benutzername oder Passwort')
})

test('a folder that does not exist is named as such', async () => {
  const missing = await tried({ ...mailbox, imap_folder: 'Nirgends' })
  expect(String(missing.answer)).toContain('Diesen Ordner gibt es im Postfach nicht')
})

test('a server that is away or something else says so', async () => {
  const other = createServer()
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
  const address = other.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  await new Promise((closed) => other.close(closed))
  const away = await tried({ ...mailbox, imap_port: port })
  expect(String(away.answer)).toContain('nicht erreichbar')
})

test('a host in a private network is refused by name and never called', async () => {
  const before = imap.connections()
  const refused = await tried({ ...mailbox, imap_host: '127.0.0.2' })
  expect(refused).toMatchObject({ ok: false })
  expect(imap.connections()).toBe(before)
})

test('a kept password is used at its own server and never at another', async () => {
  await configureMailboxes(app.scope, [mailbox])
  const marked = { ...mailbox, imap_password: SECRET_MARK }
  expect(await tried(marked)).toMatchObject({ ok: true })
  const elsewhere = await admin.post(PATH, { mailbox: { ...marked, imap_host: 'localhost' } })
  expect(elsewhere.status).toBe(400)
  expect(elsewhere.json.fields).toMatchObject({ 'mailbox.imap_password': expect.any(String) })
})

test('the password for sending is asked for again before it goes to a new server', async () => {
  const sending = { ...mailbox, password: 'secret', imap_password: '', imap_host: '' }
  await configureMailboxes(app.scope, [sending])
  const marked = { ...sending, password: SECRET_MARK, imap_host: '127.0.0.1' }
  const reply = await admin.post(PATH, { mailbox: marked })
  expect(reply.status).toBe(400)
  expect(reply.json.fields).toMatchObject({ 'mailbox.password': expect.any(String) })
})

test.each(['user', 'member'] as const)('a %s cannot test fetching', async (role) => {
  const caller = await app.as(role)
  expect((await caller.post(PATH, { mailbox })).status).toBe(403)
})
