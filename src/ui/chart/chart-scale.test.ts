import { expect, test } from 'vitest'
import { labelledPlaces, placeValues, roundTop } from './chart-scale.ts'

test.each([
  [0, 4],
  [4, 4],
  [7, 10],
  [10, 10],
  [13, 20],
  [21, 25],
  [260, 500],
  [999, 1000],
])('the scale above %i ends at %i', (greatest, top) => {
  expect(roundTop(greatest)).toBe(top)
})

test('values stand from left to right, zero on the ground and the top at the top', () => {
  const box = { width: 100, height: 50, top: 10 }
  expect(placeValues([0, 5, 10], box)).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 25 },
    { x: 100, y: 0 },
  ])
  expect(placeValues([5], box)).toEqual([{ x: 50, y: 25 }])
})

test('labels keep their distance', () => {
  expect(labelledPlaces(30, 6)).toEqual([0, 5, 10, 15, 20, 25])
  expect(labelledPlaces(3, 6)).toEqual([0, 1, 2])
  expect(labelledPlaces(0, 6)).toEqual([])
})
