import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsToDecimal, parseMoney, writeMoney } from './money-input.ts'

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12,50', 1250],
  ['12.50', 1250],
  ['1.234', 123_400],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234.567,89', 123_456_789],
  ['-3,20', -320],
  ['−3,20', -320],
  ['1 234,50 €', 123_450],
  [',50', 50],
  ['0', 0],
  ['-0', 0],
])('in German %j is %i cents', (typed, cents) => {
  expect(parseMoney(typed, 'de')).toBe(cents)
})

test.each([
  ['1,234', 123_400],
  ['1,234.5', 123_450],
  ['12.50', 1250],
  ['12,50', 1250],
])('in English %j is %i cents', (typed, cents) => {
  expect(parseMoney(typed, 'en')).toBe(cents)
})

test.each([
  '',
  'abc',
  '12,345',
  '1.23.45',
  '1,2,3',
  '12,,5',
  '--3',
  '1.2345',
  '9'.repeat(20),
  '.',
  ',',
])('in German %j is no amount', (typed) => {
  expect(parseMoney(typed, 'de')).toBeUndefined()
})

test('what is written out is read back the same, in both languages', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e13, max: 1e13 }),
      fc.constantFrom('de', 'en'),
      (cents, lang) => {
        expect(parseMoney(writeMoney(cents, lang), lang)).toBe(cents)
      },
    ),
  )
})

test('machines read a decimal point and two digits', () => {
  expect(centsToDecimal(5)).toBe('0.05')
  expect(centsToDecimal(-123_450)).toBe('-1234.50')
})
