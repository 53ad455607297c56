import { expect, test } from 'vitest'
import { basePrice, type ContentUnit } from './base-price.ts'

test.each([
  [450, '750', 'g', 600, 'kg'],
  [1990, '0.75', 'l', 2653, 'l'],
  [1990, '75', 'cl', 2653, 'l'],
  [250, '250', 'ml', 1000, 'l'],
  [1, '3', 'kg', 0, 'kg'],
  [500, '1000', 'mg', 500_000, 'kg'],
  [4990, '2.5', 'm²', 1996, 'm²'],
  [700, '140', 'cm', 500, 'm'],
] as const)('%i cents for %s %s are %i a %s', (price, amount, unit, expected, per) => {
  expect(basePrice(price, { amount, unit })).toEqual({ price: expected, unit: per })
})

test.each<[string, ContentUnit]>([
  ['1', 'kg'],
  ['1000', 'g'],
  ['1.000', 'l'],
  ['0', 'g'],
])('%s %s need no base price', (amount, unit) => {
  expect(basePrice(450, { amount, unit })).toBeUndefined()
})

test('an amount that is no plain number is refused', () => {
  expect(() => basePrice(450, { amount: '1e3', unit: 'g' })).toThrow('quantity')
})
