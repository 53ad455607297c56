import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, describe, expect, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { grantMembers } from '#modules/pages/server/test-pages.ts'
import { commitStock, consumeStock, releaseStock } from './api.ts'
import { stockModule } from './module.ts'
import { warehouseOf } from './test-stock.ts'

const shop = await openShop()
const { app, admin, page, sell } = shop
const { stocked, move, level, change } = warehouseOf(shop)
afterAll(() => app.close())

const commit = (cart: string, lines: { variant: string; quantity: string }[], order = uuidv7()) =>
  change((unit) => commitStock(unit, { cart, order, lines }))

describe('goods that come and go', () => {
  test('are counted from the first booking on', async () => {
    const { variants } = await sell({ title: 'Dose', variants: [{ price: 900, sku: 'DO-1' }] })
    const variant = variants[0]?._id ?? ''
    expect(await level(variant)).toMatchObject({ policy: 'untracked', version: 0, on_hand: '0' })
    expect(await move(variant, '12.5')).toMatchObject({ status: 200 })
    expect(await move(variant, '-2', 'damaged')).toMatchObject({ status: 200 })
    expect(await level(variant)).toMatchObject({
      ...{ policy: 'tracked', on_hand: '10.5', available: '10.5', state: 'in_stock' },
      ...{ sku: 'DO-1', title: 'Dose', variant_title: '' },
    })
    const { json } = await admin.get(`/api/v0/stock/${variant}/movements`)
    expect(json).toMatchObject({
      items: [
        { quantity: '-2', on_hand: '10.5', reason: 'damaged' },
        { quantity: '12.5', on_hand: '12.5', reason: 'received' },
      ],
      next: null,
    })
  })

  test('never leave in greater number than they are there', async () => {
    const { variant } = await stocked('3')
    const refused = await move(variant, '-4', 'lost')
    expect(refused).toMatchObject({ status: 409, json: { code: 'not-there', available: '3' } })
    expect(await level(variant)).toMatchObject({ on_hand: '3' })
  })

  test('are written down for ever', async () => {
    await stocked('1')
    for (const statement of [
      sql`update stock_movements set note = 'x'`,
      sql`delete from stock_movements`,
    ])
      await expect(statement.execute(app.services.db)).rejects.toThrow('written once')
  })

  test('are booked once for one key', async () => {
    const { variant } = await stocked('1')
    const headers = { 'idempotency-key': `key-${uuidv7()}` }
    const body = { variant, quantity: '2', reason: 'received' }
    for (let time = 0; time < 2; time += 1)
      expect(await admin.post('/api/v0/stock/movement', body, headers)).toMatchObject({
        status: 200,
      })
    expect(await level(variant)).toMatchObject({ on_hand: '3' })
  })
})

test('the history says in plain numbers what was booked', async () => {
  const { variant } = await stocked('2.5')
  const { rows } = await sql<{ before: object; after: object }>`select before, after from audit_log
    where noun = 'stock' and item_id = ${variant}`.execute(app.services.db)
  expect(rows).toEqual([
    {
      before: { policy: 'untracked', on_hand: '0' },
      after: { policy: 'tracked', on_hand: '2.5' },
    },
  ])
})

describe('what is refused', () => {
  test.each(['0', '1e3', '1e309', 'NaN', '-0', '1.2345', '', ' ', '1234567890', '+1', '0x10', '१'])(
    'the quantity "%s"',
    async (quantity) => {
      const { variant } = await stocked('1')
      const { status } = await move(variant, quantity, 'correction')
      expect(status).toBe(400)
      expect(await level(variant)).toMatchObject({ on_hand: '1' })
    },
  )

  test('a number, a direction against the reason, a variant that is not there', async () => {
    const { variant } = await stocked('1')
    const send = (body: object) => admin.post('/api/v0/stock/movement', { variant, ...body })
    expect((await send({ quantity: 1, reason: 'received' })).status).toBe(400)
    expect((await send({ quantity: '-1', reason: 'received' })).status).toBe(400)
    expect((await send({ quantity: '1', reason: 'lost' })).status).toBe(400)
    expect((await send({ quantity: '1', reason: 'sold' })).status).toBe(400)
    expect((await move(uuidv7(), '1')).status).toBe(404)
    expect((await admin.get(`/api/v0/stock/${uuidv7()}`)).status).toBe(404)
  })
})

