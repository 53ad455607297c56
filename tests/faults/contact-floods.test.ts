import { connect, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { anyStaff } from '#kernel/access/rules.ts'
import { LIVE_PATH } from '#kernel/contract/admin/live-events.ts'
import { TYPED } from '#modules/applications/server/test-applications.ts'
import {
  FIELDS,
  formFields,
  MESSAGE,
  proof,
  sendForm,
} from '#modules/messages/server/test-messages.ts'
import { saveSection } from '#modules/pages/server/test-pages.ts'
import { readPrivacy } from '#modules/privacy/contract.ts'
import { cookieFor } from '../../faults/rig/cookie-for.ts'
import type { Answer } from '../caller.ts'
import { listenLive } from '../live-stream.ts'
import { startTestApp } from '../test-app.ts'

const app = await startTestApp()
const { guest } = app
const { db, secret, live } = app.services
const admin = await app.as('admin')
afterAll(() => app.close())
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(db)
})

const SOON = { timeout: 30_000 }
const MANY = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`field${at}`, 'x']))

/** How many rows there are of everything that visitors can leave behind. */
async function stored(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*)::int from messages) as messages,
      (select count(*)::int from applications) as applications,
      (select count(*)::int from privacy_consents) as consents,
      (select count(*)::int from analytics_actions) as actions`.execute(db)
  return rows[0]
}

/** Bodies with ten thousand fields, for everything that takes one from anybody. */
const FLOODS: readonly [string, () => Promise<Answer>][] = [
  ['message', () => guest.post(MESSAGE, { ...MANY, fields: FIELDS, captcha: proof(secret) })],
  [
    'fields of a message',
    () => guest.post(MESSAGE, { fields: { ...MANY, ...FIELDS }, captcha: proof(secret) }),
  ],
  ['form of a message', () => sendForm(guest, '/nachricht', { ...MANY, ...formFields(FIELDS) })],
  [
    'application',
    () =>
      guest.post('/api/v0/forms/jobs', {
        ...MANY,
        ...TYPED,
        consent: true,
        captcha: proof(secret),
      }),
  ],
  ['application with parts', () => guest.post('/api/v0/forms/jobs', parts())],
  ['seen', () => guest.post('/api/v0/analytics/seen', { ...MANY, path: '/' })],
  ['clicked', () => guest.post('/api/v0/analytics/clicked', { ...MANY, path: '/', href: 'tel:1' })],
  ['form of consents', () => sendForm(guest, '/Datenschutz/Einwilligungen', MANY)],
]

function parts(): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(MANY)) form.append(name, value)
  for (const [name, value] of Object.entries(TYPED)) form.append(name, value)
  return form
}

test.each(FLOODS)('ten thousand fields in %s are answered and leave nothing', async (_, flood) => {
  const before = await stored()
  const { status } = await flood()
  expect(status).toBeLessThan(500)
  await app.services.served.flush()
  expect(await stored()).toEqual(before)
  const genuine = await guest.post(MESSAGE, { fields: FIELDS, captcha: proof(secret) })
  expect(genuine.status).toBe(200)
})

test('ten thousand services that nobody offers are agreed to by none', async () => {
  await saveSection(admin, 'components.privacy', { features: { youtube: true } })
  const { version } = (await guest.get('/api/v0/privacy/')).parse(readPrivacy.reply)
  const accepted = Object.fromEntries(Object.keys(MANY).map((name) => [name, true]))
  const reply = await guest.post('/api/v0/privacy/consent', { version, accepted })
  expect(reply.status).toBeLessThan(500)
  expect(reply.headers.getSetCookie().join().length).toBeLessThan(500)
  const { rows } = await sql<{ accepted: string[] }>`select accepted from privacy_consents`.execute(
    db,
  )
  expect(rows.flatMap((row) => row.accepted)).toEqual([])
})

const PEOPLE = 25
const TABS = 20

test('five hundred tabs that read nothing keep nobody from hearing', async () => {
  const silent = await silentTabs()
  await expect.poll(() => live.size(), SOON).toBe(PEOPLE * TABS)
  const reader = await listenLive(app.url, await cookieOfSomebody())
  const news = Array.from({ length: 100 }, (_, at) => `thing-${at}`)
  await app.scope.change(async (change) => {
    for (const what of news) change.broadcast(what, { access: anyStaff })
  })
  await expect.poll(() => reader.heard().length, SOON).toBe(news.length + 1)
  expect((await admin.get(MESSAGE)).status).toBe(200)
  expect((await guest.get('/Impressum')).status).toBe(200)
  for (const socket of silent) socket.destroy()
  reader.close()
  await expect.poll(() => live.size(), SOON).toBe(0)
})

async function cookieOfSomebody(): Promise<string> {
  const { userId } = await app.as('member')
  return cookieFor(db, { userId, isStaff: true })
}

/** Connections that ask for the stream and then never take a byte of it. */
async function silentTabs(): Promise<Socket[]> {
  const { hostname, port, host } = new URL(app.url)
  const sockets: Socket[] = []
  for (let person = 0; person < PEOPLE; person++) {
    const cookie = await cookieOfSomebody()
    for (let tab = 0; tab < TABS; tab++) {
      const socket = connect(Number(port), hostname).on('error', () => undefined)
      socket.pause()
      socket.write(`GET ${LIVE_PATH} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`)
      sockets.push(socket)
    }
  }
  return sockets
}
