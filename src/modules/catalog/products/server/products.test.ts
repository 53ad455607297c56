import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { tablesOf } from '#kernel/server/database.ts'
import { noteDemo } from '#kernel/server/manifest/demo.ts'
import { STANDARD_VAT } from '#modules/shop/section/vat.ts'
import { describeNoun } from '#tests/describe-noun.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { CatalogTables } from '../../server/tables.ts'
import { product } from '../product.ts'

await describeNoun(product, {
  values: { title: 'Roggenbrot', variants: [written({ price: 450 })] },
  change: { title: 'Dinkelbrot', tags: ['Vollkorn'] },
  finds: 'Dinkelbrote',
})

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.as('admin')
const ROOT = '/api/v0/product/'
const Items = z.object({ items: z.array(product.Wire), numItems: z.int() })
const db = tablesOf<CatalogTables>(app.services.db)

function written(values: object) {
  return {
    sku: '',
    gtin: '',
    color: null,
    axes: [],
    sale: null,
    weight: null,
    image: null,
    content: null,
    size: null,
    price: 100,
    ...values,
  }
}

async function make(values: object = {}) {
  const answer = await admin.post(ROOT, { title: 'Brot', variants: [{ price: 450 }], ...values })
  const [item] = answer.parse(Items).items
  if (!item) throw new Error('nothing was made')
  return item
}

const change = (item: { _id: string; version: number }, values: object) =>
  admin.put(ROOT + item._id, { ...values, version: item.version })

