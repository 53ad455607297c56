import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appended, changedEntry, idsFor, moved, type Ordered, without } from './list-order.ts'

const start: Ordered<string> = { entries: ['A', 'B', 'C'], ids: ['a', 'b', 'c'] }

test('an entry and its id move together', () => {
  expect(moved(start, 0, 2)).toEqual({ entries: ['B', 'C', 'A'], ids: ['b', 'c', 'a'] })
  expect(moved(start, 2, 0)).toEqual({ entries: ['C', 'A', 'B'], ids: ['c', 'a', 'b'] })
})

test('beyond the ends nothing moves', () => {
  expect(moved(start, 0, -1)).toBe(start)
  expect(moved(start, 2, 3)).toBe(start)
})

test('entries are added at the end and taken from anywhere', () => {
  expect(appended(start, 'D', 'd').entries).toEqual(['A', 'B', 'C', 'D'])
  expect(without(start, 1)).toEqual({ entries: ['A', 'C'], ids: ['a', 'c'] })
})

test('what arrives late finds its entry where it stands by then, or nowhere', () => {
  const later = without(moved(start, 0, 2), 0)
  expect(changedEntry(later, 'a', 'A2')).toEqual(['C', 'A2'])
  expect(changedEntry(later, 'b', 'B2')).toBeUndefined()
})

test('a list set from elsewhere gets new ids', () => {
  expect(idsFor(2, ['a', 'b'], () => 'x')).toEqual(['a', 'b'])
  expect(idsFor(1, ['a', 'b'], () => 'x')).toEqual(['x'])
})

test('no move ever loses or doubles an entry', () => {
  const place = fc.integer({ min: -2, max: 5 })
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place)), (moves) => {
      const end = moves.reduce((order, [from, to]) => moved(order, from, to), start)
      expect([...end.entries].sort()).toEqual(['A', 'B', 'C'])
      expect(end.ids).toEqual(end.entries.map((entry) => entry.toLowerCase()))
    }),
  )
})
