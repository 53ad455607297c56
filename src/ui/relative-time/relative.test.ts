import { expect, test } from 'vitest'
import { formatExact, formatRelative } from './relative.ts'

const NOW = Date.parse('2026-11-14T12:00:00Z')
const ago = (seconds: number) => formatRelative(NOW - seconds * 1000, NOW, 'de')

test.each([
  [0, 'jetzt'],
  [59, 'jetzt'],
  [60, 'vor 1 Minute'],
  [3599, 'vor 59 Minuten'],
  [3600, 'vor 1 Stunde'],
  [86_400, 'gestern'],
  [6 * 86_400, 'vor 6 Tagen'],
  [8 * 86_400, 'letzte Woche'],
  [45 * 86_400, 'letzten Monat'],
  [800 * 86_400, 'vor 2 Jahren'],
])('%i seconds ago reads "%s"', (seconds, text) => {
  expect(ago(seconds)).toBe(text)
})

test('the future is told as the future', () => {
  expect(formatRelative(NOW + 2 * 3_600_000, NOW, 'en')).toBe('in 2 hours')
})

test('the exact moment follows language and time zone', () => {
  expect(formatExact(NOW, { locale: 'de', timeZone: 'Europe/Berlin' })).toBe(
    'Sa., 14.11.2026, 13:00',
  )
  expect(formatExact(NOW, { locale: 'en-GB', timeZone: 'UTC' })).toBe('Sat, 14/11/2026, 12:00')
})
