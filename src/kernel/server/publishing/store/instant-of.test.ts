import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toWallTime } from '#kernel/i18n/berlin-time.ts'
import { instantOf } from './store-schedule.ts'

test.each([
  ['2026-07-01T08:00', '2026-07-01T06:00:00.000Z'],
  ['2026-12-01T08:00', '2026-12-01T07:00:00.000Z'],
  // The night the clocks go forward: 2:30 does not exist and means an hour later.
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  // The night they go back: 2:30 comes twice, the first one counts.
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['2026-10-25T01:15:42Z', '2026-10-25T01:15:00.000Z'],
])('%s is %s', (minute, instant) => {
  expect(instantOf(minute).toISOString()).toBe(instant)
})

test('every instant of a year comes back from what clocks show, or the hour that is doubled', () => {
  const from = Date.parse('2026-01-01T00:00Z')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 525_600 }), (minutes) => {
      const instant = new Date(from + minutes * 60_000)
      const shown = toWallTime(instant.toISOString())
      const back = instantOf(`${shown?.day}T${shown?.time}`)
      const apart = instant.getTime() - back.getTime()
      expect([0, 3_600_000]).toContain(apart)
      if (apart > 0) expect(instant.toISOString()).toMatch(/^2026-10-25T01:/)
    }),
    { seed: 7 },
  )
})
