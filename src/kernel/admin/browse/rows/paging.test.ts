import { expect, test } from 'vitest'
import { cursorOf, hasNextPage, rangeOf, rememberNext, START } from './paging.ts'

const rows = (count: number) => Array.from({ length: count }, (_, place) => place)

test('the first page needs no cursor', () => {
  expect(cursorOf(START, 0)).toBeUndefined()
})

test('the way back is remembered', () => {
  const trail = rememberNext(rememberNext(START, 0, 'b'), 1, 'c')
  expect([0, 1, 2].map((page) => cursorOf(trail, page))).toEqual([undefined, 'b', 'c'])
})

test('a page whose end has moved forgets the pages behind it', () => {
  const trail = rememberNext(rememberNext(START, 0, 'b'), 1, 'c')
  expect(rememberNext(trail, 0, 'b2')).toEqual([undefined, 'b2'])
})

test('nothing changes when the way on is already known or there is none', () => {
  const trail = rememberNext(START, 0, 'b')
  expect(rememberNext(trail, 0, 'b')).toBe(trail)
  expect(rememberNext(trail, 1, null)).toBe(trail)
})

test('a page reached by its address has no cursor before it', () => {
  expect(rememberNext(START, 3, 'e')).toEqual([undefined, undefined, undefined, undefined, 'e'])
})

test('a cursor decides whether there is more; without one the count does', () => {
  expect(hasNextPage({ rows: rows(50), total: 50, next: 'x' }, 0)).toBe(true)
  expect(hasNextPage({ rows: rows(50), total: 99, next: null }, 0)).toBe(false)
  expect(hasNextPage({ rows: rows(50), total: 51 }, 0)).toBe(true)
  expect(hasNextPage({ rows: rows(1), total: 51 }, 1)).toBe(false)
})

test('the range counts from one', () => {
  expect(rangeOf({ rows: rows(50), total: 1234 }, 2)).toEqual({ from: 101, to: 150, total: 1234 })
  expect(rangeOf({ rows: [], total: 0 }, 0)).toBeUndefined()
})