describe('a product', () => {
  test('has an address of its own: made from the title, or typed and free', async () => {
    const [first, second] = [
      await make({ title: 'Süße Küsse' }),
      await make({ title: 'Süße Küsse' }),
    ]
    expect([first.slug, second.slug]).toEqual(['suesse-kuesse', 'suesse-kuesse-2'])
    expect(await change(second, { slug: 'suesse-kuesse' })).toMatchObject({
      status: 409,
      json: { code: 'address-taken', suggestion: 'suesse-kuesse-2' },
    })
    const [moved] = (await change(second, { slug: 'Kuss' })).parse(Items).items
    expect(moved).toMatchObject({ slug: 'kuss', href: '/shop/p/kuss' })
  })

  test('needs an article number nobody else has, whatever its case', async () => {
    await make({ variants: [{ price: 1, sku: 'BR-1' }] })
    const answer = await admin.post(ROOT, { title: 'X', variants: [{ price: 1, sku: 'br-1' }] })
    expect(answer).toMatchObject({ status: 409, json: { code: 'sku-taken' } })
    const twice = [written({ sku: 'A' }), written({ sku: 'A', axes: ['M'] })]
    expect((await admin.post(ROOT, { title: 'X', variants: twice })).status).toBe(422)
  })

  test('takes no variant away from another', async () => {
    const [mine, other] = [await make(), await make()]
    const stolen = other.variants.map((variant) => ({ ...variant, price: 1 }))
    expect((await change(mine, { variants: stolen })).status).toBe(400)
  })

  test('has variants that differ in every axis it declares', async () => {
    const axes = [{ name: 'Größe', values: [{ value: 'S' }, { value: 'M' }] }]
    const two = [written({ axes: ['S'] }), written({ axes: ['M'], price: 200 })]
    const item = await make({ axes, variants: two })
    expect(item.variants.map((one) => one.axes)).toEqual([['S'], ['M']])
    expect(item.price).toBe(100)
    for (const wrong of [['S'], ['L'], []]) {
      const variants = [written({ axes: ['S'] }), written({ axes: wrong })]
      expect((await admin.post(ROOT, { title: 'X', axes, variants })).status).toBe(422)
    }
  })

  test.each([
    { online_from: '2026-12-02T00:00:00Z', online_to: '2026-12-01T00:00:00Z' },
    { variants: [{ price: -1 }] },
    { variants: [{ price: 1.5 }] },
    { variants: [] },
    { variants: [{ price: 1, gtin: '4006381333932' }] },
    { content: { amount: '0', unit: 'g' } },
    { content: { amount: '5', unit: 'Stück' } },
    { variants: [{ price: 1, content: { amount: '5', unit: '' } }] },
    { order_quantity: { min: '2', max: '1', step: '1' } },
    { strike_price: 100 },
    { price: 100 },
    { online_state: 'online' },
  ])('refuses %j', async (values) => {
    const answer = await admin.post(ROOT, { title: 'X', variants: [{ price: 1 }], ...values })
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid' } })
  })

  test('tells which groups need a base price, those below them included', async () => {
    const made = async (values: object) =>
      Object((await admin.post('/api/v0/product_group/', values)).json).items[0]._id
    const food = await made({ title: 'Lebensmittel', needs_base_price: true })
    const jam = await made({ title: 'Marmelade', parent: food })
    const cups = await made({ title: 'Tassen' })
    const { base_price_groups: found } = Object((await admin.get(`${ROOT}choices`)).json)
    expect(found).toEqual(expect.arrayContaining([food, jam]))
    expect(found).not.toContain(cups)
  })

  test.each(['vat_group', 'shipping_group'])('names only a %s there is', async (name) => {
    const id = '019a8f00-0000-7000-8000-00000000dead'
    const values = { title: 'X', variants: [{ price: 1 }], [name]: id }
    expect(await admin.post(ROOT, values)).toMatchObject({
      status: 422,
      json: { code: 'reference' },
    })
  })

  test('is found by online state, VAT group and words', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const values = { title: 'Käsekuchen', state: 'online', vat_group: STANDARD_VAT }
    const item = await make({
      ...values,
      online_from: soon,
      variants: [{ price: 1, sku: 'KK-77' }],
    })
    expect(item.online_state).toBe('scheduled')
    const ids = async (query: string) =>
      (await admin.get(`${ROOT}?${query}`)).parse(Items).items.map(({ _id }) => _id)
    expect(await ids('online_state=scheduled')).toContain(item._id)
    expect(await ids('online_state=online&online_state=draft')).not.toContain(item._id)
    expect(await ids(`vat_group=${STANDARD_VAT}`)).toEqual([item._id])
    for (const word of ['Kaesekuchen', 'kasekuchen', 'Käsekuchn', 'KK-77', 'kuchen'])
      expect(await ids(`search=${encodeURIComponent(word)}`), word).toContain(item._id)
  })

  test('is copied as a draft without numbers and sales', async () => {
    const item = await make({
      state: 'online',
      tags: ['neu'],
      variants: [{ price: 900, sku: 'ORIG-1', sale: { price: 800, from: null, to: null } }],
    })
    const [copy] = (await admin.post(`${ROOT}${item._id}/duplicate`)).parse(Items).items
    expect(copy).toMatchObject({ title: 'Brot (Kopie)', state: 'draft', tags: ['neu'] })
    expect(copy?.variants).toMatchObject([{ sku: '', sale: null, price: 900 }])
  })
})

test('many are changed at once, after a look at what becomes of them', async () => {
  const items = [await make(), await make({ variants: [{ price: 399 }] })]
  const ids = items.map(({ _id }) => _id)
  const wish = { ids, change: { price_percent: '10', price_ending: 99, add_tags: ['Aktion'] } }
  const tried = (await admin.post('/api/v0/batch/product/edit/', { ...wish, dry_run: true })).json
  expect(tried).toMatchObject({ changed: 2, items: [{ after: { tags: ['Aktion'] } }, {}] })
  expect((await admin.get(ROOT + ids[0])).parse(Items).items[0]).toEqual(items[0])
  await admin.post('/api/v0/batch/product/edit/', wish)
  const now = (await admin.post('/api/v0/batch/product/', { ids })).parse(Items).items
  expect(now.map(({ price }) => price)).toEqual([499, 499])
})

