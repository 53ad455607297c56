import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { verifyChain } from '#modules/consents/server/api.ts'
import type { ConsentTables } from '#modules/consents/server/tables.ts'
import { preferencesToken } from '#modules/subscribers/server/address-hash.ts'
import { sendForm } from '#modules/subscribers/server/test-subscribers.ts'
import { openSendings } from '#tests/sendings.ts'
import { readStatistics } from '../../statistics/statistics.calls.ts'

const house = await openSendings()
const { app, admin, db, smtp, join, keyTo, makeSending, makeTemplate, reached, step } = house
afterAll(() => house.close())

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Thunderbird/142.0',
}
const WAIT = { timeout: 20_000 }
const PIXEL = /\/api\/v0\/newsletter\/open\/[\w-]+\/[\w-]+/

let template = ''
let list = ''
beforeAll(async () => {
  await house.configure({ tracking: true })
  template = (await makeTemplate({ subject: 'Brot' }))._id
  list = (await house.lists())[0]?._id ?? ''
  await join('ja@example.org', { tracking: true })
  await join('nein@example.org')
})

async function sent(): Promise<string> {
  const { _id } = await makeSending({ template, lists: [list] })
  await step(_id, 'start')
  await reached(_id, 'finished')
  return _id
}

/** The address of the picture in the last newsletter to somebody; undefined where there is none. */
function pixelTo(email: string): string | undefined {
  const mails = smtp.received.filter(
    ({ to, raw }) => to[0] === email && raw.includes('Subject: Brot\r\n'),
  )
  const raw = mails.at(-1)?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
  expect(raw).toContain('<html')
  return PIXEL.exec(raw)?.[0]
}

async function figures(sending: string) {
  await app.services.served.flush()
  const answer = await admin.get(`/api/v0/newsletter/stats/?sending=${sending}`)
  const { stats, agreed } = answer.parse(readStatistics.reply)
  return { opens: stats.opens.total, rate: stats.opens.rate, agreed }
}

async function stepsOf(email: string): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`select action from consent_log
    join consent_records r using (id) where purpose = 'tracking' and r.email = ${email}
    order by seq`.execute(db)
  return rows.map(({ action }) => action)
}

async function preferences(email: string): Promise<string> {
  const { id = '' } = (await house.subscriberOf(email)) ?? {}
  return `/Newsletter/subscribe/${preferencesToken(app.services.secret, id)}`
}

test('only who agreed gets the picture, and it counts once for each recipient', async () => {
  expect(await house.subscriberOf('ja@example.org')).toMatchObject({ tracking: true })
  expect(await house.subscriberOf('nein@example.org')).toMatchObject({ tracking: false })
  const sending = await sent()
  expect(pixelTo('nein@example.org')).toBeUndefined()
  const path = pixelTo('ja@example.org') ?? ''
  expect(await figures(sending)).toEqual({ opens: 0, rate: 0, agreed: 1 })
  const { id = '' } = (await house.subscriberOf('ja@example.org')) ?? {}
  expect(path).not.toContain(id)
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await app.guest.get(path, BROWSER)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/gif')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  expect(await figures(sending)).toEqual({ opens: 1, rate: 1, agreed: 1 })
  expect((await house.read(sending)).opens).toBe(1)
  const seen = await sql`select from analytics_views where path = ''`.execute(db)
  expect(seen.rows).toEqual([])
})

test('scanners, Apple’s proxy, HEAD and forged addresses get the same picture and count nothing', async () => {
  const sending = await sent()
  const path = pixelTo('ja@example.org') ?? ''
  const other = path.replace(sending, '01890000-0000-7000-8000-000000000000')
  const last = path.endsWith('A') ? 'B' : 'A'
  const forged = [
    path.slice(0, -4) + last + path.slice(-3),
    other,
    '/api/v0/newsletter/open/x/y',
    `/api/v0/newsletter/open/${sending}/..%2f..%2f`,
  ]
  const good = (await app.guest.get(path, { 'user-agent': 'Mozilla/5.0' })).text
  await app.guest.get(path, { 'user-agent': 'MailScanner/2.1' })
  await app.guest.get(path, { ...BROWSER, 'sec-purpose': 'prefetch' })
  await app.guest.raw(path, { method: 'HEAD', headers: BROWSER })
  for (const made of forged) {
    const answer = await app.guest.get(made, BROWSER)
    expect([answer.status, answer.text]).toEqual([200, good])
  }
  expect(await figures(sending)).toMatchObject({ opens: 0 })
  expect(await house.subscriberOf('ja@example.org')).toMatchObject({ tracking: true })
  await app.guest.get(path, BROWSER)
  expect(await figures(sending)).toMatchObject({ opens: 1 })
})

