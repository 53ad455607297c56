import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { openCheckout } from '../../server/test-checkout.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, sell } = shop
const { shopper } = till
afterAll(() => app.close())
beforeEach(() => till.forgetLimits())

const loaf = await sell({
  title: 'Roggenlaib',
  en: { title: 'Rye loaf', summary: '', description: '', meta_title: '', meta_description: '' },
  variants: [{ price: 480 }],
  order_quantity: { min: '1', max: '3', step: '1' },
})
const variant = loaf.variants[0]?._id ?? ''

type Browser = ReturnType<typeof shopper>['browser']

const send = (browser: Browser, fields: Record<string, string>, path = '/checkout/cart') =>
  browser.form(path, { drawer: '1', ...fields })
const add = (browser: Browser, quantity = '1', path?: string) =>
  send(browser, { action: 'add', variant, quantity }, path)

describe('the cart beside a product', () => {
  test('what was put in is said, with lines, sum and the way on, and no page around it', async () => {
    const { browser } = shopper()
    const { status, text, headers } = await add(browser, '2')
    expect(status).toBe(200)
    expect(text).toContain('In den Warenkorb gelegt: 2 × Roggenlaib.')
    for (const part of ['9,60', '/checkout/address', 'Zur Kasse', 'Weiter einkaufen', 'Versand'])
      expect(text).toContain(part)
    for (const around of ['<html', '<header', '<script']) expect(text).not.toContain(around)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(browser.cookies.get('kontor_cart_count')).toBe('2')
  })

  test('it shows what the page of the cart shows: the same lines, word for word', async () => {
    const { browser } = shopper()
    const linesIn = (html: string) => /<ul class="cart-lines.*?<\/ul>/s.exec(html)?.[0]
    const drawer = linesIn((await add(browser, '2')).text)
    expect(drawer).toBeTruthy()
    expect(linesIn((await browser.get('/checkout/cart')).text)).toBe(drawer)
  })

  test('a line is changed and taken out in it', async () => {
    const { browser, cart } = shopper()
    await add(browser)
    const line = (await cart()).lines[0]?._id ?? ''
    const changed = await send(browser, { action: 'set', line, quantity: '3' })
    expect(changed.text).toContain('Der Warenkorb ist geändert. Summe der Waren: 14,40')
    const emptied = await send(browser, { action: 'remove', line })
    expect(emptied.text).toContain('Ihr Warenkorb ist leer.')
    expect(emptied.text).not.toContain('Zur Kasse')
  })

  test('what is refused is said in it, and what lay in the cart still does', async () => {
    const { browser, cart } = shopper()
    await add(browser, '2')
    const { status, text } = await add(browser, '2')
    expect(status).toBe(422)
    expect(text).toContain('Davon kann man 1 bis 3 bestellen')
    expect(text).not.toContain('In den Warenkorb gelegt')
    expect(text).toContain('Roggenlaib')
    expect((await cart()).lines).toMatchObject([{ quantity: '2' }])
    const gone = { action: 'add', variant: loaf._id, quantity: '1' }
    expect((await send(browser, gone)).status).toBe(409)
  })

  test('an English page gets it in English', async () => {
    const { browser } = shopper()
    const { text } = await add(browser, '1', '/en/checkout/cart')
    expect(text).toContain('Added to your cart: 1 × Rye loaf.')
    expect(text).toContain('Go to checkout')
  })

  test('nobody sees the cart of another, and a plain form leads to the cart as ever', async () => {
    const { browser } = shopper()
    await add(browser, '3')
    expect((await add(shopper().browser)).text).not.toContain('14,40')
    const plain = await shopper().browser.form('/checkout/cart', { variant, quantity: '1' })
    expect(plain.status).toBe(303)
    expect(plain.headers.get('location')).toBe('/checkout/cart')
  })

  test('the page of a product is the same for everybody, whatever lies in their cart', async () => {
    const { browser } = shopper()
    const path = `/shop/p/${loaf.slug}`
    const before = (await browser.get(path)).text
    await add(browser)
    expect((await browser.get(path)).text).toBe(before)
    expect(before).toContain('data-cart=""')
  })
})
