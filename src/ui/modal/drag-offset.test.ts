import { expect, test } from 'vitest'
import { clampOffset } from './drag-offset.ts'

const bounds = {
  origin: { x: 300, y: 100, width: 400, height: 200 },
  viewport: { width: 1000, height: 600 },
}

test('inside the screen the window follows the pointer', () => {
  expect(clampOffset({ x: 50, y: -40 }, bounds)).toEqual({ x: 50, y: -40 })
})

test('the window stops at every edge', () => {
  expect(clampOffset({ x: -999, y: -999 }, bounds)).toEqual({ x: -292, y: -92 })
  expect(clampOffset({ x: 999, y: 999 }, bounds)).toEqual({ x: 292, y: 292 })
})

test('a window larger than the screen keeps its head in sight', () => {
  const large = { ...bounds, origin: { x: 0, y: 0, width: 1200, height: 900 } }
  expect(clampOffset({ x: 500, y: 500 }, large)).toEqual({ x: 8, y: 8 })
})
