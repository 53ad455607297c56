import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { FetchedMailbox } from '#kernel/contract/admin/mail-in.ts'
import { enabledComponentsSection } from '#kernel/contract/sections/enabled-components.ts'
import { startTestApp } from '#tests/test-app.ts'
import { updateSection } from '../config/update-section.ts'
import type { KernelTables } from '../kernel-tables.ts'
import type { ServerModule } from '../module.ts'
import { typedScope } from '../scope.ts'
import { fetchMailbox } from './fetch-folder.ts'
import { startTestImap } from './imap/test-imap.ts'
import { inboundOf } from './inbound.ts'
import { configureMailboxes, fetchedMailbox, MAILBOX, mailOf } from './test-mail-in.ts'

const taken: { subject: string; claim: string; mailbox: string }[] = []
let faultsLeft = 0

const receiver = inboundOf<KernelTables>()({
  name: 'test.mails',
  claims: ({ headers }) => (headers.subject?.startsWith('Für niemand') ? undefined : 'all'),
  keep: async () => undefined,
  take: async (change, { claim, mail }) => {
    await sql`insert into facts (name, value) values (${`mail ${mail.messageId}`}, '1')`.execute(
      change.db,
    )
    if (faultsLeft > 0) {
      faultsLeft -= 1
      throw new Error('says the test')
    }
    taken.push({ subject: mail.subject, claim, mailbox: mail.mailbox })
  },
})
const module: ServerModule = {
  name: 'test-mails',
  label: { de: 'Test', en: 'Test' },
  inbound: [receiver],
}

const imap = await startTestImap()
const app = await startTestApp({
  module,
  env: { KONTOR_PRIVATE_HOSTS: '127.0.0.1' },
})
const admin = await app.steppedUp('admin')
const scope = typedScope<KernelTables>(app.scope)
/** Which of the modules that take mails are on; messages would take whatever is left. */
const switchOn = (given: { messages: boolean; 'test-mails': boolean }) =>
  updateSection(app.scope, enabledComponentsSection, () => ({ modules: given }))
await switchOn({ messages: false, 'test-mails': true })
afterAll(async () => {
  await app.close()
  await imap.close()
})

const PATIENT = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 10_000 }
const fetchNow = (mailbox = MAILBOX, timeouts = PATIENT) =>
  fetchMailbox(scope, mailbox, { timeouts })
const HURRY = { connectMs: 300, greetingMs: 300, silenceMs: 300 }
const fetchInAHurry = () => fetchNow(MAILBOX, HURRY)
const subjects = () => taken.map(({ subject }) => subject)

async function troubles() {
  const { rows } = await sql<{ kind: string; count: number }>`select data->>'kind' as kind,
    (data->>'count')::int as count from jobs.job where name = 'config.mailbox-trouble'
    order by created_on`.execute(scope.db)
  return rows
}

async function states() {
  const rows = await scope.db.selectFrom('mail_in_mails').select('state').orderBy('uid').execute()
  return rows.map(({ state }) => state)
}

async function stateOf(mailbox = MAILBOX) {
  const reply = await admin.get('/api/v0/mail_in/')
  const items = FetchedMailbox.array().parse(reply.json.items)
  return items.find((one) => one.mailbox === mailbox)
}

/** As if the pause after a failure were over. */
const dueAgain = () =>
  sql`update mail_in_folders set due_at = now(), leased_until = now()`.execute(scope.db)

beforeEach(async () => {
  faultsLeft = 0
  taken.length = 0
  imap.mails.length = 0
  imap.behave('answer')
  await sql`truncate mail_in_folders, mail_in_mails`.execute(scope.db)
  await sql`delete from facts where name like 'mail %'`.execute(scope.db)
  await sql`delete from jobs.job where name = 'config.mailbox-trouble'`.execute(scope.db)
  await configureMailboxes(app.scope, [fetchedMailbox(imap.port)])
  await fetchNow()
})

test('what lay in the mailbox before the first look stays there, what comes later is taken once', async () => {
  await sql`truncate mail_in_folders`.execute(scope.db)
  imap.deliver(mailOf({ headers: { Subject: 'Alt' } }))
  await fetchNow()
  imap.deliver(mailOf({ headers: { Subject: 'Neu' } }))
  await fetchNow()
  await fetchNow()
  expect(subjects()).toEqual(['Neu'])
  expect(imap.mails.map(({ seen }) => seen)).toEqual([false, true])
})

