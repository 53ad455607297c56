import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test, vi } from 'vitest'
import { grantMembers } from '#modules/pages/server/test-pages.ts'
import { preferencesToken } from '#modules/subscribers/server/address-hash.ts'
import { sendForm } from '#modules/subscribers/server/test-subscribers.ts'
import { openSendings, SENDING } from '#tests/sendings.ts'
import { readSeries } from '../series.calls.ts'

const house = await openSendings()
const { app, admin, db, addList, addSubscribers, got, makeTemplate, read, step, tend } = house
afterAll(() => house.close())

const path = (list: string) => `/api/v0/newsletter_list/${list}/series`
const seriesOf = async (list: string) => (await admin.get(path(list))).parse(readSeries.reply)

let made = 0
/** A list with a welcome and one mail three days later. */
async function withSeries() {
  made += 1
  const name = `folge${made}`
  const list = (await addList(name))._id
  const welcome = (await makeTemplate({ subject: `${name} hallo` }))._id
  const later = (await makeTemplate({ subject: `${name} danach` }))._id
  const follow_ups = [{ days: 3, template: later }]
  const set = await admin.put(path(list), { version: 1, welcome, follow_ups })
  expect(set.status, set.text).toBe(200)
  return { list, name, welcome, later, follow_ups, hello: `${name} hallo`, next: `${name} danach` }
}

/** As if so many days had passed for those who wait. */
async function pass(list: string, days: number) {
  await sql`update newsletter_recipients set due_at = due_at - make_interval(days => ${days})
    where list_id = ${list} and state = 'queued'`.execute(db)
  await tend()
}

/** Signs up, confirms, and stands in line. */
async function joins(email: string, list: string) {
  await house.join(email, { lists: [list] })
  await tend()
}

test('whoever confirms gets the welcome at once and the next mail after three days, each once', async () => {
  const { list, hello, next, welcome, follow_ups } = await withSeries()
  await joins('neu@example.org', list)
  await vi.waitFor(() => expect(got(hello)).toEqual(['neu@example.org']))
  await tend()
  await pass(list, 2)
  expect(got(next)).toEqual([])
  await pass(list, 1)
  await vi.waitFor(() => expect(got(next)).toEqual(['neu@example.org']))
  await pass(list, 400)
  await tend()
  expect([got(hello), got(next)]).toEqual([['neu@example.org'], ['neu@example.org']])
  const { list: stored, steps } = await seriesOf(list)
  expect(stored).toMatchObject({ welcome, follow_ups, version: 2 })
  expect(steps).toMatchObject([
    { days: 0, state: 'running', counts: { sent: 1 }, isOutdated: false },
    { days: 3, state: 'running', counts: { sent: 1 }, isOutdated: false },
  ])
})

test('who was there before, or was added by staff, gets nothing', async () => {
  const list = (await addList('Vorher'))._id
  await house.join('vorher@example.org', { lists: [list] })
  const welcome = (await makeTemplate({ subject: 'Nachzug' }))._id
  const set = await admin.put(path(list), { version: 1, welcome, follow_ups: [] })
  expect(set.status).toBe(200)
  await addSubscribers(['karte@example.org'], [list])
  await tend()
  expect(got('Nachzug')).toEqual([])
  expect((await seriesOf(list)).steps.map(({ counts }) => counts)).toEqual([{}])
})

test('whoever left before the next mail gets none', async () => {
  const { list, name, hello, next } = await withSeries()
  await joins('fort@example.org', list)
  await vi.waitFor(() => expect(got(hello)).toEqual(['fort@example.org']))
  const token = await house.wayOut('fort@example.org', name)
  await app.guest.post('/api/v0/newsletter/unsubscribe', { token })
  await pass(list, 3)
  await vi.waitFor(async () =>
    expect((await seriesOf(list)).steps[1]?.counts).toEqual({ skipped: 1 }),
  )
  expect(got(next)).toEqual([])
})

test('a process that is killed with mails in its hands loses none and sends none twice', async () => {
  const { list, next } = await withSeries()
  await joins('kill@example.org', list)
  await joins('zweifel@example.org', list)
  const { steps } = await seriesOf(list)
  const sending = steps[1]?.sending ?? ''
  const worker = uuidv7()
  await sql`insert into newsletter_workers (id, sending_id, seen_at)
    values (${worker}, ${sending}, now() - interval '1 minute')`.execute(db)
  for (const [email, state] of [
    ['kill@example.org', 'claimed'],
    ['zweifel@example.org', 'sending'],
  ] as const)
    await sql`update newsletter_recipients set state = ${state}, worker = ${worker},
        due_at = now(), begun_at = ${state === 'sending' ? new Date() : null}
      where sending_id = ${sending}
        and subscriber_id = ${(await house.subscriberOf(email))?.id}`.execute(db)
  await tend()
  await vi.waitFor(() => expect(got(next)).toEqual(['kill@example.org']))
  await tend()
  expect((await seriesOf(list)).steps[1]?.counts).toEqual({ sent: 1, uncertain: 1 })
  expect(got(next)).toEqual(['kill@example.org'])
})

test('a changed template is told, and goes out once it is taken over', async () => {
  const { list, welcome, follow_ups, hello } = await withSeries()
  const changed = { version: 1, subject: 'Ganz neu' }
  expect((await admin.put(`/api/v0/newsletter_template/${welcome}`, changed)).status).toBe(200)
  expect((await seriesOf(list)).steps.map(({ isOutdated }) => isOutdated)).toEqual([true, false])
  await joins('alt@example.org', list)
  await vi.waitFor(() => expect(got(hello)).toEqual(['alt@example.org']))
  const { version } = (await seriesOf(list)).list
  await admin.put(path(list), { version, welcome, follow_ups })
  expect((await seriesOf(list)).steps.map(({ isOutdated }) => isOutdated)).toEqual([false, false])
  await joins('frisch@example.org', list)
  await vi.waitFor(() => expect(got('Ganz neu')).toEqual(['frisch@example.org']))
  expect(got(hello)).toEqual(['alt@example.org'])
})

