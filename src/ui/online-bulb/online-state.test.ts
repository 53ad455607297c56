import { expect, test } from 'vitest'
import {
  DEFAULT_ONLINE_STATE,
  MINUTES_NEVER_ACTIVE,
  minutesSinceActive,
  onlineState,
} from './online-state.ts'

const NOW = Date.parse('2026-11-14T12:00:00Z')

test('under 5 minutes is online, 5 minutes and more are unknown', () => {
  expect(onlineState(0)).toBe('online')
  expect(onlineState(4.99)).toBe('online')
  expect(onlineState(5)).toBe('unknown')
})

test('a user seen a moment ago is online', () => {
  expect(onlineState({ last_active: '2026-11-14T11:55:01Z' }, NOW)).toBe('online')
  expect(onlineState({ last_active: '2026-11-14T11:55:00Z' }, NOW)).toBe('unknown')
})

test('no user is unknown', () => {
  expect(onlineState(null)).toBe('unknown')
  expect(onlineState(undefined)).toBe('unknown')
})

test('a missing or unreadable last_active counts as 9999 minutes', () => {
  expect(minutesSinceActive({}, NOW)).toBe(MINUTES_NEVER_ACTIVE)
  expect(minutesSinceActive({ last_active: null }, NOW)).toBe(9999)
  expect(minutesSinceActive({ last_active: 'never' }, NOW)).toBe(9999)
  expect(onlineState({}, NOW)).toBe('unknown')
})

test('the default is offline', () => {
  expect(DEFAULT_ONLINE_STATE).toBe('offline')
})
