import { expect, test } from 'vitest'
import { addRange, pageState, type Selection, toggleOne, togglePage } from './selection.ts'

const page = [
  ['a', 1],
  ['b', 2],
  ['c', 3],
] as const
const none: Selection<number> = new Map()
const names = (selection: Selection<number>) => [...selection.keys()]

test('a row is chosen and let go', () => {
  const chosen = toggleOne(none, ['b', 2])
  expect(names(chosen)).toEqual(['b'])
  expect(names(toggleOne(chosen, ['b', 2]))).toEqual([])
})

test('the head chooses the whole page, then lets it go', () => {
  const all = togglePage(toggleOne(none, ['b', 2]), page)
  expect(names(all).sort()).toEqual(['a', 'b', 'c'])
  expect(names(togglePage(all, page))).toEqual([])
})

test('rows of other pages stay chosen', () => {
  const other = toggleOne(none, ['z', 26])
  expect(names(togglePage(togglePage(other, page), page))).toEqual(['z'])
})

test('a range works in both directions', () => {
  expect(names(addRange(none, page, { from: 2, to: 1 }))).toEqual(['b', 'c'])
})

test('the head knows none, some and all', () => {
  expect(pageState(none, page)).toBe('none')
  expect(pageState(toggleOne(none, ['a', 1]), page)).toBe('some')
  expect(pageState(togglePage(none, page), page)).toBe('all')
})
