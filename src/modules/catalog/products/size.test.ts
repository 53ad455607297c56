import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSize, Size, sizeOf, sizeText, writeSize } from './size.ts'

const cm = (length: number, width: number, height: number | null = null) => ({
  length: length * 10,
  width: width * 10,
  height: height === null ? null : height * 10,
})

describe('what people write as a size', () => {
  test.each([
    ['30 × 20 × 5 cm', cm(30, 20, 5)],
    ['30x20x5cm', cm(30, 20, 5)],
    ['300 X 200 mm', cm(30, 20)],
    ['1,2 x 0,8 m', cm(120, 80)],
    ['30 cm * 20 cm * 4,5 cm', cm(30, 20, 4.5)],
    [' 4.5 × 4.5 cm ', cm(4.5, 4.5)],
  ])('%s', (typed, size) => {
    expect(parseSize(typed)).toEqual(size)
  })

  test.each([
    '',
    '30 cm',
    '30 x 20',
    '0 x 20 cm',
    '-1 x 2 cm',
    '1 x 2 x 3 x 4 cm',
    '20 x 1e3 mm',
    '11 x 1 m',
    'a x b cm',
  ])('%j is none', (typed) => {
    expect(parseSize(typed)).toBeUndefined()
  })

  test('what a cell holds is read as the same size', () => {
    const side = fc.integer({ min: 1, max: 10_000 })
    const sizes = fc.record({ length: side, width: side, height: fc.option(side, { nil: null }) })
    fc.assert(
      fc.property(sizes, (size) => {
        expect(parseSize(writeSize(size))).toEqual(Size.parse(size))
        expect(parseSize(sizeText(size, 'de'))).toBeDefined()
      }),
      { seed: 17 },
    )
  })
})

test('people read it with a comma, and a variant may be of another size', () => {
  const product = { size: cm(30, 20, 4.5) }
  expect(sizeText(product.size, 'de')).toBe('30 × 20 × 4,5 cm')
  expect(sizeOf(product, { size: null })).toBe(product.size)
  expect(sizeOf(product, { size: cm(1, 1) })).toEqual(cm(1, 1))
})
