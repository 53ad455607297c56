import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ROLES } from '#kernel/access/roles.ts'
import type { Endpoint } from '#kernel/contract/endpoint.ts'
import { mailSection } from '#kernel/contract/sections/mail.ts'
import { updateSection } from '#kernel/server/config/update-section.ts'
import { startTestSmtp } from '#kernel/server/mail/test-smtp.ts'
import { signupBody } from '#modules/auth/sign-up/server/test-signup.ts'
import { configureBugs, ROOT } from '#modules/bug-tracker/server/test-bugs.ts'
import { accountsOf, makeAccount, PASSWORD, setUpApp, signedInBrowser } from './accounts.ts'
import { allRoutes, knock } from './all-routes.ts'
import { type Caller, callerOf } from './caller.ts'
import { startTestApp } from './test-app.ts'

/** Every mail that carries a key or a private address, from its making to its end. */
const smtp = await startTestSmtp()
const app = await startTestApp({
  hasWorkers: true,
  env: { KONTOR_BASE_URL: 'http://kontor.example', KONTOR_PRIVATE_HOSTS: '127.0.0.1' },
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})
const db = accountsOf(app)
const forgetLimits = () => db.deleteFrom('rate_limits').execute()
beforeEach(forgetLimits)

const BOX = {
  uuid: '0198f0aa-0000-7000-8000-000000000001',
  _id: '0198f0aa-0000-7000-8000-000000000001',
  name: 'Laden',
  host: '127.0.0.1',
  port: smtp.port,
  secure: false,
  user: '',
  password: '',
  from: 'laden@example.org',
  reply_to: '',
}
/** So many mails with a key are asked for. */
const KINDS = 9
const LINK =
  /kontor\.example(\/(?:verify|resetpassword|reset2FA|adresse-bestaetigen)\?key=|\/fehler\/|\/Newsletter\/verify\/)([\w-]{22,43})(?![\w-])/

/** What was said and stored while the mails waited. */
const replies: { from: string; text: string }[] = []
let waiting = ''
let keys: string[] = []
let reset = { key: '', handle: '' }

beforeAll(async () => {
  await askForEverything()
  await vi.waitFor(async () => expect(await mails('kept')).toHaveLength(KINDS), WAIT)
  await listen()
  waiting = await dump()
  await setUpMailbox()
  await vi.waitFor(() => expect(smtp.received).toHaveLength(KINDS), WAIT)
  await vi.waitFor(async () => expect(await mails('sent')).toHaveLength(KINDS), WAIT)
  keys = smtp.received.map(({ raw }) => LINK.exec(decoded(raw))?.[2] ?? '')
  const asked = smtp.received.find(({ to }) => to[0] === reset.handle)
  reset.key = LINK.exec(decoded(asked?.raw ?? ''))?.[2] ?? ''
}, 180_000)

const WAIT = { timeout: 60_000, interval: 100 }

test('the mails that went out carry the real links', async () => {
  expect(keys.filter((key) => key.length >= 22)).toHaveLength(KINDS)
  expect(new Set(keys).size).toBe(KINDS)
  const password = 'kessel ufer mantel 63'
  const body = { key: reset.key, password, password2: password }
  const answer = await app.guest.post('/api/v0/auth/resetPassword', body)
  expect(answer.json).toEqual({ handle: reset.handle })
})

test('while a mail waits, no reply to anyone shows its key', () => {
  expect(replies.length).toBeGreaterThan(300)
  const told = replies.filter(({ text }) => keys.some((key) => text.includes(key)))
  expect(told.map(({ from }) => from)).toEqual([])
  const shown = replies.filter(({ from }) => from.startsWith('outbox mail'))
  expect(shown).toHaveLength(KINDS)
  for (const { text } of shown) expect(text).toContain('••••••')
})

test('while a mail waits, no column of any table holds its key in the clear', () => {
  expect(waiting.length).toBeGreaterThan(1000)
  expect(keys.filter((key) => waiting.includes(key))).toEqual([])
})

test('once a mail is sent, nothing of its key is left but the hash', async () => {
  const now = await dump()
  expect(keys.filter((key) => now.includes(key))).toEqual([])
  const { rows } = await sql<{ left: number }>`select count(sealed_key)::int as left
    from mails`.execute(db)
  expect(rows).toEqual([{ left: 0 }])
})

