import fc from 'fast-check'
import { uuidv7 } from 'uuidv7'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { product } from '#modules/catalog/products/product.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { commitStock } from './api.ts'
import { warehouseOf } from './test-stock.ts'

const shop = await openShop()
const { app, admin, sell } = shop
const { move, level, change } = warehouseOf(shop)
afterAll(() => app.close())

type Item = z.output<typeof product.Wire>
const Items = z.object({ items: z.array(product.Wire) })
const SIZES = ['S', 'M', 'L']
const axes = [{ name: 'Größe', values: SIZES.map((value) => ({ value })) }]

const sized = (sizes: readonly string[], price = 8000) =>
  sell({ title: 'Dose', axes, variants: sizes.map((size) => ({ axes: [size], price })) })
const save = ({ _id, version }: Item, values: object) =>
  admin.put(`/api/v0/product/${_id}`, { ...values, version })
const saved = async (item: Item, values: object) => {
  const answer = await save(item, values)
  const [after] = Items.safeParse(answer.json).data?.items ?? []
  if (!after) throw new Error(answer.text)
  return after
}
const order = (variant: string, quantity = '1') =>
  change((unit) =>
    commitStock(unit, { cart: uuidv7(), order: uuidv7(), lines: [{ variant, quantity }] }),
  )
const idOf = (item: Item, size: string) =>
  item.variants.find((one) => one.axes[0] === size)?._id ?? ''
const withoutIds = (item: Item) => item.variants.map(({ _id, ...variant }) => variant)

describe('variants saved without their ids', () => {
  test('are those of the same kind, with their stock, their orders and their prices', async () => {
    const item = await sized(['S', 'M'])
    await move(idOf(item, 'S'), '5')
    await order(idOf(item, 'S'), '2')
    const after = await saved(item, { variants: withoutIds(item).toReversed() })
    expect([idOf(after, 'S'), idOf(after, 'M')]).toEqual([idOf(item, 'S'), idOf(item, 'M')])
    expect(await level(idOf(after, 'S'))).toMatchObject({
      on_hand: '5',
      committed: '2',
      policy: 'tracked',
    })
  })

  test('are those of the same article number where their kind is new', async () => {
    const item = await sell({ title: 'Dose', variants: [{ price: 100, sku: 'DO-1' }] })
    const variants = [{ price: 100, sku: 'do-1', axes: ['S'] }]
    const after = await saved(item, { axes, variants })
    expect(idOf(after, 'S')).toBe(item.variants[0]?._id)
  })

  test('strike no price above what was asked before', async () => {
    const item = await sell({ title: 'Dose', variants: [{ price: 8000 }] })
    const dearer = await saved(item, { variants: [{ price: 10_000 }] })
    const reduced = await saved(dearer, { variants: [{ price: 10_000, sale: { price: 9000 } }] })
    expect(reduced.price).toBe(9000)
    expect(reduced).not.toHaveProperty('strike_price')
  })
})

describe('a variant with stock or in open orders', () => {
  test.each([
    ['of which some is there', (id: string) => move(id, '1')],
    ['that is ordered, though nobody counts it', (id: string) => order(id)],
  ])('%s is not removed, and named', async (_, bind) => {
    const item = await sized(['S', 'M'])
    await bind(idOf(item, 'S'))
    const answer = await save(item, {
      variants: item.variants.filter(({ axes: [size] }) => size === 'M'),
    })
    expect(answer).toMatchObject({ status: 409, json: { code: 'in-use', variant: 'S' } })
    expect(answer.text).toContain('„S“')
    const [now] = (await admin.get(`/api/v0/product/${item._id}`)).parse(Items).items
    expect(now?.variants).toEqual(item.variants)
  })

  test('goes when nothing is left of it', async () => {
    const item = await sized(['S', 'M'])
    await move(idOf(item, 'S'), '1')
    await move(idOf(item, 'S'), '-1', 'damaged')
    const after = await saved(item, { variants: item.variants.slice(1) })
    expect(after.variants).toHaveLength(1)
  })

  test('is not taken from under an order that comes at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const item = await sized(['S', 'M'])
      const variant = idOf(item, 'S')
      const [removal, ordered] = await Promise.allSettled([
        save(item, { variants: item.variants.slice(1) }),
        order(variant),
      ])
      const isRemoved = removal.status === 'fulfilled' && removal.value.status === 200
      expect([isRemoved, ordered.status === 'fulfilled']).not.toEqual([true, true])
      if (!isRemoved) expect(await level(variant)).toMatchObject({ committed: '1' })
    }
  })
})

const Row = fc.record({
  size: fc.constantFrom(...SIZES),
  price: fc.constantFrom(5000, 8000, 10_000, 12_000),
  sale: fc.option(fc.constantFrom(4000, 7000, 9000), { nil: null }),
  /** Which of the variants there are it names, if any: also one of another size. */
  names: fc.option(fc.nat(2), { nil: null }),
})
type SavedRow = typeof Row extends fc.Arbitrary<infer R> ? R : never
const Save = fc.uniqueArray(Row, { minLength: 1, maxLength: 3, selector: ({ size }) => size })

test('whatever is saved, nothing in stock goes and no price is struck that was never the lowest', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Save, { minLength: 2, maxLength: 6 }), async (saves) => {
      let item = await sized(['S', 'M'])
      const stocked = idOf(item, 'M')
      await move(stocked, '3')
      // What visitors could read of each size, save by save.
      const read = new Map(SIZES.map((size) => [size, [] as number[]]))
      note(read, item)
      for (const rows of saves) {
        const answer = await save(item, { variants: rowsFor(item, rows) })
        if (answer.status === 200) item = answer.parse(Items).items[0] ?? item
        else expect(answer).toMatchObject({ status: 409, json: { code: 'in-use' } })
        expect(await level(stocked)).toMatchObject({ on_hand: '3' })
        note(read, item)
        mustBeHonest(item, read)
      }
    }),
    { seed: 17, numRuns: 25 },
  )
}, 120_000)

function rowsFor(item: Item, rows: readonly SavedRow[]) {
  const named = new Set<string>()
  return rows.map(({ size, price, sale, names }) => {
    const _id = names === null ? undefined : item.variants[names]?._id
    const isFree = _id !== undefined && !named.has(_id)
    if (isFree) named.add(_id)
    return { ...(isFree && { _id }), axes: [size], price, sale: sale && { price: sale } }
  })
}

function note(read: Map<string, number[]>, item: Item): void {
  for (const {
    axes: [size = ''],
    price,
    sale,
  } of item.variants)
    read.get(size)?.push(sale && sale.price < price ? sale.price : price)
}

/** The cheapest variant speaks for the product, so its struck price is the one to be seen. */
function mustBeHonest(item: Item, read: Map<string, number[]>): void {
  if (item.strike_price === undefined) return
  // A size there never was has no price of its own to go by.
  const lowest = item.variants.flatMap(({ axes: [size = ''], sale, price }) => {
    const prices = read.get(size) ?? []
    if (!sale || sale.price >= price || sale.price !== item.price) return []
    const before = prices.slice(0, prices.findLastIndex((one) => one !== sale.price) + 1)
    return [Math.min(...before)]
  })
  expect(item.strike_price).toBeLessThanOrEqual(Math.max(...lowest))
}