test('it is taken back at once: for the next mail, and for those that are there', async () => {
  await join('doch@example.org', { tracking: true })
  const sending = await sent()
  const path = pixelTo('doch@example.org') ?? ''
  const page = await preferences('doch@example.org')
  expect((await app.guest.get(page)).text).toContain('name="tracking" checked=""')
  const done = await sendForm(app.guest, page, { step: 'tracking' })
  expect(done.text).toContain('Wir zählen nicht mehr')
  await app.guest.get(path, BROWSER)
  expect(await figures(sending)).toMatchObject({ opens: 0, agreed: 2 })
  await sent()
  expect(pixelTo('doch@example.org')).toBeUndefined()
  expect(pixelTo('ja@example.org')).toBeDefined()
  expect(await stepsOf('doch@example.org')).toEqual(['requested', 'confirmed', 'withdrawn'])
})

test('who opened is forgotten with it; what was counted stays a number', async () => {
  await join('vergessen@example.org', { tracking: true })
  const sending = await sent()
  await app.guest.get(pixelTo('vergessen@example.org') ?? '', BROWSER)
  expect(await figures(sending)).toMatchObject({ opens: 1 })
  await sendForm(app.guest, await preferences('vergessen@example.org'), { step: 'tracking' })
  await vi.waitFor(async () => {
    const { rows } = await sql`select from newsletter_recipients r
      join newsletter_subscribers p on p.id = r.subscriber_id
      where p.email = 'vergessen@example.org' and is_opened`.execute(db)
    expect(rows).toEqual([])
  }, WAIT)
  expect(await figures(sending)).toMatchObject({ opens: 1 })
})

test('agreeing later is confirmed by mail, for anybody may have the link', async () => {
  await join('spaeter@example.org')
  const page = await preferences('spaeter@example.org')
  expect((await app.guest.get(page)).text).not.toContain('name="tracking" checked')
  await house.forgetLimits()
  const asked = await sendForm(app.guest, page, { step: 'tracking', tracking: 'on' })
  expect(asked.text).toContain('Bis dahin zählen wir nichts')
  expect(await house.subscriberOf('spaeter@example.org')).toMatchObject({ tracking: false })
  const key = await keyTo('spaeter@example.org', 1)
  const path = `/Newsletter/verify/${key}`
  expect((await app.guest.get(path)).text).toContain('Öffnen zählen lassen')
  expect(await house.subscriberOf('spaeter@example.org')).toMatchObject({ tracking: false })
  expect((await sendForm(app.guest, path, {})).text).toContain('Vielen Dank')
  expect(await house.subscriberOf('spaeter@example.org')).toMatchObject({ tracking: true })
  expect(await stepsOf('spaeter@example.org')).toEqual(['requested', 'confirmed'])
  const { rows } = await sql<{ wording: string }>`select facts ->> 'wording' as wording
    from consent_records where email = 'spaeter@example.org' and facts ->> 'by' = 'preferences'`.execute(
    db,
  )
  expect(rows[0]?.wording).toContain('zählt, ob ich E-Mails des Newsletters öffne')
  expect(await verifyChain(tablesOf<ConsentTables>(db))).toMatchObject({ isWhole: true })
})

test('leaving the last list ends it as well, and coming back does not bring it along', async () => {
  await join('wieder@example.org', { tracking: true })
  const token = await house.wayOut('wieder@example.org')
  await app.guest.post('/api/v0/newsletter/unsubscribe', { token })
  expect(await house.subscriberOf('wieder@example.org')).toMatchObject({ tracking: false })
  await join('wieder@example.org')
  expect(await house.subscriberOf('wieder@example.org')).toMatchObject({ tracking: false })
  expect(await stepsOf('wieder@example.org')).toEqual(['requested', 'confirmed', 'withdrawn'])
})

test('a form asks apart and unticked, and nobody while the setting is off', async () => {
  const { text } = await app.guest.get('/Newsletter/subscribe')
  expect(text).toContain('name="tracking"')
  expect(text).not.toContain('name="tracking" checked')
  await house.configure({ tracking: false })
  expect((await app.guest.get('/Newsletter/subscribe')).text).not.toContain('name="tracking"')
  await join('aus@example.org', { tracking: true })
  expect(await house.subscriberOf('aus@example.org')).toMatchObject({ tracking: false })
  expect(await stepsOf('aus@example.org')).toEqual([])
  const sending = await sent()
  expect(pixelTo('ja@example.org')).toBeUndefined()
  expect(await figures(sending)).toEqual({ opens: 0, rate: 0, agreed: 0 })
  expect((await house.read(sending)).opens).toBeNull()
  // Taking it back is always possible.
  const page = await preferences('ja@example.org')
  expect((await app.guest.get(page)).text).toContain('name="tracking" checked=""')
})
