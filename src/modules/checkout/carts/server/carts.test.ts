import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { makeAccount, PASSWORD } from '#tests/accounts.ts'
import { BUYER, openCheckout } from '../../server/test-checkout.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, sell, change, configure } = shop
const { stocked, shopper, db } = till
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const bread = await sell({ title: 'Roggenlaib', variants: [{ price: 480 }] })
const variant = bread.variants[0]?._id ?? ''

describe('what is put into a cart', () => {
  test('it is priced by the shop, summed, changed and taken out', async () => {
    const { add, cart, browser } = shopper()
    expect(await cart()).toMatchObject({ lines: [], version: 0, totals: { gross: 0 } })
    await add(variant, '2')
    await add(variant)
    const { lines, totals } = await cart()
    expect(lines).toMatchObject([{ quantity: '3', unit_price: 480, gross: 1440 }])
    expect(totals).toMatchObject({ goods: 1440, gross: 1440, vat: 230 })
    expect(browser.cookies.get('kontor_cart_count')).toBe('3')
    const line = lines[0]?._id
    await browser.put('/api/v0/cart/line', { _id: line, quantity: '1' })
    expect((await cart()).totals.gross).toBe(480)
    await browser.remove(`/api/v0/cart/line/${line}`)
    expect((await cart()).lines).toEqual([])
    expect(browser.cookies.has('kontor_cart_count')).toBe(false)
  })

  test.each(['-1', '0', '0.5', '1e309', '1e3', '1,5', ' ', 'NaN', '99999999999', '1.0001'])(
    'a quantity of %j is refused, by call and by form',
    async (quantity) => {
      const { add, browser, cart } = shopper()
      expect([400, 422]).toContain((await add(variant, quantity)).status)
      const sent = await browser.form('/checkout/cart', { action: 'add', variant, quantity })
      expect(sent.status).toBe(422)
      expect(sent.text).toContain('role="alert"')
      expect((await cart()).lines).toEqual([])
    },
  )

  test.each([-1, 0.5, 1, null, {}, ['1']])('so is %j, which is no text', async (quantity) => {
    const { browser } = shopper()
    const sent = await browser.post('/api/v0/cart/line', { variant, quantity })
    expect(sent.status).toBe(400)
  })

  test('a price that comes along is refused by the call and ignored in the form', async () => {
    const { browser, cart } = shopper()
    const price = { price: 1, unit_price: 1, total: 1 }
    const sent = await browser.post('/api/v0/cart/line', { variant, quantity: '1', ...price })
    expect(sent.status).toBe(400)
    const typed = { action: 'add', variant, quantity: '1', price: '1', unit_price: '1' }
    expect((await browser.form('/checkout/cart', typed)).status).toBe(303)
    expect((await cart()).totals.gross).toBe(480)
  })

  test('a number field means a point, the field of the cart is read as people write', async () => {
    const order_quantity = { min: '0.125', max: '', step: '0.125' }
    const { variant: cheese } = await stocked('100', { title: 'Gouda', order_quantity })
    const { browser, cart } = shopper()
    const add = { action: 'add', variant: cheese, quantity: '1.125' }
    expect((await browser.form('/checkout/cart', add)).status).toBe(303)
    const [line] = (await cart()).lines
    expect(line?.quantity).toBe('1.125')
    const set = { action: 'set', line: line?._id ?? '', quantity: '1.125' }
    expect((await browser.form('/checkout/cart', set)).status).toBe(422)
    expect((await browser.form('/checkout/cart', { ...set, quantity: '2,125' })).status).toBe(303)
    expect((await cart()).lines[0]?.quantity).toBe('2.125')
  })

  test('a variant is called by its whole name when it is gone', async () => {
    const axes = [{ name: 'Größe', values: [{ value: 'S' }, { value: 'L' }] }]
    const variants = [
      { price: 100, axes: ['S'] },
      { price: 100, axes: ['L'] },
    ]
    const item = await sell({ title: 'Schürze', axes, variants })
    const { add, cart } = shopper()
    await add(item.variants[1]?._id ?? '')
    await change(item, { state: 'offline' })
    expect((await cart()).notices).toMatchObject([{ code: 'gone', title: 'Schürze, L' }])
  })

  test('bounds and steps of a product hold', async () => {
    const { item } = await stocked('100', {
      title: 'Käse',
      order_quantity: { min: '0.5', max: '2', step: '0.25' },
    })
    const cheese = item.variants[0]?._id ?? ''
    const { add } = shopper()
    for (const quantity of ['0.25', '0.6', '2.25'])
      expect((await add(cheese, quantity)).status).toBe(422)
    expect((await add(cheese, '0.75')).status).toBe(200)
    expect(await add(cheese, '1.5')).toMatchObject({ status: 422, json: { code: 'quantity' } })
  })

  test('what is not sold any more is named and left out of the sum', async () => {
    const { item, variant: gone } = await stocked('5', { title: 'Stollen' })
    const { add, cart, browser } = shopper()
    await add(gone)
    await add(variant)
    await change(item, { state: 'offline' })
    const { lines, notices, totals } = await cart()
    expect(lines).toHaveLength(1)
    expect(notices).toMatchObject([{ code: 'gone', title: 'Stollen' }])
    expect(totals.gross).toBe(480)
    expect(await add(gone)).toMatchObject({ status: 409, json: { code: 'sold_out' } })
    const page = await browser.get('/checkout/cart')
    expect(page.text).toContain('Stollen gibt es im Shop nicht mehr')
  })

  test('a price that changed is said, never silently taken', async () => {
    const { item, variant: dear } = await stocked('5', { title: 'Torte' })
    const { add, cart, browser } = shopper()
    await add(dear)
    await change(item, { variants: item.variants.map((one) => ({ ...one, price: 990 })) })
    expect((await cart()).notices).toMatchObject([{ code: 'price_changed', before: 450, now: 990 }])
    expect((await browser.get('/checkout/cart')).text).toContain('von 4,50')
  })
})