test('two mailboxes of one account take a mail once, as the one it was sent to', async () => {
  const uuid = '0199a8b0-0000-7000-8000-000000000011'
  const second = fetchedMailbox(imap.port, { uuid, from: 'laden@sonne.example' })
  await configureMailboxes(app.scope, [fetchedMailbox(imap.port), second])
  imap.deliver(mailOf({ headers: { To: 'Laden <LADEN@sonne.example>' } }))
  await fetchNow()
  await fetchNow(uuid)
  expect(taken).toEqual([{ subject: 'Anfrage', claim: 'all', mailbox: uuid }])
})

test('a mail that lies in two folders of an account is taken once', async () => {
  const uuid = '0199a8b0-0000-7000-8000-000000000012'
  const second = fetchedMailbox(imap.port, { uuid, imap_folder: 'Kontakt' })
  await configureMailboxes(app.scope, [fetchedMailbox(imap.port), second])
  await fetchNow(uuid)
  imap.deliver(mailOf())
  await fetchNow()
  await fetchNow(uuid)
  expect(taken).toHaveLength(1)
})

test('two instances that look at the same moment take every mail once', async () => {
  for (const number of [1, 2, 3]) imap.deliver(mailOf({ headers: { Subject: `Nr ${number}` } }))
  await Promise.all([fetchNow(), fetchNow(), fetchNow()])
  await fetchNow()
  expect(subjects()).toEqual(['Nr 1', 'Nr 2', 'Nr 3'])
})

test('a server that numbers everything anew brings nothing twice and loses nothing', async () => {
  imap.deliver(mailOf({ headers: { Subject: 'Alt' } }), { at: new Date('2020-01-01') })
  imap.deliver(mailOf({ headers: { Subject: 'Bekannt' } }))
  await fetchNow()
  imap.deliver(mailOf({ headers: { Subject: 'Neu' } }))
  imap.renumber()
  await fetchNow()
  imap.deliver(mailOf({ headers: { Subject: 'Danach' } }))
  await fetchNow()
  expect(subjects().toSorted()).toEqual(['Alt', 'Bekannt', 'Danach', 'Neu'])
})

test('after new numbers, what lay there before the first look stays old', async () => {
  await sql`truncate mail_in_folders`.execute(scope.db)
  imap.deliver(mailOf({ headers: { Subject: 'Vorher' } }), { at: new Date(0) })
  await fetchNow()
  imap.renumber()
  await fetchNow()
  expect(subjects()).toEqual([])
})

test('a mail nobody claims stays unread', async () => {
  imap.deliver(mailOf({ headers: { Subject: 'Für niemand' } }))
  await fetchNow()
  expect(imap.mails[0]?.seen).toBe(false)
  expect(await states()).toEqual(['left'])
})

test('what the house itself sent never comes in, what a colleague sent from its domain does', async () => {
  const host = new URL(scope.settings.baseUrl).hostname
  const own = [`<${uuidv7()}@${host}>`, `<${uuidv7()}.${uuidv7()}@${host}>`]
  const colleague = [`<${randomUUID()}@${host}>`, `<a.b@${host}>`]
  for (const id of [...own, ...colleague]) imap.deliver(mailOf({ headers: { 'Message-ID': id } }))
  await fetchNow()
  expect(await states()).toEqual(['own', 'own', 'taken', 'taken'])
})

test('a mail of 100 MB is passed by and told, the next one is taken', async () => {
  imap.deliver(mailOf(), { announced: 100 * 1024 * 1024 })
  imap.deliver(mailOf({ headers: { Subject: 'Klein' } }))
  await fetchNow()
  expect(subjects()).toEqual(['Klein'])
  expect(await troubles()).toEqual([{ kind: 'too-large', count: 1 }])
  expect(await stateOf()).toMatchObject({ fault: null, aside: 1 })
})

test('a server that sends more than it announced is hung up on, and the mailbox goes on', async () => {
  imap.deliver(Buffer.alloc(31 * 1024 * 1024, 'x'), { announced: 1000 })
  imap.deliver(mailOf({ headers: { Subject: 'Danach' } }))
  await fetchNow()
  expect(await states()).toEqual(['too-large'])
  await dueAgain()
  await fetchNow()
  expect(subjects()).toEqual(['Danach'])
})

