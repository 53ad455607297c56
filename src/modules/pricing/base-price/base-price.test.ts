import { expect, test } from 'vitest'
import { basePrice, type ContentUnit } from './base-price.ts'

test.each([
  { price: 450, content: { amount: '750', unit: 'g' }, found: { price: 600, unit: 'kg' } },
  { price: 1990, content: { amount: '0.75', unit: 'l' }, found: { price: 2653, unit: 'l' } },
  { price: 1990, content: { amount: '75', unit: 'cl' }, found: { price: 2653, unit: 'l' } },
  { price: 250, content: { amount: '250', unit: 'ml' }, found: { price: 1000, unit: 'l' } },
  { price: 1, content: { amount: '3', unit: 'kg' }, found: { price: 0, unit: 'kg' } },
  { price: 500, content: { amount: '1000', unit: 'mg' }, found: { price: 500_000, unit: 'kg' } },
  { price: 4990, content: { amount: '2.5', unit: 'm²' }, found: { price: 1996, unit: 'm²' } },
  { price: 700, content: { amount: '140', unit: 'cm' }, found: { price: 500, unit: 'm' } },
] as const)(
  '$price cents for $content.amount $content.unit are $found.price a $found.unit',
  (one) => {
    expect(basePrice(one.price, one.content)).toEqual(one.found)
  },
)

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
