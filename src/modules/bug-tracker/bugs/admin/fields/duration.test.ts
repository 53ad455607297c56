import { describe, expect, test } from 'vitest'
import { formatDuration, parseDuration } from './duration.ts'

const UNITS = { hours: 'Std.', minutes: 'Min.' }

describe('a duration', () => {
  test.each([
    ['90', 90],
    ['1:30', 90],
    ['0:05', 5],
    ['1,5 h', 90],
    ['1.25h', 75],
    ['2 Std.', 120],
    ['1 Std. 30 Min.', 90],
    ['1 h 30', 90],
    ['45 Min.', 45],
    ['  45 min ', 45],
  ])('%s is read as %d minutes', (typed, minutes) => {
    expect(parseDuration(typed)).toBe(minutes)
  })

  test.each(['', 'bald', '1:75', '-5', '1 Tag', '1,5'])('%j is no duration', (typed) => {
    expect(parseDuration(typed)).toBeUndefined()
  })

  test.each([0, 1, 59, 60, 61, 90, 600, 12_345])('%d is understood as it is written', (minutes) => {
    expect(parseDuration(formatDuration(minutes, UNITS))).toBe(minutes)
  })

  test('it is written with its units', () => {
    expect(formatDuration(90, UNITS)).toBe('1\u202fStd. 30\u202fMin.')
    expect(formatDuration(60, UNITS)).toBe('1\u202fStd.')
    expect(formatDuration(0, UNITS)).toBe('0\u202fMin.')
  })
})
