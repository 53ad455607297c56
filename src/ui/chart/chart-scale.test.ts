import { expect, test } from 'vitest'
import {
  bandsIn,
  fieldsAround,
  freestPlace,
  labelledPlaces,
  placeMoments,
  placeValues,
  roundTop,
  scaleFigures,
} from './chart-scale.ts'

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

test('beside the scale stand whole figures only', () => {
  expect(scaleFigures(10)).toEqual([0, 5, 10])
  expect(scaleFigures(25)).toEqual([0, 25])
})

test('moments stand from left to right as far apart as they are, a single one in the middle', () => {
  expect(placeMoments([0, 1, 2], 100)).toEqual([0, 50, 100])
  expect(placeMoments([20, 21, 30], 100)).toEqual([0, 10, 100])
  expect(placeMoments([7], 100)).toEqual([50])
  expect(placeMoments([], 100)).toEqual([])
})

test('zero stands on the ground and the top at the top; a line may end before the places do', () => {
  expect(placeValues([0, 5, 10], [0, 50, 100, 200], { height: 50, top: 10 })).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 25 },
    { x: 100, y: 0 },
  ])
})

test('labels keep their distance, and the last place has one', () => {
  const evenly = Array.from({ length: 31 }, (_, index) => index * 10)
  expect(labelledPlaces(evenly, 60)).toEqual([0, 9, 15, 21, 30])
  expect(labelledPlaces([0, 90, 180], 60)).toEqual([0, 1, 2])
  expect(labelledPlaces([0, 80, 180], 60)).toEqual([0, 2])
  expect(labelledPlaces([0, 10, 20, 300], 60)).toEqual([0, 3])
  expect(labelledPlaces([0, 10, 20], 60)).toEqual([0])
  expect(labelledPlaces([50], 60)).toEqual([0])
  expect(labelledPlaces([], 60)).toEqual([])
})

test('a place is pointed at up to half way to the next one', () => {
  expect(fieldsAround([0, 20, 100], 100)).toEqual([
    { x: 0, width: 10 },
    { x: 10, width: 50 },
    { x: 60, width: 40 },
  ])
})

test('bands end where the drawing ends', () => {
  const bands = [
    { from: 5, to: 7 },
    { from: 12, to: 14 },
    { from: 19, to: 21 },
    { from: 26, to: 28 },
  ]
  expect(bandsIn(bands, [6, 10, 20], 140)).toEqual([
    { x: 0, width: 10 },
    { x: 60, width: 20 },
    { x: 130, width: 10 },
  ])
  expect(bandsIn(bands, [6], 140)).toEqual([])
})

test('the word of a line begins where the other line runs far away, or has ended', () => {
  const falling = [
    { x: 0, y: 0 },
    { x: 200, y: 100 },
  ]
  const short = [
    { x: 0, y: 60 },
    { x: 120, y: 20 },
  ]
  expect(freestPlace(falling, short, 200)).toBe(150)
  const long = [
    { x: 0, y: 90 },
    { x: 200, y: 90 },
  ]
  expect(freestPlace(falling, long, 200)).toBe(10)
})