async function askForEverything(): Promise<void> {
  const admin = await app.as('admin')
  const [one, two, three, four] = await Promise.all([1, 2, 3, 4].map(() => makeAccount(app)))
  if (!one || !two || !three || !four) throw new Error('no accounts')
  await db.deleteFrom('mails').execute()
  reset = { key: '', handle: one.handle }
  await app.guest.post('/api/v0/auth/requestPasswordReset', { handle: one.handle })
  await app.guest.post('/api/v0/shop/requestPasswordReset', { handle: two.handle })
  await setUpApp(app, await signedInBrowser(app, three), three)
  const owner = await signedInBrowser(app, four)
  await owner.post('/api/v0/account/email', { handle: 'umzug@example.org', password: PASSWORD })
  // What else signing in and setting up caused to be mailed carries no key.
  await db.deleteFrom('mails').where('html', 'not like', '%?key=%').execute()
  const lost = { handle: three.handle, password: PASSWORD }
  await app.guest.post('/api/v0/shop/request2FAReset', lost)
  const wish = signupBody(app.services.secret, 'neu@example.org')
  expect((await app.guest.post('/api/v0/auth/signup', wish)).status).toBe(200)
  await admin.post('/api/v0/auth/', { handle: 'geladen@example.org' })
  await report(admin)
  await subscribe(admin)
}

/** A report from outside, answered by staff: its author gets the address of a private page. */
async function report(admin: Caller): Promise<void> {
  await configureBugs(admin, { reporting: 'anyone', confirm_addresses: true })
  await admin.post('/api/v0/bug_project/', { title: 'Website' })
  const given = { title: 'Seite bleibt weiß', body: 'Seit heute.', mail: 'eva@example.org' }
  const answer = await app.guest.post(`${ROOT}/report`, given)
  expect(answer.status).toBe(200)
  const { rows } = await sql<{ id: string }>`select id from bugs
    where reporter_mail = 'eva@example.org'`.execute(db)
  const words = { body: 'Wir sehen nach.', isInternal: false }
  await admin.post(`${ROOT}/${rows[0]?.id}/comments`, words)
}

/** Somebody whom staff wrote down without proof is asked whether they want the newsletter. */
async function subscribe(admin: Caller): Promise<void> {
  const list = await admin.post('/api/v0/newsletter_list/', { name: 'Neues', is_public: true })
  const [id] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(list.text) ?? []
  const wish = { email: 'leser@example.org', lists: [id] }
  expect((await admin.post('/api/v0/newsletter_subscriber/', wish)).status).toBe(200)
}

/** Everyone asks everything, with the ids of the mails and of a person they are about. */
async function listen(): Promise<void> {
  const admin = await app.as('admin')
  for (const { id } of await mails('kept')) {
    const { text } = await admin.get(`/api/v0/mail_outbox/${id}`)
    replies.push({ from: `outbox mail ${id}`, text })
  }
  const [mail] = await mails('kept')
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('handle', '=', reset.handle)
    .executeTakeFirstOrThrow()
  for (const role of ROLES) {
    const caller = role === 'guest' ? callerOf(app.url) : await app.as(role)
    await forgetLimits()
    for (const { endpoint } of allRoutes()) {
      if (!isReading(endpoint)) continue
      for (const id of [mail?.id ?? '', person.id]) {
        const path = endpoint.path.replaceAll(/:\w+/g, id)
        const { text } = await knock(caller, endpoint, path)
        replies.push({ from: `${role} ${endpoint.method} ${path}`, text })
        if (!endpoint.path.includes(':')) break
      }
    }
  }
}

function isReading({ method, path }: Endpoint): boolean {
  if (method === 'POST') return /getPageData|getData|search/i.test(path)
  return method === 'GET' && !path.includes('logout')
}

async function setUpMailbox(): Promise<void> {
  const admin = await app.steppedUp('admin')
  // Past the settings, which tell all admins of a new mailbox by mail.
  await updateSection(app.scope, mailSection, () => ({ mailboxes: [BOX] }))
  await forgetLimits()
  expect((await admin.post('/api/v0/mail_outbox/release', {})).json).toMatchObject({
    released: KINDS,
  })
}

/** Every row of every table, jobs included, as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`select quote_ident(schemaname) || '.' ||
    quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  const lines: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line
      from ${sql.raw(name)} t`.execute(db)
    lines.push(...rows.map(({ line }) => line))
  }
  return lines.join('\n')
}

function mails(state: 'kept' | 'sent') {
  return db.selectFrom('mails').select('id').where('state', '=', state).orderBy('id').execute()
}

function decoded(raw: string): string {
  return raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
}
