import fc from 'fast-check'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, describe, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { fromThousandths, toThousandths } from '../levels/quantity.ts'
import { commitStock, consumeStock, holdStock, releaseStock } from './api.ts'
import type { StockTables } from './tables.ts'
import { warehouseOf } from './test-stock.ts'

const shop = await openShop()
const { app, admin, page } = shop
const { stocked, move, level, change } = warehouseOf(shop)
afterAll(() => app.close())
const db = tablesOf<StockTables>(app.services.db)

const hold = (owner: string, lines: { variant: string; quantity: string }[]) =>
  change((unit) => holdStock(unit, { owner, lines }))
const commit = (cart: string, lines: { variant: string; quantity: string }[], order = uuidv7()) =>
  change((unit) => commitStock(unit, { cart, order, lines }))
const LANES = 5

/** Many at once, but no more than there are connections: waiting for one is another test's matter. */
async function inLanes<T>(count: number, work: (at: number) => Promise<T>) {
  const lane = async (first: number) => {
    const done: PromiseSettledResult<T>[] = []
    for (let at = first; at < count; at += LANES)
      done.push(...(await Promise.allSettled([work(at)])))
    return done
  }
  return (await Promise.all(Array.from({ length: LANES }, (_, first) => lane(first)))).flat()
}

describe('many want the same', () => {
  test('a hundred orders for one piece: one gets it, the others are told', async () => {
    const { variant } = await stocked('1')
    const all = await inLanes(100, () => commit(uuidv7(), [{ variant, quantity: '1' }]))
    const lost = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(lost).toHaveLength(99)
    for (const error of lost)
      expect(error).toMatchObject({ status: 409, code: 'sold_out', details: { available: '0' } })
    expect(await level(variant)).toMatchObject({
      committed: '1',
      available: '0',
      state: 'sold_out',
    })
  })

  test('a piece held for one is not sold to another', async () => {
    const { variant } = await stocked('1')
    const [mine, other] = [uuidv7(), uuidv7()]
    await hold(mine, [{ variant, quantity: '1' }])
    await expect(commit(other, [{ variant, quantity: '1' }])).rejects.toMatchObject({
      code: 'sold_out',
    })
    await hold(mine, [{ variant, quantity: '1' }])
    await commit(mine, [{ variant, quantity: '1' }])
    expect(await level(variant)).toMatchObject({ held: '0', committed: '1' })
  })

  test('lines of the same variant are one demand, whole or not at all', async () => {
    const [scarce, plenty] = [await stocked('3'), await stocked('9')]
    const lines = ['2', '2'].map((quantity) => ({ variant: scarce.variant, quantity }))
    const both = [{ variant: plenty.variant, quantity: '1' }, ...lines]
    await expect(commit(uuidv7(), both)).rejects.toMatchObject({ details: { available: '3' } })
    expect(await level(plenty.variant)).toMatchObject({ committed: '0' })
  })

  test('opposite orders of two things never wait in a circle', async () => {
    const [a, b] = [(await stocked('50')).variant, (await stocked('50')).variant]
    const all = await inLanes(40, (at) => {
      const lines = (at % 2 ? [a, b] : [b, a]).map((variant) => ({ variant, quantity: '1' }))
      return commit(uuidv7(), lines)
    })
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(40)
  })
})

