import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Demand } from './demand.ts'

let now = 0
beforeEach(() => {
  now = 1_000_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** So many requests a second, for a while. */
function come(demand: Demand, { perSecond, ms }: { perSecond: number; ms: number }) {
  for (let n = 0; n < (perSecond * ms) / 1000; n += 1) {
    now += 1000 / perSecond
    demand.note()
  }
}

test('a calm house gives way to nobody', () => {
  const demand = new Demand()
  expect(demand.isHigh()).toBe(false)
  come(demand, { perSecond: 100, ms: 1000 })
  expect(demand.isHigh()).toBe(false)
})

test('many visitors are noticed, also just after a turn of the clock, and forgotten once they have gone', () => {
  const demand = new Demand()
  come(demand, { perSecond: 1000, ms: 300 })
  for (let n = 0; n < 10; n += 1) {
    expect(demand.isHigh()).toBe(true)
    come(demand, { perSecond: 1000, ms: 17 })
  }
  now += 250
  expect(demand.isHigh()).toBe(false)
})
