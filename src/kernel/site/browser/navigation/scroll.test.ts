import { expect, test } from 'vitest'
import { SCROLL_OFFSET, scrollTarget } from './scroll.ts'

test('an element that is scrolled to stands 100 px below the edge', () => {
  expect(SCROLL_OFFSET).toBe(100)
  expect(scrollTarget(700, 0)).toBe(600)
  expect(scrollTarget(-300, 1000)).toBe(600)
})

test('what stands near the top scrolls to the top', () => {
  expect(scrollTarget(40, 0)).toBe(0)
})
