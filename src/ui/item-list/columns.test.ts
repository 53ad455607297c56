import { expect, test } from 'vitest'
import { columnsFor, isSeen, nextVisible } from './columns.ts'

test.each([
  [320, 1],
  [800, 1],
  [801, 2],
  [1200, 2],
  [1201, 3],
  [1600, 3],
  [1601, 3],
])('a width of %i px holds %i columns by default', (width, columns) => {
  expect(columnsFor(width)).toBe(columns)
})

test('the maximum caps every breakpoint and takes over above the last one', () => {
  expect(columnsFor(1500, 2)).toBe(2)
  expect(columnsFor(1600, 4)).toBe(3)
  expect(columnsFor(1601, 4)).toBe(4)
})

test('there is always at least one column', () => {
  expect(columnsFor(0)).toBe(1)
  expect(columnsFor(2000, 0)).toBe(1)
})

test('one scroll adds one row', () => {
  expect(nextVisible(6, 1, 100)).toBe(7)
  expect(nextVisible(6, 2, 100)).toBe(8)
  expect(nextVisible(6, 3, 100)).toBe(9)
})

test('a half full row is filled before the new one', () => {
  expect(nextVisible(6, 4, 100)).toBe(12)
})

test('never more items show than there are', () => {
  expect(nextVisible(6, 3, 7)).toBe(7)
  expect(nextVisible(7, 3, 7)).toBe(7)
})

test('a sliver of an item is not seen, half of it is', () => {
  expect(isSeen({ ratio: 0.1, visibleHeight: 20, screenHeight: 800 })).toBe(false)
  expect(isSeen({ ratio: 0.5, visibleHeight: 100, screenHeight: 800 })).toBe(true)
})

test('an item taller than the screen is seen when it fills half of it', () => {
  expect(isSeen({ ratio: 0.1, visibleHeight: 400, screenHeight: 800 })).toBe(true)
})
