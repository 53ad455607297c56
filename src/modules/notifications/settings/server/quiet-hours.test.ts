import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toWallTime } from '#kernel/i18n/berlin-time.ts'
import { quietUntil } from './quiet-hours.ts'

const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minutes) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'),
  )
const moment = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('over midnight means from the evening to the next morning', () => {
  const quiet = { from: '22:00', to: '07:00' }
  expect(quietUntil(quiet, new Date('2026-07-01T21:00:00Z'))?.toISOString()).toBe(
    '2026-07-02T05:00:00.000Z',
  )
  expect(quietUntil(quiet, new Date('2026-07-02T04:59:00Z'))?.toISOString()).toBe(
    '2026-07-02T05:00:00.000Z',
  )
  expect(quietUntil(quiet, new Date('2026-07-02T05:00:00Z'))).toBeUndefined()
})

test('no hours, or hours without length, are never quiet', () => {
  expect(quietUntil(null, new Date())).toBeUndefined()
  expect(quietUntil({ from: '08:00', to: '08:00' }, new Date())).toBeUndefined()
})

test('quiet hours end in the future, within a day, at the hour that was chosen', () => {
  fc.assert(
    fc.property(clock, clock, moment, (from, to, now) => {
      const end = quietUntil({ from, to }, now)
      if (!end) return
      expect(end.getTime()).toBeGreaterThan(now.getTime() - 60_000)
      expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
      // Between two and three in the night of the last Sunday in March there is no such hour.
      if (!to.startsWith('02')) expect(toWallTime(end.toISOString())?.time).toBe(to)
    }),
    { seed: 1 },
  )
})

test('a moment is quiet by one order of the two hours and loud by the other', () => {
  fc.assert(
    fc.property(clock, clock, moment, (from, to, now) => {
      fc.pre(from !== to)
      const isQuiet = quietUntil({ from, to }, now) !== undefined
      expect(quietUntil({ from: to, to: from }, now) !== undefined).toBe(!isQuiet)
    }),
    { seed: 1 },
  )
})
