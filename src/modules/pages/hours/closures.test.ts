import { expect, test } from 'vitest'
import type { Business } from '../config.ts'
import { closureLines } from './closures.ts'
import { publicHolidays, type STATES } from './public-holidays.ts'

const NO_NOTE = { de: '', en: '' }
const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr'] as const
type Facts = Pick<Business, 'closures' | 'holidays' | 'hours'>
const BASE: Facts = {
  closures: [],
  holidays: null,
  hours: [{ days: [...WEEKDAYS], opens: '07:00', closes: '16:30', note: NO_NOTE }],
}
const daysOf = (year: number, state: (typeof STATES)[number]) =>
  publicHolidays(year, state).map(({ day }) => day)

test.each([
  [2024, '2024-03-29', '2024-05-20'],
  [2025, '2025-04-18', '2025-06-09'],
  [2026, '2026-04-03', '2026-05-25'],
  [2038, '2038-04-23', '2038-06-14'],
])('in %d Good Friday and Whit Monday are where the calendar has them', (year, friday, monday) => {
  const days = daysOf(year, 'HH')
  expect(days).toContain(friday)
  expect(days).toContain(monday)
})

test.each([
  ['BE', 10],
  ['BW', 12],
  ['BY', 12],
  ['SN', 11],
  ['NI', 10],
  ['SL', 12],
] as const)('%s has its own holidays, %d in all', (state, count) => {
  expect(daysOf(2026, state)).toHaveLength(count)
})

test('the day of repentance is the Wednesday before 23 November', () => {
  expect(daysOf(2026, 'SN')).toContain('2026-11-18')
  expect(daysOf(2022, 'SN')).toContain('2022-11-16')
})

test('holidays of the business are told three weeks ahead, and go when they are over', () => {
  const note = { de: 'Sommerpause', en: 'Summer break' }
  const closures = [{ from: '2026-08-10', to: '2026-08-21', note }]
  const on = (day: string) => closureLines({ ...BASE, closures }, 'de', day)
  expect(on('2026-07-19')).toEqual([])
  expect(on('2026-07-20')).toEqual([{ title: 'Sommerpause', days: '10.08.2026 bis 21.08.2026' }])
  expect(on('2026-08-21')).toHaveLength(1)
  expect(on('2026-08-22')).toEqual([])
})

test('a public holiday is told where it changes something', () => {
  const facts: Facts = { ...BASE, holidays: 'HH' }
  // In 2025 the day of unity is a Friday, in 2026 a Saturday, when it is closed anyway.
  expect(closureLines(facts, 'de', '2025-09-30')).toEqual([
    { title: 'Tag der Deutschen Einheit', days: '03.10.2025 geschlossen' },
  ])
  expect(closureLines(facts, 'de', '2026-09-30')).toEqual([])
  expect(closureLines(BASE, 'de', '2025-09-30')).toEqual([])
})

test('a holiday within a longer closure is not told twice, and the year may turn', () => {
  const closures = [{ from: '2025-12-24', to: '2026-01-02', note: NO_NOTE }]
  expect(closureLines({ ...BASE, closures, holidays: 'BY' }, 'en', '2025-12-28')).toEqual([
    { title: 'Closed for holidays', days: expect.stringContaining('2026') },
    { title: 'Epiphany', days: expect.stringContaining('2026') },
  ])
})
