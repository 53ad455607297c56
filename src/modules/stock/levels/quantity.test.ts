import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromThousandths, readQuantity, toThousandths } from './quantity.ts'

test('what is written is read back, to the thousandth', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (thousandths) => {
      expect(toThousandths(fromThousandths(thousandths))).toBe(thousandths)
    }),
  )
  expect([500, 1000, 1050, -2, 0].map(fromThousandths)).toEqual(['0.5', '1', '1.05', '-0.002', '0'])
})

test('people write a comma; nothing else that looks like a number is one', () => {
  expect(readQuantity(' 0,5 ', 'de')).toBe('0.5')
  for (const typed of ['-1', '1e3', '.5', '1.', '01', 'NaN', '1.0000'])
    expect(readQuantity(typed, 'de')).toBeUndefined()
})

test('a thousand is never taken for one', () => {
  expect(readQuantity('1.000', 'de')).toBeUndefined()
  expect(readQuantity('1,125', 'de')).toBe('1.125')
  expect(readQuantity('0.125', 'de')).toBe('0.125')
  expect(readQuantity('1,000', 'en')).toBeUndefined()
  expect(readQuantity('1.125', 'en')).toBe('1.125')
})
