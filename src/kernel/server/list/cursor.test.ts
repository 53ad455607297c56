import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'

const place = fc.record({
  key: fc.option(
    fc.string().filter((value) => !value.includes('\0')),
    { nil: null },
  ),
  id: fc.uuid(),
})

test('what is written is read back', () => {
  fc.assert(
    fc.property(place, (given) => {
      expect(readCursor('-updated', writeCursor('-updated', given))).toEqual(given)
    }),
  )
})

test('a cursor is bound to the order it was made in', () => {
  const cursor = writeCursor('title', { key: 'a', id: '019a8b1e-0000-7000-8000-000000000001' })
  expect(() => readCursor('-title', cursor)).toThrow(/place in the list/)
})

test('a foreign text is refused, whatever it holds', () => {
  const foreign = [
    '',
    'x',
    '%%%',
    Buffer.from('null').toString('base64url'),
    Buffer.from('{"s":"title","k":1,"i":"x"}').toString('base64url'),
    Buffer.from('{"s":"title","k":"\\u0000","i":"019a8b1e-0000-7000-8000-000000000001"}').toString(
      'base64url',
    ),
    Buffer.from('{"__proto__":{"s":"title"}}').toString('base64url'),
  ]
  for (const cursor of foreign) {
    expect(() => readCursor('title', cursor)).toThrow(/place in the list/)
  }
})
