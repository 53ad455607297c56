import { expect, test } from 'vitest'
import type { Hours } from '../config.ts'
import { hoursLines } from './opening-hours.ts'

const none = { de: '', en: '' }
const line = (days: Hours['days'], opens = '07:00', closes = '16:30'): Hours => ({
  days,
  opens,
  closes,
  note: none,
})

test('three days in a row are named from first to last', () => {
  expect(hoursLines([line(['mo', 'tu', 'we', 'th'])], 'de')).toEqual([
    { days: 'Montag bis Donnerstag', times: '7:00–16:30\u00a0Uhr' },
  ])
  expect(hoursLines([line(['mo', 'tu', 'we', 'th'])], 'en')).toEqual([
    { days: 'Monday to Thursday', times: '7:00–16:30' },
  ])
})

test('single days and gaps are named one by one, in the order of the week', () => {
  expect(hoursLines([line(['sa', 'mo', 'tu'])], 'de')[0]?.days).toBe('Montag, Dienstag, Samstag')
})

test('without times the note holds, and without a note it is closed', () => {
  const note = { de: 'nach Vereinbarung', en: 'by appointment' }
  expect(hoursLines([{ ...line(['sa'], '', ''), note }], 'de')[0]?.times).toBe('nach Vereinbarung')
  expect(hoursLines([line(['su'], '', '')], 'de')[0]?.times).toBe('geschlossen')
})