describe('the log of prices', () => {
  test('holds every change, and nothing rewrites it', async () => {
    const item = await make()
    const [variant] = item.variants
    const dearer = await change(item, { variants: [{ ...variant, price: 500 }] })
    await change({ ...item, version: 2 }, { title: 'Anders' })
    expect(dearer.parse(Items).items[0]?.price).toBe(500)
    const { items } = z
      .object({ items: z.array(z.looseObject({})) })
      .parse((await admin.get(`${ROOT}${item._id}/prices`)).json)
    expect(items).toMatchObject([{ price: 500, kind: 'regular' }, { price: 450 }])
    for (const sin of [sql`update product_prices set price = 1`, sql`delete from product_prices`])
      await expect(sin.execute(db)).rejects.toThrow('written once')
    await admin.remove(ROOT + item._id)
    expect(await count(item._id)).toBe(2)
  })

  test('goes for goods of the demo alone, and not before they do', async () => {
    const [real, invented] = [await make(), await make()]
    await app.scope.change(({ kernel }) => noteDemo(kernel, 'product', [{ id: invented._id }]))
    const erase = (id: string) => db.deleteFrom('products').where('id', '=', id).execute()
    const forget = (id: string) =>
      db.deleteFrom('product_prices').where('product_id', '=', id).execute()
    await expect(forget(invented._id)).rejects.toThrow('written once')
    await erase(real._id)
    await expect(forget(real._id)).rejects.toThrow('written once')
    await erase(invented._id)
    await forget(invented._id)
    expect([await count(real._id), await count(invented._id)]).toEqual([1, 0])
  })

  const count = async (id: string) =>
    (await db.selectFrom('product_prices').select('id').where('product_id', '=', id).execute())
      .length
})

describe('a struck price', () => {
  const DAY = 24 * 3_600_000
  const ago = (days: number) => new Date(Date.now() - days * DAY)
  const sale = { price: 80, from: null, to: null }

  /** Online for 40 days at 100 cents, as if the logs had been kept all the time. */
  async function oldProduct(shownDays: number) {
    const item = await make({ state: 'online', variants: [{ price: 100 }] })
    const id = item._id
    const [variant] = item.variants
    await sql`insert into product_prices (product_id, variant_id, price, kind, valid_from, recorded_at)
      overriding system value
      values (${id}, ${variant?._id}, 100, 'regular', ${ago(40)}, ${ago(40)})`.execute(db)
    for (const one of [id, null])
      await sql`insert into product_showings (product_id, is_shown, shown_from, recorded_at)
        values (${one}::uuid, true, ${ago(shownDays)}, ${ago(shownDays)})`.execute(db)
    return item
  }

  test('follows from the log when a sale begins, and no call takes one', async () => {
    const item = await oldProduct(40)
    const variants = [{ ...item.variants[0], sale }]
    const [reduced] = (await change(item, { variants })).parse(Items).items
    expect(reduced).toMatchObject({ price: 80, strike_price: 100, strike_percent: 20 })
    const forged = await change({ ...item, version: 2 }, { strike_price: 200 })
    expect(forged).toMatchObject({ status: 400, json: { code: 'invalid' } })
    const inVariant = [{ ...variants[0], strike_price: 200 }]
    expect((await change({ ...item, version: 2 }, { variants: inVariant })).status).toBe(400)
  })

  test('stays when the sale is prolonged', async () => {
    const item = await oldProduct(40)
    await change(item, { variants: [{ ...item.variants[0], sale }] })
    const longer = { ...sale, to: new Date(Date.now() + DAY).toISOString() }
    const [after] = (
      await change({ ...item, version: 2 }, { variants: [{ ...item.variants[0], sale: longer }] })
    ).parse(Items).items
    expect(after).toMatchObject({ price: 80, strike_price: 100 })
  })

  test('is not made in the trash: what is changed there is not shown', async () => {
    const item = await oldProduct(40)
    await admin.remove(ROOT + item._id)
    const gone = (await admin.get(ROOT + item._id)).parse(Items).items[0]
    await change({ ...item, version: gone?.version ?? 0 }, { title: 'Im Papierkorb' })
    const last = await db
      .selectFrom('product_showings')
      .select('is_shown')
      .where('product_id', '=', item._id)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(last).toEqual({ is_shown: false })
  })

  test('is none of a product that was never shown at the higher price', async () => {
    const item = await make({ state: 'draft', variants: [{ price: 100 }] })
    const variants = [{ ...item.variants[0], sale }]
    const [reduced] = (await change(item, { variants, state: 'online' })).parse(Items).items
    expect(reduced).toMatchObject({ price: 80 })
    expect(reduced).not.toHaveProperty('strike_price')
  })
})
