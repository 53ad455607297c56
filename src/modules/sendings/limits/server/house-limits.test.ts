import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { openSendings } from '#tests/sendings.ts'
import { HELD } from '../../sendings/sending-values.ts'
import { rampLimit } from './house-limits.ts'

const house = await openSendings()
const { configure, counted, db, got, prepared, reached, read, step, tend } = house
afterAll(() => house.close())

const NONE = { per_hour: 0, ramp: { per_day: 0, since: null } }
const allAgo = (time: string) =>
  sql`update newsletter_recipients set begun_at = begun_at - ${time}::interval
    where begun_at is not null`.execute(db)

beforeEach(async () => {
  await configure(NONE)
  await allAgo('3 days')
})

test('all sendings together keep to so many an hour, say so, and go on by themselves', async () => {
  await configure({ per_hour: 3 })
  const first = await prepared(2)
  const second = await prepared(4)
  await step(first.id, 'start')
  await reached(first.id, 'finished')
  await step(second.id, 'start')
  await counted(second.id, 'sent', 1)
  await tend()
  expect(await read(second.id)).toMatchObject({
    state: 'running',
    trouble: HELD.hour,
    counts: { sent: 1, queued: 3 },
  })
  await allAgo('2 hours')
  await tend()
  expect(await reached(second.id, 'finished')).toMatchObject({ trouble: '', counts: { sent: 4 } })
  expect(got(second.name)).toHaveLength(4)
})

test('a sender that is new begins with little, and doubles it every day', async () => {
  await configure({ ramp: { per_day: 2, since: dayInBerlin() } })
  const { id } = await prepared(5)
  await step(id, 'start')
  await counted(id, 'sent', 2)
  await tend()
  expect(await read(id)).toMatchObject({ trouble: HELD.ramp, counts: { sent: 2, queued: 3 } })
  await configure(NONE)
  await tend()
  expect((await reached(id, 'finished')).counts).toEqual({ sent: 5 })
})

test('twice as many each day, from the first day on, until it does not matter any more', () => {
  const ramp = { per_day: 100, since: '2026-11-18' }
  expect(rampLimit(ramp, '2026-11-17')).toBe(Number.POSITIVE_INFINITY)
  expect(rampLimit(ramp, '2026-11-18')).toBe(100)
  expect(rampLimit(ramp, '2026-11-21')).toBe(800)
  expect(rampLimit(ramp, '2027-03-01')).toBe(Number.POSITIVE_INFINITY)
  expect(rampLimit({ per_day: 100, since: null }, '2026-11-18')).toBe(Number.POSITIVE_INFINITY)
  expect(rampLimit({ per_day: 0, since: '2026-11-18' }, '2026-11-18')).toBe(
    Number.POSITIVE_INFINITY,
  )
})
