import { expect, test } from 'vitest'
import { columnsOf, stepInGrid } from './grid-steps.ts'

const from = (at: number) => ({ at, count: 10, columns: 4 })

test('the arrows move as the tiles lie, and stop at the edges', () => {
  expect(stepInGrid('ArrowRight', from(3))).toBe(4)
  expect(stepInGrid('ArrowDown', from(1))).toBe(5)
  expect(stepInGrid('ArrowUp', from(1))).toBeUndefined()
  expect(stepInGrid('ArrowDown', from(8))).toBeUndefined()
  expect(stepInGrid('ArrowLeft', from(0))).toBeUndefined()
  expect(stepInGrid('End', from(2))).toBe(9)
  expect(stepInGrid('a', from(2))).toBeUndefined()
})

test('columns are counted by where tiles stand', () => {
  const at = (offsetTop: number) => ({ offsetTop })
  expect(columnsOf([at(0), at(0), at(0), at(90)])).toBe(3)
  expect(columnsOf([at(0), at(0)])).toBe(2)
  expect(columnsOf([])).toBe(1)
})
