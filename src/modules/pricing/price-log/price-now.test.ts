import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PriceEntry, type PriceKind, priceNow } from './price-now.ts'

const DAY = 24 * 3600 * 1000
const START = Date.parse('2026-06-01T00:00:00.000Z')
const day = (at: number) => new Date(START + at * DAY).toISOString()

type Short = { price: number; from: number; to?: number; kind?: PriceKind; recorded?: number }
const entry = ({ price, from, to, kind = 'regular', recorded }: Short): PriceEntry => ({
  price,
  kind,
  from: day(from),
  to: to === undefined ? null : day(to),
  recorded: day(recorded ?? from),
})
const log = (...some: Short[]) => some.map(entry)
const sale = (price: number, from: number, to?: number): Short => ({
  price,
  from,
  to,
  kind: 'sale',
})

describe('a struck price', () => {
  test('is the lowest of the 30 days before the reduction', () => {
    const found = priceNow(log({ price: 10_000, from: 0 }, sale(8000, 60)), day(61))
    expect(found).toMatchObject({
      price: 8000,
      strike: { price: 10_000, percent: 20, since: day(60) },
    })
  })

  test('is not shown when the price was raised before it was lowered: 80, 100, 90', () => {
    const prices = log({ price: 8000, from: 0 }, { price: 10_000, from: 50 }, sale(9000, 60))
    expect(priceNow(prices, day(60))).toMatchObject({ price: 9000, strike: null })
  })

  test('forgets a low price that is more than 30 days old', () => {
    const prices = log({ price: 8000, from: 0 }, { price: 10_000, from: 20 }, sale(9000, 50))
    expect(priceNow(prices, day(50))?.strike).toMatchObject({ price: 10_000, percent: 10 })
  })

  test('of a second step is the price of the first', () => {
    const prices = log({ price: 10_000, from: 0 }, sale(9000, 60), sale(8000, 65))
    expect(priceNow(prices, day(66))?.strike).toEqual({ price: 9000, percent: 11, since: day(65) })
  })

  test('of a new product is the lowest it ever cost, and one that begins reduced has none', () => {
    const young = log({ price: 10_000, from: 0 }, sale(7500, 5))
    expect(priceNow(young, day(5))?.strike).toMatchObject({ price: 10_000, percent: 25 })
    expect(priceNow(log(sale(7500, 0)), day(1))).toMatchObject({ price: 7500, strike: null })
  })

  test('counts a short sale within the 30 days', () => {
    const prices = log({ price: 10_000, from: 0 }, sale(7000, 40, 45), sale(8000, 60))
    expect(priceNow(prices, day(50))).toMatchObject({ price: 10_000, strike: null })
    expect(priceNow(prices, day(60))).toMatchObject({ price: 8000, strike: null })
  })

  test('stays the same however long the sale lasts, also when it is written down anew', () => {
    const prices = log({ price: 10_000, from: 0 }, sale(8000, 60, 70), sale(8000, 70, 120))
    for (const at of [60, 69, 70, 110]) {
      expect(priceNow(prices, day(at))?.strike).toMatchObject({ price: 10_000, since: day(60) })
    }
  })

  test('is never announced as a larger percentage than it is', () => {
    const prices = log({ price: 1000, from: 0 }, sale(667, 60))
    expect(priceNow(prices, day(60))?.strike?.percent).toBe(33)
  })
})

describe('what nobody saw was no price', () => {
  const shown = (...spans: [number, number?][]) =>
    spans.map(([from, to]) => ({ from: day(from), to: to === undefined ? null : day(to) }))
  const prices = log({ price: 8000, from: 0 }, { price: 10_000, from: 20 }, sale(9000, 55))

  test('a price that was raised while it was hidden is no struck price', () => {
    expect(priceNow(prices, day(55))?.strike).toMatchObject({ price: 10_000 })
    expect(priceNow(prices, day(55), shown([0, 20], [55]))?.strike).toBeNull()
    expect(priceNow(prices, day(55), [])?.strike).toBeNull()
  })

  test('of the shown times within the 30 days the lowest counts', () => {
    expect(priceNow(prices, day(55), shown([0, 20], [50]))?.strike).toMatchObject({ price: 10_000 })
    const low = [
      ...log({ price: 10_000, from: 0 }, { price: 7000, from: 40, to: 42 }),
      ...log(sale(6000, 60)),
    ]
    expect(priceNow(low, day(60), shown([0]))?.strike).toMatchObject({ price: 7000 })
    expect(priceNow(low, day(60), shown([0, 40], [42]))?.strike).toMatchObject({ price: 10_000 })
  })

  test('a sale that began while it was hidden is one from when it is seen', () => {
    const hidden = log({ price: 10_000, from: 0 }, sale(9000, 21))
    expect(priceNow(hidden, day(60), shown([0, 20], [60]))?.strike).toBeNull()
    const { strike } = priceNow(hidden, day(45), shown([0, 20], [40])) ?? {}
    expect(strike).toMatchObject({ price: 10_000, since: day(40) })
  })

  test('the price itself does not depend on it', () => {
    expect(priceNow(prices, day(30), [])).toMatchObject({ price: 10_000, strike: null })
  })
})

describe('time alone', () => {
  test('begins and ends a sale, and it is known when', () => {
    const prices = log({ price: 10_000, from: 0 }, { ...sale(8000, 60, 70), recorded: 10 })
    expect(priceNow(prices, day(20))).toMatchObject({ price: 10_000, changes: day(60) })
    expect(priceNow(prices, day(60))).toMatchObject({ price: 8000, changes: day(70) })
    expect(priceNow(prices, day(70))).toMatchObject({ price: 10_000, changes: null })
  })

  test('nothing costs anything before its first entry', () => {
    expect(priceNow(log({ price: 10_000, from: 5 }), day(4))).toBeUndefined()
  })
})

test('an entry that claims an earlier day does not change what was paid before it was recorded', () => {
  const honest = log({ price: 8000, from: 0 }, { price: 10_000, from: 50 })
  const forged = [...honest, entry({ price: 20_000, from: 10, to: 55, recorded: 60 })]
  expect(priceNow([...forged, entry(sale(9000, 61))], day(61))).toMatchObject({ strike: null })
})

test('any log: the struck price is what somebody finds who looks at every day of the 30', () => {
  const kinds = fc.constantFrom<PriceKind>('regular', 'sale', 'promotion')
  const entries = fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 20 }),
      from: fc.integer({ min: 0, max: 80 }),
      length: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
      kind: kinds,
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(entries, fc.integer({ min: 0, max: 100 }), (some, now) => {
      const given = some.map(({ length, ...one }) =>
        entry({ ...one, to: length === undefined ? undefined : one.from + length }),
      )
      const costs = (at: number) =>
        given.findLast(({ from, to }) => from <= day(at) && (to === null || day(at) < to))
      const current = costs(now)
      let since = now
      while (costs(since - 1)?.price === current?.price && costs(since - 1)?.kind !== 'regular') {
        since -= 1
        if (since < 0) break
      }
      const before = Array.from({ length: 30 }, (_, at) => costs(since - 1 - at)?.price)
      const known = before.filter((price) => price !== undefined)
      const low = known.length > 0 ? Math.min(...known) : undefined
      const isReduced =
        current && current.kind !== 'regular' && low !== undefined && low > current.price
      expect(priceNow(given, day(now))?.price).toBe(current?.price)
      expect(priceNow(given, day(now))?.strike?.price).toBe(isReduced ? low : undefined)
    }),
    { numRuns: 1000, seed: 17 },
  )
})
