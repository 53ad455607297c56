import { expect, test } from 'vitest'
import { closesAfter, liveRole, NOTIFICATION_DEFAULT_TYPE } from './notification.ts'

test('a notification is a success and lives for 3000 ms unless told otherwise', () => {
  expect(NOTIFICATION_DEFAULT_TYPE).toBe('success')
  expect(closesAfter({})).toBe(3000)
  expect(closesAfter({ type: 'warning' })).toBe(3000)
  expect(closesAfter({ type: 'notification', lifetime: 8000 })).toBe(8000)
})

test('one with something to do about it stays long enough to be reached', () => {
  expect(closesAfter({ hasAction: true })).toBe(10_000)
  expect(closesAfter({ hasAction: true, lifetime: 30_000 })).toBe(30_000)
})

test('an error stays until it is closed', () => {
  expect(closesAfter({ type: 'error' })).toBe(false)
  expect(closesAfter({ type: 'error', lifetime: 8000 })).toBe(false)
})

test('only an error interrupts', () => {
  expect(liveRole('error')).toBe('alert')
  expect(liveRole('success')).toBe('status')
  expect(liveRole('warning')).toBe('status')
  expect(liveRole('notification')).toBe('status')
})
