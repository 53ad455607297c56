import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { preferencesToken } from '#modules/subscribers/server/address-hash.ts'
import { sendForm } from '#modules/subscribers/server/test-subscribers.ts'
import { openSendings } from '#tests/sendings.ts'
import { readStatistics } from '../statistics.calls.ts'

const house = await openSendings()
const { app, admin, db, keyTo, makeSending, prepared, reached, read, step } = house
afterAll(() => house.close())

const WAIT = { timeout: 20_000 }
const figures = async (query: string) =>
  (await admin.get(`/api/v0/newsletter/stats/?${query}`)).parse(readStatistics.reply).stats

test('who leaves counts for the last mail they got by that list, and for no earlier one', async () => {
  const { id: first, name, list, template, emails } = await prepared(2)
  await step(first, 'start')
  await reached(first, 'finished')
  const second = (await makeSending({ template, lists: [list] }))._id
  await step(second, 'start')
  await reached(second, 'finished')
  const token = await house.wayOut(emails[0] ?? '', name)
  await app.guest.post('/api/v0/newsletter/unsubscribe', { token })
  await vi.waitFor(async () => expect((await read(second)).unsubscribed).toBe(1), WAIT)
  expect((await read(first)).unsubscribed).toBe(0)
  const stats = await figures(`sending=${second}`)
  expect(stats.unsubscribed).toMatchObject({ total: 1, rate: 0.5 })
  expect(stats.delivered.series.map(({ n }) => n)).toEqual([2])
})

test('who takes it back, or goes on under another address, has not left', async () => {
  const { id, name, emails } = await prepared(2)
  await step(id, 'start')
  await reached(id, 'finished')
  const [first = '', second = ''] = emails
  const token = await house.wayOut(first, name)
  await app.guest.post('/api/v0/newsletter/unsubscribe', { token })
  await vi.waitFor(async () => expect((await read(id)).unsubscribed).toBe(1), WAIT)
  const undo = await keyTo(first)
  expect((await app.guest.post('/api/v0/newsletter/verify', { token: undo })).status).toBe(200)
  await vi.waitFor(async () => expect((await read(id)).unsubscribed).toBe(0), WAIT)

  const { id: subscriber = '' } = (await house.subscriberOf(second)) ?? {}
  const path = `/Newsletter/subscribe/${preferencesToken(app.services.secret, subscriber)}`
  await sendForm(app.guest, path, { step: 'address', email: 'neu@example.org' })
  const moved = await keyTo('neu@example.org')
  await sendForm(app.guest, `/Newsletter/verify/${moved}`, {})
  expect(await house.statesOf(second)).toEqual({ [name]: 'unsubscribed' })
  // Until all that follows from it is done.
  await house.tend()
  expect((await read(id)).unsubscribed).toBe(0)
})

test('figures are those of a list and of a span of days, in Berlin', async () => {
  const { id, list } = await prepared(3)
  await step(id, 'start')
  await reached(id, 'finished')
  // Half past midnight in Berlin is still the day before elsewhere.
  await sql`update newsletter_sendings set began_at = '2026-03-01T23:30:00Z' where id = ${id}`.execute(
    db,
  )
  const day = 'from=2026-03-02&to=2026-03-02'
  expect((await figures(`list=${list}&${day}`)).audience).toMatchObject({
    total: 3,
    series: [{ at: '2026-03-02', n: 3 }],
  })
  expect((await figures(`list=${list}&from=2026-03-01&to=2026-03-01`)).audience.total).toBe(0)
  expect((await figures(`${day}&list=01890000-0000-7000-8000-000000000000`)).audience.total).toBe(0)
  expect((await figures('from=0001-01-01&to=9999-12-31')).audience.total).toBeGreaterThan(2)
})

test('an unknown sending has no figures, and a guest sees none', async () => {
  const unknown = '01890000-0000-7000-8000-000000000000'
  expect((await admin.get(`/api/v0/newsletter/stats/?sending=${unknown}`)).status).toBe(404)
  expect((await app.guest.get('/api/v0/newsletter/stats/')).status).toBe(401)
})
