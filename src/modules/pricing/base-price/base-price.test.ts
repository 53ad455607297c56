import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basePrice, CONTENT_UNITS, type ContentUnit } from './base-price.ts'

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

const prices = fc.integer({ min: 0, max: 100_000_000 })
const amounts = fc.integer({ min: 1, max: 999_999_999 })
const decimal = (thousandths: number) => String(thousandths / 1000)

test('a base price is the exact one to half a cent, whole cents, never rounded down from a half', () => {
  fc.assert(
    fc.property(prices, amounts, fc.constantFrom(...CONTENT_UNITS), (price, amount, unit) => {
      const found = basePrice(price, { amount: decimal(amount), unit })
      if (!found) return
      const each = { mg: 1_000_000n, g: 1000n, ml: 1000n, cl: 100n, mm: 1000n, cm: 100n }
      const size = Object.entries(each).find(([name]) => name === unit)?.[1] ?? 1n
      // price × 1000 × size / amount is exact; twice the distance to it is at most one cent.
      const exact = BigInt(price) * 1000n * size
      const distance = 2n * (BigInt(found.price) * BigInt(amount) - exact)
      expect(Number.isSafeInteger(found.price)).toBe(true)
      expect(distance > -BigInt(amount) && distance <= BigInt(amount)).toBe(true)
    }),
    { seed: 17, numRuns: 1000 },
  )
})

test('the same content has one base price, in whatever unit it is given', () => {
  fc.assert(
    fc.property(prices, amounts, (price, amount) => {
      const inGrams = basePrice(price, { amount: String(amount), unit: 'g' })
      expect(basePrice(price, { amount: decimal(amount), unit: 'kg' })).toEqual(inGrams)
    }),
    { seed: 17 },
  )
})
