import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTENT_UNITS } from '#modules/pricing/base-price/base-price.ts'
import { type Content, contentOf, parseContent, writeContent } from './content.ts'
import { missingFacts } from './missing-facts.ts'

test.each([
  ['750 g', { amount: '750', unit: 'g' }],
  ['0,75l', { amount: '0.75', unit: 'l' }],
  [' 1.50 KG ', { amount: '1.5', unit: 'kg' }],
  ['2 qm', { amount: '2', unit: 'm²' }],
  ['0.125 kg', { amount: '0.125', unit: 'kg' }],
])('%j is read', (typed, content) => {
  expect(parseContent(typed)).toEqual(content)
})

test.each([
  '',
  '750',
  'g',
  '750 Stück',
  '1.000 g',
  '1,125 kg',
  '1.000,5 g',
  '0 g',
  '-1 g',
  '1e3 g',
  '1..2 g',
])('%j is not: nothing is guessed', (typed) => {
  expect(parseContent(typed)).toBeUndefined()
})

const contents: fc.Arbitrary<Content> = fc.record({
  amount: fc.integer({ min: 1, max: 999_999_999 }).map((thousandths) => String(thousandths / 1000)),
  unit: fc.constantFrom(...CONTENT_UNITS),
})

test('what is written into a cell is read as the same content', () => {
  fc.assert(
    fc.property(contents, (content) => {
      expect(parseContent(writeContent(content))).toEqual(content)
    }),
    { seed: 17 },
  )
})

const MAKER = { name: 'A', address: 'B', email: 'c@example.org' }
const described = (content: Content | null, own: readonly (Content | null)[]) => ({
  content,
  variants: own.map((one) => ({ ...VARIANT, content: one })),
  images: ['1'],
  maker: { ...MAKER, responsible_name: '', responsible_address: '', responsible_email: '' },
  summary: 'Kurz',
  groups: ['honey'],
})
const VARIANT = {
  ...{ _id: '1', sku: '', gtin: '', color: null, axes: [], price: 100, sale: null },
  ...{ weight: null, image: null, size: null },
}

test('content is missed where a group needs it and one variant has none', () => {
  const glass = { amount: '250', unit: 'g' } as const
  expect(missingFacts(described(null, [glass, null]), ['honey'])).toEqual(['content'])
  expect(missingFacts(described(null, [glass, null]), ['cups'])).toEqual([])
  expect(missingFacts(described(glass, [null, null]), ['honey'])).toEqual([])
  expect(missingFacts(described(null, [glass, glass]), ['honey'])).toEqual([])
})

test('a variant without a content of its own holds what the product says', () => {
  const [jar, tin] = [
    { amount: '250', unit: 'g' },
    { amount: '1', unit: 'kg' },
  ] as const
  expect(contentOf({ content: jar }, { content: tin })).toEqual(tin)
  expect(contentOf({ content: jar }, { content: null })).toEqual(jar)
})
