import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasTooManyValues } from './json-values.ts'

const LEAST = 1000

test.each([
  ['numbers', JSON.stringify(Array.from({ length: 2000 }, () => 0))],
  ['lists', '[]'.repeat(2000)],
  ['keys', JSON.stringify(Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [at, at])))],
  ['depth', '['.repeat(2000)],
])('too many %s are seen', (_name, json) => {
  expect(hasTooManyValues(json, 0)).toBe(true)
})

test('a list of thousands is seen wherever it stands, many short ones are not too many', () => {
  const numbers = (length: number) => Array.from({ length }, () => 0)
  const bodyLimit = 5_000_000
  const long = { before: [[1], 2], here: [{ list: numbers(6000) }], after: [] }
  expect(hasTooManyValues(JSON.stringify(long), bodyLimit)).toBe(true)
  const short = Array.from({ length: 40 }, () => ({ list: numbers(1000), more: [[]] }))
  expect(hasTooManyValues(JSON.stringify(short), bodyLimit)).toBe(false)
})

test('what stands inside a text is no value, whatever it contains', () => {
  const text = fc.string({
    unit: fc.constantFrom('"', '\\', ',', '[', '{', 'a', '\n'),
    minLength: LEAST,
    maxLength: 2 * LEAST,
  })
  fc.assert(
    fc.property(text, text, (one, two) => {
      expect(hasTooManyValues(JSON.stringify({ [one]: two, more: [one] }), 0)).toBe(false)
    }),
    { numRuns: 200, seed: 1 },
  )
})

test('a text that never ends is no reason to look further', () => {
  expect(hasTooManyValues(`"${',['.repeat(2000)}\\"`, 0)).toBe(false)
})