describe('whose cart it is', () => {
  test('nobody reaches a line of somebody else', async () => {
    const [mine, other] = [shopper(), shopper()]
    await mine.add(variant, '2')
    await other.add(variant)
    const line = (await mine.cart()).lines[0]?._id ?? ''
    const stolen = await other.browser.put('/api/v0/cart/line', { _id: line, quantity: '9' })
    expect(stolen.status).toBe(404)
    expect((await other.browser.remove(`/api/v0/cart/line/${line}`)).status).toBe(404)
    expect((await mine.cart()).lines[0]?.quantity).toBe('2')
    other.browser.cookies.set('kontor_cart', 'x'.repeat(43))
    expect((await other.cart()).lines).toEqual([])
  })

  test('the database knows the cookie by its hash alone', async () => {
    const { add, browser } = shopper()
    await add(variant)
    const token = browser.cookies.get('kontor_cart') ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const rows = await db.selectFrom('carts').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('whoever signs in takes the cart along, and finds it on another device', async () => {
    const { handle } = await makeAccount(app)
    const other = await sell({ title: 'Brötchen', variants: [{ price: 60 }] })
    const roll = other.variants[0]?._id ?? ''
    const signIn = { handle, password: PASSWORD }
    const phone = shopper()
    await phone.browser.post('/api/v0/auth/login', signIn)
    await phone.add(variant, '3')

    const laptop = shopper()
    await laptop.add(variant)
    await laptop.add(roll, '5')
    await laptop.browser.put('/api/v0/checkout/address', BUYER)
    await laptop.browser.form('/login', signIn)
    const merged = (await laptop.cart()).lines
    expect(merged.map(({ title, quantity }) => [title, quantity]).sort()).toEqual([
      ['Brötchen', '5'],
      ['Roggenlaib', '3'],
    ])
    expect(laptop.browser.cookies.get('kontor_cart_count')).toBe('8')
    expect((await phone.cart()).lines).toHaveLength(2)
    await laptop.browser.get('/api/v0/auth/logout')
    expect((await laptop.cart()).lines).toEqual([])
  })
})

test('without a way to pay there is no cart on any page', async () => {
  const page = `/shop/p/${bread.slug}`
  const open = await app.guest.get(page)
  expect(open.text).toContain('In den Warenkorb')
  expect(open.text).toContain('data-count="kontor_cart_count"')
  expect(open.text).not.toContain('Per E-Mail anfragen')
  await configure('business', { iban: '', email: 'post@example.org' })
  await configure('components.shop', { cc_locations: { location: [] } })
  const closed = await app.guest.get(page)
  expect(closed.text).not.toContain('In den Warenkorb')
  expect(closed.text).not.toContain('kontor_cart_count')
  expect(closed.text).toContain('Per E-Mail anfragen')
})
