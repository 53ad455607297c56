import { expect, test } from 'vitest'
import {
  fail,
  finish,
  IDLE,
  PROGRESS_DURATION,
  PROGRESS_TICK,
  type Progress,
  start,
  tick,
} from './progress.ts'

const ticks = (count: number, from: Progress, duration?: number) =>
  Array.from({ length: count }).reduce<Progress>((progress) => tick(progress, duration), from)

test('the bar starts empty and running', () => {
  expect(start()).toEqual({ percent: 0, state: 'running' })
})

test('half the duration fills half the bar', () => {
  const half = PROGRESS_DURATION / PROGRESS_TICK / 2
  expect(ticks(half, start()).percent).toBeCloseTo(50)
})

test('the bar finishes by itself above 95 percent, not at 95', () => {
  expect(ticks(19, start(), 2000)).toEqual({ percent: 95, state: 'running' })
  expect(ticks(20, start(), 2000)).toEqual({ percent: 100, state: 'finished' })
  expect(ticks(28, start()).state).toBe('running')
  expect(ticks(29, start()).state).toBe('finished')
})

test('time does not move a bar that is not running', () => {
  expect(tick(IDLE)).toBe(IDLE)
  expect(tick(finish(start()))).toEqual({ percent: 100, state: 'finished' })
  expect(tick(fail())).toEqual({ percent: 100, state: 'failed' })
})

test('a failed bar does not turn into a finished one', () => {
  expect(finish(fail())).toEqual({ percent: 100, state: 'failed' })
  expect(start().state).toBe('running')
})
