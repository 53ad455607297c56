import { expect, test } from 'vitest'
import { type ShowingEntry, timesShown } from './showings.ts'

const day = (number: number) => `2026-06-${String(number).padStart(2, '0')}T00:00:00.000Z`

type Short = { at: number; from?: number; to?: number; isShown?: boolean }

const log = (...entries: Short[]): ShowingEntry[] =>
  entries.map(({ at, from = at, to, isShown = true }) => ({
    isShown,
    from: day(from),
    to: to === undefined ? null : day(to),
    recorded: day(at),
  }))
const span = (from: number, to?: number) => ({
  from: day(from),
  to: to === undefined ? null : day(to),
})
const OPEN = log({ at: 1 })

test('a product is shown from when it went online until it was taken off', () => {
  expect(timesShown(log({ at: 2 }, { at: 9, isShown: false }), OPEN)).toEqual([span(2, 9)])
  expect(timesShown(log({ at: 2 }), OPEN)).toEqual([span(2)])
  expect(timesShown([], OPEN)).toEqual([])
})

test('a window counts as it was planned, until another plan was recorded', () => {
  expect(timesShown(log({ at: 2, from: 5, to: 12 }), OPEN)).toEqual([span(5, 12)])
  const replanned = log({ at: 2, from: 5, to: 12 }, { at: 4, from: 8, to: 10 })
  expect(timesShown(replanned, OPEN)).toEqual([span(8, 10)])
})

test('nobody can claim to have been shown before it was recorded', () => {
  expect(timesShown(log({ at: 20, from: 1 }), OPEN)).toEqual([span(20)])
})

test('in a shop that is closed nothing is shown', () => {
  const shop = log({ at: 1 }, { at: 6, isShown: false }, { at: 10 })
  expect(timesShown(log({ at: 3 }), shop)).toEqual([span(3, 6), span(10)])
  expect(timesShown(log({ at: 3 }), [])).toEqual([])
})
