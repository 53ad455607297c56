import { expect, test } from 'vitest'
import { LargeTotals } from './large-totals.ts'

test('an estimate is kept for half a minute and then forgotten', () => {
  let now = 0
  const totals = new LargeTotals(() => now)
  totals.keep('all bugs', 1_000_000)
  now = 29_999
  expect(totals.find('all bugs')).toBe(1_000_000)
  now = 30_000
  expect(totals.find('all bugs')).toBeUndefined()
})

test('the oldest question makes room for the newest', () => {
  const totals = new LargeTotals(() => 0)
  for (let n = 0; n <= 1000; n += 1) totals.keep(`question ${n}`, n)
  expect(totals.find('question 0')).toBeUndefined()
  expect(totals.find('question 1')).toBe(1)
  expect(totals.find('question 1000')).toBe(1000)
})
