import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readRecoveryKey, writeRecoveryKey } from '../../archives/server/recovery-key.ts'
import { surplus } from '../../archives/server/surplus.ts'
import { lastSlot, nextSlot } from './schedule.ts'

const daily = { rhythm: 'daily', hour: 2, weekday: 'sun' } as const

test('the hour is one of Berlin, in summer and in winter', () => {
  expect(nextSlot(daily, new Date('2026-07-01T10:20:00Z'))?.toISOString()).toBe(
    '2026-07-02T00:00:00.000Z',
  )
  expect(nextSlot(daily, new Date('2026-12-01T10:20:00Z'))?.toISOString()).toBe(
    '2026-12-02T01:00:00.000Z',
  )
  expect(lastSlot(daily, new Date('2026-12-01T01:05:00Z'))?.toISOString()).toBe(
    '2026-12-01T01:00:00.000Z',
  )
})

test('weekly means that weekday alone, and off means never', () => {
  const weekly = { rhythm: 'weekly', hour: 23, weekday: 'sun' } as const
  expect(nextSlot(weekly, new Date('2026-11-16T10:00:00Z'))?.toISOString()).toBe(
    '2026-11-22T22:00:00.000Z',
  )
  expect(nextSlot({ ...daily, rhythm: 'off' }, new Date())).toBeUndefined()
})

test('of a year of nightly backups the last days, weeks and months stay', () => {
  const all = Array.from({ length: 365 }, (_, index) => {
    const at = new Date(Date.UTC(2026, 10, 15, 1) - index * 86_400_000)
    return { name: at.toISOString().slice(0, 10), at }
  })
  const gone = new Set(surplus(all, { daily: 3, weekly: 2, monthly: 3 }))
  const kept = all.filter((backup) => !gone.has(backup)).map(({ name }) => name)
  expect(kept).toEqual([
    '2026-11-15',
    '2026-11-14',
    '2026-11-13',
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
  ])
})

test('the newest is never surplus, and what is missing is made up by older ones', () => {
  const some = ['2026-11-15', '2026-11-01', '2026-08-01'].map((name) => ({
    name,
    at: new Date(name),
  }))
  expect(surplus(some, { daily: 1, weekly: 0, monthly: 0 }).map(({ name }) => name)).toEqual([
    '2026-11-01',
    '2026-08-01',
  ])
  expect(surplus(some, { daily: 9, weekly: 0, monthly: 0 })).toEqual([])
})

test('a recovery key is read as it was written, however it is typed, but not with a typing error', () => {
  for (let count = 0; count < 50; count += 1) {
    const key = randomBytes(32)
    const text = writeRecoveryKey(key)
    expect(readRecoveryKey(text)?.equals(key)).toBe(true)
    const sloppy = text.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    expect(readRecoveryKey(sloppy)?.equals(key)).toBe(true)
  }
  const text = writeRecoveryKey(Buffer.alloc(32, 7))
  expect(
    readRecoveryKey(`${text.slice(0, -3)}${text.at(-3) === '2' ? '3' : '2'}${text.slice(-2)}`),
  ).toBeUndefined()
  expect(readRecoveryKey('kein Schlüssel')).toBeUndefined()
})
