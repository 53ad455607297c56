import { expect, test } from 'vitest'
import { DEFAULT_ONLINE_STATE, minutesSince, onlineState } from './online-state.ts'

const NOW = Date.parse('2026-11-15T12:00:00.000Z')
const ago = (ms: number) => ({ last_active: new Date(NOW - ms).toISOString() })

test('a person seen under five minutes ago is online', () => {
  expect(onlineState(ago(0), NOW)).toBe('online')
  expect(onlineState(ago(5 * 60_000 - 1), NOW)).toBe('online')
})

test('from five minutes on nobody can know', () => {
  expect(onlineState(ago(5 * 60_000), NOW)).toBe('unknown')
  expect(onlineState(ago(86_400_000), NOW)).toBe('unknown')
})

test('nobody at all is unknown', () => {
  expect(onlineState(undefined, NOW)).toBe('unknown')
  expect(onlineState(null, NOW)).toBe('unknown')
})

test('a person who was never seen counts as seen 9999 minutes ago', () => {
  expect(minutesSince(null, NOW)).toBe(9999)
  expect(onlineState({ last_active: null }, NOW)).toBe('unknown')
})

test('before anything is known a person is offline', () => {
  expect(DEFAULT_ONLINE_STATE).toBe('offline')
})
