import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromWallTime, toWallTime } from '#kernel/i18n/berlin-time.ts'
import { parseDay } from './moment-inputs.tsx'

test.each([
  '14.11.2026',
  '14.11.26',
  '14/11/2026',
  '14-11-2026',
  '14112026',
  '141126',
  '2026-11-14',
  ' 14.11. ',
])('%j is the fourteenth of November', (typed) => {
  expect(parseDay(typed, 2026)).toBe('2026-11-14')
})

test.each(['', '31.2.2026', '0.1.2026', '14.13.2026', '14', 'morgen', '2026-02-30'])(
  '%j is no day',
  (typed) => {
    expect(parseDay(typed, 2026)).toBeNull()
  },
)

test('a moment shows in Berlin time, summer and winter', () => {
  expect(toWallTime('2026-07-01T10:00:00Z')).toEqual({ day: '2026-07-01', time: '12:00' })
  expect(toWallTime('2026-12-31T23:30:00Z')).toEqual({ day: '2027-01-01', time: '00:30' })
  expect(toWallTime('never')).toBeUndefined()
})

test('the hour that is left out becomes the one after it', () => {
  expect(fromWallTime({ day: '2026-03-29', time: '02:30' })).toBe('2026-03-29T01:30:00.000Z')
})

test('of the hour that comes twice the first is meant', () => {
  expect(fromWallTime({ day: '2026-10-25', time: '02:30' })).toBe('2026-10-25T00:30:00.000Z')
})

test('every minute outside the doubled hour survives the way to the screen and back', () => {
  const minute = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 })
  fc.assert(
    fc.property(minute, (minutes) => {
      const iso = new Date(minutes * 60_000).toISOString()
      const wall = toWallTime(iso)
      const again = wall && fromWallTime(wall)
      const late = Date.parse(iso) - Date.parse(again ?? '')
      expect([0, 3_600_000]).toContain(late)
      expect(toWallTime(again ?? '')).toEqual(wall)
    }),
  )
})
