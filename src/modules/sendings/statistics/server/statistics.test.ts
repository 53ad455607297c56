import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { openSendings } from '#tests/sendings.ts'
import { readStatistics } from '../statistics.calls.ts'

const house = await openSendings()
const { app, admin, db, makeSending, prepared, reached, read, step } = house
afterAll(() => house.close())

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
  await vi.waitFor(async () => expect((await read(second)).unsubscribed).toBe(1), {
    timeout: 20_000,
  })
  expect((await read(first)).unsubscribed).toBe(0)
  const stats = await figures(`sending=${second}`)
  expect(stats.unsubscribed).toMatchObject({ total: 1, rate: 0.5 })
  expect(stats.delivered.series.map(({ n }) => n)).toEqual([2])
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