describe('a stocktake', () => {
  const count = (lines: object[]) => admin.post('/api/v0/stock/count', { lines })

  test('keeps what was counted and books the differences', async () => {
    const [first, second] = [await stocked('5'), await stocked('7')]
    const { version } = await level(first.variant)
    const lines = [
      { variant: first.variant, counted: '4,5', version },
      { variant: second.variant, counted: '7', version: (await level(second.variant)).version },
    ]
    expect(await count(lines)).toMatchObject({
      status: 200,
      json: { stock: [{ on_hand: '4.5' }, { on_hand: '7' }] },
    })
    const { json } = await admin.get(`/api/v0/stock/${first.variant}/movements`)
    expect(json).toMatchObject({ items: [{ reason: 'count', quantity: '-0.5' }, {}] })
    const same = await admin.get(`/api/v0/stock/${second.variant}/movements`)
    expect(same.json).toMatchObject({ items: [{ reason: 'received' }] })
  })

  test('books nothing at all when one line is out of date', async () => {
    const [first, second] = [await stocked('5'), await stocked('7')]
    const versions = [await level(first.variant), await level(second.variant)]
    await move(second.variant, '1')
    const lines = [first, second].map(({ variant }, at) => ({
      ...{ variant, counted: '1', version: versions[at]?.version },
    }))
    expect(await count(lines)).toMatchObject({ status: 409, json: { code: 'stale' } })
    expect(await level(first.variant)).toMatchObject({ on_hand: '5' })
    const twice = { variant: first.variant, counted: '1', version: versions[0]?.version }
    expect((await count([twice, twice])).status).toBe(400)
  })
})

describe('the list', () => {
  test('is found by words and by what there is, page by page', async () => {
    const { variant } = await stocked('4', { title: 'Seltene Sorte' })
    const { version } = await level(variant)
    await admin.put(`/api/v0/stock/${variant}`, { reorder_level: '4', version })
    const found = async (query: string) => {
      const { json } = await admin.get(`/api/v0/stock/?${query}`)
      return Object(json).stock.map((one: { title: string }) => one.title)
    }
    expect(await found('search=seltene')).toEqual(['Seltene Sorte'])
    expect(await found('state=few')).toEqual(['Seltene Sorte'])
    expect(await found('state=untracked&search=seltene')).toEqual([])
    const first = Object((await admin.get('/api/v0/stock/?limit=2')).json)
    const next = await found(`limit=200&cursor=${first.next}`)
    const whole = await found('limit=200')
    expect([...first.stock.map((one: { title: string }) => one.title), ...next]).toEqual(whole)
  })
})

describe('the page of a product', () => {
  test('says what there is, never how much, and is drawn anew only when that changes', async () => {
    const { variant, slug } = await stocked('83741', { title: 'Tonkrug' })
    const path = `/shop/p/${slug}`
    const says = async (words: string) => (await page(path)).text.includes(words)
    expect(await says('Auf Lager')).toBe(true)
    expect(await says('schema.org/InStock')).toBe(true)
    expect(await says('83741')).toBe(false)
    const etag = async () => (await app.guest.get(path)).headers.get('etag')
    const before = await etag()
    await move(variant, '-1', 'lost')
    expect(await etag()).toBe(before)
    await move(variant, '-83740', 'lost')
    expect(await says('Ausverkauft')).toBe(true)
    expect((await page(`/en/shop/p/${slug}`)).text).toContain('Sold out')
    const { version } = await level(variant)
    await admin.put(`/api/v0/stock/${variant}`, { policy: 'backorder', version })
    expect(await says('wird für Sie nachbestellt')).toBe(true)
    await admin.put(`/api/v0/stock/${variant}`, { policy: 'untracked', version: version + 1 })
    expect(await says('product-stock')).toBe(false)
  })

  test('speaks for the chosen variant, and for the best of them before', async () => {
    const axes = [{ name: 'Größe', values: [{ value: 'S' }, { value: 'L' }] }]
    const variants = [
      { price: 100, axes: ['S'] },
      { price: 100, axes: ['L'] },
    ]
    const item = await sell({ title: 'Schürze', axes, variants })
    const [small = '', large = ''] = item.variants.map(({ _id }) => _id)
    await move(small, '1')
    const path = `/shop/p/${item.slug}`
    expect((await page(path)).text).not.toContain('product-stock')
    await move(large, '1')
    await move(large, '-1', 'lost')
    expect((await page(path)).text).toContain('Auf Lager')
    expect((await page(`${path}?variant=${large}`)).text).toContain('Ausverkauft')
  })
})