test('a mail no parser can read is set aside and told once, the mailbox goes on', async () => {
  const bomb = mailOf({ headers: { 'X-Bomb': 'x'.repeat(600 * 1024) } })
  imap.deliver(bomb)
  imap.deliver(mailOf({ headers: { Subject: 'Danach' } }))
  await fetchNow()
  await fetchNow()
  expect(subjects()).toEqual(['Danach'])
  expect(await states()).toEqual(['unreadable', 'taken'])
  expect(await troubles()).toEqual([{ kind: 'unreadable', count: 1 }])
  expect(imap.mails[0]?.seen).toBe(false)
})

test('a mail that a module cannot take leaves nothing behind and is set aside at the third try', async () => {
  faultsLeft = 3
  imap.deliver(mailOf({ headers: { Subject: 'Klemmt' } }))
  imap.deliver(mailOf({ headers: { Subject: 'Danach' } }))
  await expect(fetchNow()).rejects.toThrow('says the test')
  await dueAgain()
  await expect(fetchNow()).rejects.toThrow('says the test')
  await dueAgain()
  await fetchNow()
  expect(subjects()).toEqual(['Danach'])
  expect(await states()).toEqual(['failed', 'taken'])
  const { rows } = await sql`select from facts where name like 'mail %'`.execute(scope.db)
  expect(rows).toHaveLength(1)
})

test('a server that hangs holds nobody, and another mailbox is fetched meanwhile', async () => {
  const other = await startTestImap()
  const uuid = '0199a8b0-0000-7000-8000-000000000013'
  const second = fetchedMailbox(other.port, { uuid, imap_user: 'kontor-laden' })
  await configureMailboxes(app.scope, [fetchedMailbox(imap.port), second])
  await fetchNow(uuid)
  other.deliver(mailOf({ headers: { Subject: 'Anderswo' } }))
  imap.behave('hang-at-greeting')
  const hanging = fetchInAHurry()
  await fetchNow(uuid)
  expect(subjects()).toEqual(['Anderswo'])
  await hanging
  expect((await stateOf())?.fault).toContain('Port')
  expect((await stateOf(uuid))?.fault).toBeNull()
  await other.close()
})

test('a server that hangs in the middle of a mail is given up and tried again later', async () => {
  imap.deliver(mailOf())
  imap.behave('hang-at-fetch')
  await fetchInAHurry()
  imap.behave('answer')
  await fetchNow()
  expect(subjects()).toEqual([])
  await dueAgain()
  await fetchNow()
  expect(subjects()).toEqual(['Anfrage'])
})

test('a wrong password is told at once and once, and corrected settings are tried at once', async () => {
  await configureMailboxes(app.scope, [fetchedMailbox(imap.port, { imap_password: 'wrong' })])
  await fetchNow()
  await dueAgain()
  await fetchNow()
  expect(await troubles()).toEqual([{ kind: 'unreachable', count: 1 }])
  expect((await stateOf())?.fault).toContain('Passwort')
  const before = imap.connections()
  await fetchNow()
  expect(imap.connections()).toBe(before)
  await configureMailboxes(app.scope, [fetchedMailbox(imap.port)])
  await fetchNow()
  expect(await stateOf()).toMatchObject({ fault: null })
})

test('whoever asks for mails now does not wait until a pause is over', async () => {
  imap.behave('refuse-login')
  await fetchNow()
  imap.behave('answer')
  await fetchNow()
  expect((await stateOf())?.fault).toContain('Passwort')
  const reply = await admin.post('/api/v0/mail_in/fetch', {})
  expect(reply).toMatchObject({ status: 200, json: { started: 1 } })
  await fetchNow()
  expect(await stateOf()).toMatchObject({ fault: null })
})

test('a host in a private network that nobody listed is never called', async () => {
  const before = imap.connections()
  for (const imap_host of ['127.0.0.2', 'localhost', '::1', '169.254.169.254']) {
    await configureMailboxes(app.scope, [fetchedMailbox(imap.port, { imap_host })])
    await fetchNow()
    expect((await stateOf())?.fault).toMatch(/privaten Netz|nicht erlaubt/)
  }
  expect(imap.connections()).toBe(before)
})

test('a module that is switched off takes nothing', async () => {
  await switchOn({ messages: false, 'test-mails': false })
  imap.deliver(mailOf())
  await fetchNow()
  await switchOn({ messages: false, 'test-mails': true })
  expect(await states()).toEqual(['left'])
})

test.each(['guest', 'user', 'member'] as const)(
  'a %s does not see how fetching goes',
  async (role) => {
    const caller = role === 'guest' ? app.guest : await app.as(role)
    expect((await caller.get('/api/v0/mail_in/')).status).toBe(role === 'guest' ? 401 : 403)
  },
)
