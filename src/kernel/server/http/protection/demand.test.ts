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

test('work that can wait does so until visitors have gone, it took too long, or it is not wanted', async () => {
  const demand = new Demand()
  const { signal } = new AbortController()
  const waited = async (mostMs: number, wanted: AbortSignal, visitors: number) => {
    const began = now
    const waiting = demand.letPass(mostMs, wanted)
    const coming = setInterval(() => come(demand, { perSecond: visitors, ms: 50 }), 1)
    await waiting
    clearInterval(coming)
    return now - began
  }
  expect(await waited(1000, signal, 1000)).toBe(0)
  come(demand, { perSecond: 1000, ms: 300 })
  expect(await waited(1000, signal, 1000)).toBeGreaterThanOrEqual(1000)
  expect(await waited(60_000, signal, 20)).toBeLessThan(10_000)
  come(demand, { perSecond: 1000, ms: 300 })
  expect(await waited(60_000, AbortSignal.abort(), 1000)).toBe(0)
})
