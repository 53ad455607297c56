import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Progress } from './progress.ts'
import { driveProgress, PROGRESS_LINGER } from './progress-driver.ts'

let seen: Progress[] = []
const last = () => seen.at(-1)

beforeEach(() => {
  seen = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('the bar moves every 100 ms', () => {
  const bar = driveProgress((progress) => seen.push(progress))
  bar.start()
  vi.advanceTimersByTime(99)
  expect(seen).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(seen).toHaveLength(2)
  expect(last()?.percent).toBeCloseTo(3.33)
})

test('left alone it finishes after its duration and then vanishes', () => {
  const bar = driveProgress((progress) => seen.push(progress))
  bar.start()
  vi.advanceTimersByTime(2900)
  expect(last()).toEqual({ percent: 100, state: 'finished' })
  vi.advanceTimersByTime(PROGRESS_LINGER)
  expect(last()?.state).toBe('idle')
})

test('a failure shows even after the bar has finished by itself', () => {
  const bar = driveProgress((progress) => seen.push(progress))
  bar.start()
  vi.advanceTimersByTime(10_000)
  bar.fail()
  expect(last()?.state).toBe('failed')
})

test('finishing a failed or idle bar changes nothing', () => {
  const bar = driveProgress((progress) => seen.push(progress))
  bar.finish()
  expect(seen).toEqual([])
  bar.start()
  bar.fail()
  bar.finish()
  expect(last()?.state).toBe('failed')
})

test('a second start begins again with a single clock', () => {
  const bar = driveProgress((progress) => seen.push(progress))
  bar.start()
  vi.advanceTimersByTime(1000)
  bar.start()
  expect(last()?.percent).toBe(0)
  const before = seen.length
  vi.advanceTimersByTime(100)
  expect(seen).toHaveLength(before + 1)
})

test('after stop nothing is reported', () => {
  const bar = driveProgress((progress) => seen.push(progress))
  bar.start()
  bar.stop()
  vi.advanceTimersByTime(10_000)
  expect(seen).toHaveLength(1)
})
