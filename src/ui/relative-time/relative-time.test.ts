import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentMinute, onMinute } from './relative-time.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('every listener hears each minute through one timer', () => {
  const first = vi.fn()
  const second = vi.fn()
  const stops = [onMinute(first), onMinute(second)]
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(120_000)
  expect(first).toHaveBeenCalledTimes(2)
  expect(second).toHaveBeenCalledTimes(2)
  for (const stop of stops) stop()
})

test('the timer stops with the last listener and starts with the next', () => {
  const stop = onMinute(() => undefined)
  stop()
  expect(vi.getTimerCount()).toBe(0)
  const listener = vi.fn()
  const stopAgain = onMinute(listener)
  vi.advanceTimersByTime(60_000)
  expect(listener).toHaveBeenCalledOnce()
  stopAgain()
})

test('the minute changes only when a minute has passed', () => {
  vi.setSystemTime(new Date('2026-11-14T12:00:00Z'))
  const minute = currentMinute()
  vi.setSystemTime(new Date('2026-11-14T12:00:59Z'))
  expect(currentMinute()).toBe(minute)
  vi.setSystemTime(new Date('2026-11-14T12:01:00Z'))
  expect(currentMinute()).toBe(minute + 1)
})