test('a mail that was taken away goes to nobody, and coming back it begins anew', async () => {
  const { list, welcome, follow_ups, next } = await withSeries()
  await joins('wartet@example.org', list)
  const set = async (follow: readonly object[]) => {
    const { version } = (await seriesOf(list)).list
    const answer = await admin.put(path(list), { version, welcome, follow_ups: follow })
    expect(answer.status).toBe(200)
  }
  const sending = (await seriesOf(list)).steps[1]?.sending ?? ''
  await set([])
  await pass(list, 3)
  expect(await read(sending)).toMatchObject({ state: 'cancelled', counts: { queued: 1 } })
  await set(follow_ups)
  await pass(list, 3)
  expect(got(next)).toEqual([])
  await joins('danach@example.org', list)
  await pass(list, 3)
  await vi.waitFor(() => expect(got(next)).toEqual(['danach@example.org']))
})

test('it can be paused and resumed, but ends only in the form, and is in no archive', async () => {
  const { list, hello } = await withSeries()
  const [first] = (await seriesOf(list)).steps
  const id = first?.sending ?? ''
  expect((await step(id, 'cancel')).status).toBe(409)
  expect((await step(id, 'pause')).status).toBe(200)
  await joins('geduldig@example.org', list)
  expect((await read(id)).counts).toEqual({ queued: 1 })
  expect((await step(id, 'resume')).status).toBe(200)
  await tend()
  expect(got(hello)).toEqual(['geduldig@example.org'])
  expect((await read(id)).state).toBe('running')
  const { version } = await read(id)
  expect((await admin.put(SENDING + id, { version, in_archive: 'yes' })).status).toBe(409)
  expect(await admin.get(`/api/v0/newsletter2/?list=${list}`)).toMatchObject({
    ...{ status: 200, json: { items: [] } },
  })
})

test('who takes a leaving back, or goes on under another address, is not greeted as new', async () => {
  const list = (await addList('Treue'))._id
  for (const email of ['treu@example.org', 'zieht@example.org'])
    await house.join(email, { lists: [list] })
  const welcome = (await makeTemplate({ subject: 'Treuegruss' }))._id
  const set = await admin.put(path(list), { version: 1, welcome, follow_ups: [] })
  expect(set.status, set.text).toBe(200)
  const token = await house.wayOut('treu@example.org', 'Treue')
  await app.guest.post('/api/v0/newsletter/unsubscribe', { token })
  const undo = await house.keyTo('treu@example.org', 1)
  expect((await app.guest.post('/api/v0/newsletter/verify', { token: undo })).status).toBe(200)
  const { id = '' } = (await house.subscriberOf('zieht@example.org')) ?? {}
  const preferences = `/Newsletter/subscribe/${preferencesToken(app.services.secret, id)}`
  await sendForm(app.guest, preferences, { step: 'address', email: 'zog@example.org' })
  const moved = await house.keyTo('zog@example.org')
  await sendForm(app.guest, `/Newsletter/verify/${moved}`, {})
  for (const email of ['treu@example.org', 'zog@example.org'])
    expect(await house.statesOf(email)).toEqual({ Treue: 'confirmed' })
  await tend()
  expect((await seriesOf(list)).steps.map(({ counts }) => counts)).toEqual([{}])
  // Who left for good and comes again is new.
  await app.guest.post('/api/v0/newsletter/unsubscribe', { token })
  await house.keyTo('treu@example.org', 2)
  await joins('treu@example.org', list)
  expect(got('Treuegruss')).toEqual(['treu@example.org'])
})

test('switched off, it waits; switched on again, it goes on when a person says so', async () => {
  const { list, hello, next } = await withSeries()
  await joins('aus@example.org', list)
  expect(got(hello)).toEqual(['aus@example.org'])
  await house.switchNewsletter(false)
  await pass(list, 3)
  await house.switchNewsletter(true)
  await tend()
  expect(got(next)).toEqual([])
  const { steps } = await seriesOf(list)
  expect(steps.map(({ state }) => state)).toEqual(['paused', 'paused'])
  expect((await step(steps[1]?.sending ?? '', 'resume')).status).toBe(200)
  await tend()
  expect(got(next)).toEqual(['aus@example.org'])
})

test('what does not fit is refused and changes nothing', async () => {
  const { list, welcome, later } = await withSeries()
  const twice = [1, 1].map((days) => ({ days, template: later }))
  const put = (body: object) => admin.put(path(list), { version: 2, welcome, ...body })
  expect(await put({ follow_ups: twice })).toMatchObject({
    ...{ status: 422, json: { code: 'same-day' } },
  })
  expect((await put({ follow_ups: [{ days: 0, template: later }] })).status).toBe(400)
  expect((await put({ version: 1, follow_ups: [] })).status).toBe(409)
  const unready = (await makeTemplate({ subject: '', modules: [] }))._id
  expect((await put({ welcome: unready, follow_ups: [] })).status).toBe(422)
  await grantMembers(admin, { sendings: ['view', 'edit'], subscribers: ['view'] })
  const member = await app.as('member')
  const refused = await member.put(path(list), { version: 2, welcome, follow_ups: [] })
  expect(refused).toMatchObject({ status: 403, json: { code: 'C100' } })
  await grantMembers(admin, {})
  expect((await seriesOf(list)).steps).toHaveLength(2)
  expect((await admin.get(path(uuidv7()))).status).toBe(404)
})
