import { expect, test } from 'vitest'
import { heldRecords, isConfirmed } from './held-records.ts'

test('a report names only what is there', () => {
  expect(heldRecords({ records: { account: 1, mails: 0, sessions: 3 } })).toEqual([
    { key: 'account', count: 1 },
    { key: 'sessions', count: 3 },
  ])
})

test('only the whole address of the person confirms', () => {
  expect(isConfirmed(' Rosa@Example.org ', 'rosa@example.org')).toBe(true)
  expect(isConfirmed('rosa@example', 'rosa@example.org')).toBe(false)
  expect(isConfirmed('', 'rosa@example.org')).toBe(false)
})