describe('a hold', () => {
  test('that has run out frees itself in the next attempt, without a job', async () => {
    const { variant } = await stocked('1')
    const late = uuidv7()
    await hold(late, [{ variant, quantity: '1' }])
    await sql`update stock_holds set expires_at = now() - interval '1 second'
      where owner = ${late}`.execute(db)
    expect(await level(variant)).toMatchObject({ held: '0', available: '1' })
    await commit(uuidv7(), [{ variant, quantity: '1' }])
    await expect(commit(late, [{ variant, quantity: '1' }])).rejects.toMatchObject({
      code: 'sold_out',
    })
    const { rows } = await sql`select state from stock_holds where owner = ${late}`.execute(db)
    expect(rows).toEqual([{ state: 'released' }])
  })

  test('lasts a quarter of an hour and changes no page; an order does', async () => {
    const { variant, slug } = await stocked('1', { title: 'Krug' })
    const cart = uuidv7()
    await hold(cart, [{ variant, quantity: '1' }])
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from expires_at - created_at) / 60)::int as minutes
      from stock_holds where owner = ${cart}`.execute(db)
    expect(rows).toEqual([{ minutes: 15 }])
    expect((await page(`/shop/p/${slug}`)).text).toContain('Auf Lager')
    const order = uuidv7()
    await commit(cart, [{ variant, quantity: '1' }], order)
    expect((await page(`/shop/p/${slug}`)).text).toContain('Ausverkauft')
    await change((unit) => releaseStock(unit, order))
    expect((await page(`/shop/p/${slug}`)).text).toContain('Auf Lager')
  })
})

test('what was ordered leaves the shelf once, with a movement', async () => {
  const { variant } = await stocked('5')
  const order = uuidv7()
  await commit(uuidv7(), [{ variant, quantity: '2' }], order)
  for (let time = 0; time < 2; time += 1) await change((unit) => consumeStock(unit, order))
  expect(await level(variant)).toMatchObject({ on_hand: '3', committed: '0', available: '3' })
  const { json } = await admin.get(`/api/v0/stock/${variant}/movements?limit=1`)
  expect(json).toMatchObject({ items: [{ reason: 'sold', quantity: '-2', on_hand: '3' }] })
})

test('an order that grew leaves the shelf whole', async () => {
  const { variant } = await stocked('5')
  const order = uuidv7()
  for (const quantity of ['2', '1']) await commit(uuidv7(), [{ variant, quantity }], order)
  await change((unit) => consumeStock(unit, order))
  expect(await level(variant)).toMatchObject({ on_hand: '2', committed: '0', available: '2' })
})

test('nobody books away what is promised', async () => {
  const { variant } = await stocked('5')
  await commit(uuidv7(), [{ variant, quantity: '4' }])
  const promised = { status: 409, json: { code: 'promised' } }
  expect(await move(variant, '-2', 'lost')).toMatchObject(promised)
  const { version } = await level(variant)
  const lines = [{ variant, counted: '3', version }]
  expect(await admin.post('/api/v0/stock/count', { lines })).toMatchObject(promised)
  expect(await move(variant, '-1', 'lost')).toMatchObject({ status: 200 })
})

test('with the guard of the code off, the table still refuses', async () => {
  const { variant } = await stocked('1')
  const unguarded = () =>
    sql`update stock set committed = committed + 1000 where variant_id = ${variant}`.execute(db)
  const all = await inLanes(20, unguarded)
  const lost = all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(lost).toHaveLength(19)
  expect(lost.every((reason) => reason.includes('stock_never_oversold'))).toBe(true)
})

type Step =
  | { kind: 'hold' | 'commit'; owner: number; quantity: number }
  | { kind: 'release' | 'consume' | 'expire'; owner: number }
  | { kind: 'book'; quantity: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('hold' as const, 'commit' as const),
    owner: fc.nat(3),
    quantity: fc.integer({ min: 1, max: 4000 }),
  }),
  fc.record({
    kind: fc.constantFrom('release' as const, 'consume' as const, 'expire' as const),
    owner: fc.nat(3),
  }),
  fc.record({
    kind: fc.constant('book' as const),
    quantity: fc.integer({ min: -3000, max: 3000 }),
  }),
)

/** As plain as can be: what is there, and what each owner has of it. */
class Model {
  onHand = 5000
  readonly held = new Map<number, number>()
  readonly committed = new Map<number, number>()

  get free(): number {
    const sum = (some: Map<number, number>) => [...some.values()].reduce((a, b) => a + b, 0)
    return this.onHand - sum(this.held) - sum(this.committed)
  }

  /** Whether it is allowed. */
  take(next: Step): boolean {
    if (next.kind === 'book') {
      const isFine = next.quantity !== 0 && this.free + next.quantity >= 0
      if (isFine) this.onHand += next.quantity
      return isFine
    }
    const { owner } = next
    if (next.kind === 'hold' || next.kind === 'commit') return this.#reserve(next)
    if (next.kind === 'consume') this.onHand -= this.committed.get(owner) ?? 0
    if (next.kind !== 'consume') this.held.delete(owner)
    if (next.kind !== 'expire') this.committed.delete(owner)
    return true
  }

  #reserve({ kind, owner, quantity }: Extract<Step, { kind: 'hold' | 'commit' }>): boolean {
    const mine = this.held.get(owner) ?? 0
    if (this.free + mine < quantity) return false
    this.held.delete(owner)
    if (kind === 'hold') this.held.set(owner, quantity)
    else this.committed.set(owner, (this.committed.get(owner) ?? 0) + quantity)
    return true
  }
}

test('any row of steps ends as a plain model says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const { variant } = await stocked('5')
      const carts = Array.from({ length: 4 }, () => uuidv7())
      const orders = Array.from({ length: 4 }, () => uuidv7())
      const model = new Model()
      for (const next of steps) {
        const isAllowed = model.take(next)
        const done = await run(next, { variant, carts, orders })
        expect(done).toBe(isAllowed)
      }
      const { on_hand, available } = await level(variant)
      expect([toThousandths(on_hand), toThousandths(available)]).toEqual([model.onHand, model.free])
    }),
    { numRuns: 25, seed: 20_261_117 },
  )
})

type Participants = { variant: string; carts: string[]; orders: string[] }

async function run(next: Step, { variant, carts, orders }: Participants): Promise<boolean> {
  if (next.kind === 'book') {
    const { status } = await move(variant, fromThousandths(next.quantity), 'correction')
    return status === 200
  }
  const [cart = '', order = ''] = [carts[next.owner], orders[next.owner]]
  if (next.kind === 'expire') {
    await sql`update stock_holds set expires_at = now() where owner = ${cart}`.execute(db)
    return true
  }
  const work = change(async (unit) => {
    if (next.kind === 'hold' || next.kind === 'commit') {
      const lines = [{ variant, quantity: fromThousandths(next.quantity) }]
      if (next.kind === 'hold') await holdStock(unit, { owner: cart, lines })
      else await commitStock(unit, { cart, order, lines })
    } else if (next.kind === 'consume') await consumeStock(unit, order)
    else {
      await releaseStock(unit, cart)
      await releaseStock(unit, order)
    }
  })
  const [done] = await Promise.allSettled([work])
  return done.status === 'fulfilled'
}