test('whoever may not publish books only what visitors do not notice', async () => {
  const { variant } = await stocked('5')
  await grantMembers(admin, { stock: ['view', 'edit'] })
  const member = await app.as('member')
  const book = (quantity: string) =>
    member.post('/api/v0/stock/movement', { variant, quantity, reason: 'lost' })
  expect((await book('-1')).status).toBe(200)
  expect(await book('-4')).toMatchObject({ status: 403, json: { code: 'C100' } })
  expect(await level(variant)).toMatchObject({ on_hand: '4' })
})

describe('what was ordered before anybody counted', () => {
  test('is known to the first stocktake, which begins the counting', async () => {
    const { variants } = await sell({ title: 'Krapfen' })
    const variant = variants[0]?._id ?? ''
    await commit(uuidv7(), [{ variant, quantity: '4' }])
    expect(await level(variant)).toMatchObject({ version: 0, policy: 'untracked', committed: '4' })
    const count = (counted: string) =>
      admin.post('/api/v0/stock/count', { lines: [{ variant, counted, version: 0 }] })
    expect(await count('3')).toMatchObject({ status: 409, json: { code: 'promised' } })
    expect(await count('5')).toMatchObject({
      json: { stock: [{ policy: 'tracked', available: '1', state: 'in_stock' }] },
    })
    await expect(commit(uuidv7(), [{ variant, quantity: '2' }])).rejects.toMatchObject({
      code: 'sold_out',
      details: { available: '1' },
    })
  })

  test('leaves without beginning it, and the first booking still does', async () => {
    const { variants } = await sell({ title: 'Berliner' })
    const variant = variants[0]?._id ?? ''
    const order = uuidv7()
    await commit(uuidv7(), [{ variant, quantity: '4' }], order)
    await change((unit) => consumeStock(unit, order))
    expect(await level(variant)).toMatchObject({ version: 0, committed: '0' })
    await move(variant, '3')
    expect(await level(variant)).toMatchObject({ policy: 'tracked', available: '3' })
  })
})

test('what was given up or sent is forgotten over night, what is kept stays', async () => {
  const { variant } = await stocked('5')
  const [open, sent, gone] = [uuidv7(), uuidv7(), uuidv7()]
  for (const order of [open, sent, gone])
    await commit(uuidv7(), [{ variant, quantity: '1' }], order)
  await change((unit) => consumeStock(unit, sent))
  await change((unit) => releaseStock(unit, gone))
  await sql`update stock_holds set created_at = now() - interval '2 days'`.execute(app.services.db)
  const job = stockModule().jobs?.find(({ name }) => name === 'stock.forget-holds')
  const attempt = { id: 'x', number: 1, isLast: false, signal: new AbortController().signal }
  await job?.run(scopeOf(app.services, SYSTEM), {} as never, attempt)
  const { rows } = await sql`select owner, state from stock_holds
    where variant_id = ${variant}`.execute(app.services.db)
  expect(rows).toEqual([{ owner: open, state: 'committed' }])
})

test('a variant that is no more cannot be ordered again', async () => {
  const lost = uuidv7()
  await expect(commit(uuidv7(), [{ variant: lost, quantity: '1' }])).rejects.toMatchObject({
    code: 'sold_out',
    details: { variant: lost, available: '0' },
  })
})

describe('what runs low', () => {
  test('waits on the dashboard, and is found by the state of the stock', async () => {
    const low = await stocked('2', { title: 'Knappe Dose' })
    const { version } = await level(low.variant)
    await admin.put(`/api/v0/stock/${low.variant}`, { reorder_level: '5', version })
    const plenty = await stocked('9', { title: 'Volle Dose' })
    const free = await sell({ title: 'Ungezählte Dose' })
    const [waiting] = stockModule().waiting ?? []
    const scope = scopeOf(app.services, SYSTEM)
    const found = await waiting?.find(scope, 50)
    const path = `shop/stock/${low.variant}`
    expect(found).toContainEqual({ label: 'Knappe Dose', path, at: null, who: null })
    expect(found?.map((one) => one.path)).not.toContain(`shop/stock/${plenty.variant}`)
    const ids = async (query: string) => (await admin.get(`/api/v0/product/?${query}`)).text
    expect(await ids('stock_state=few')).toContain(low.product)
    expect(await ids('stock_state=few')).not.toContain(plenty.product)
    expect(await ids('stock_state=few&stock_state=in_stock')).toContain(plenty.product)
    expect(await ids('stock_state=untracked')).toContain(free._id)
    expect(await ids('stock_state=untracked')).not.toContain(low.product)
  })
})
