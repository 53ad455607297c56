import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { ordersOf } from '#modules/orders/server/test-orders.ts'
import { shopSection } from '#modules/shop/config.ts'
import { BUYER, openCheckout } from '../../server/test-checkout.ts'
import { orderCall, reviewCall } from '../cart.calls.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, sell, configure } = shop
const { shopper, stocked } = till
const { read, move, mails, lastMail } = ordersOf({ ...shop, ...till }, BUYER.email)
afterAll(() => app.close())
beforeEach(() => till.forgetLimits())

/** A kind of shipping that goes nowhere. */
const NOWHERE = '01980000-0000-7000-8000-00000000abcd'
const ADDRESS = '/api/v0/checkout/address'

async function digital(values: object = {}) {
  const item = await sell({ title: 'Schnittmuster', withdrawal: 'digital', ...values })
  return { slug: item.slug, variant: item.variants[0]?._id ?? '' }
}

/** Everything but a delivery, which nobody asks for. */
async function ordered(variant: string) {
  const { browser, add, review } = shopper()
  await add(variant)
  await browser.put(ADDRESS, BUYER)
  await browser.put('/api/v0/checkout/payment', { payment_source: 'prepayment' })
  const { review: seen } = (await review()).parse(reviewCall.reply)
  const agreed = { review: seen, accept_terms: true, accept_digital: true }
  return (await browser.post('/api/v0/checkout/order', agreed)).parse(orderCall.reply).order
}

describe('what is only downloaded', () => {
  test('is bought without a word about sending it', async () => {
    const { slug, variant } = await digital()
    const { browser, add, cart } = shopper()
    const product = (await browser.get(`/shop/p/${slug}`)).text
    expect(product).toContain('zum Herunterladen, sobald bezahlt ist')
    expect(product).not.toContain('zzgl. Versand')
    await add(variant)
    expect((await browser.get('/checkout/cart')).text).not.toContain('zzgl. Versand')
    await browser.form('/checkout/address', BUYER)
    for (const step of ['/checkout', '/checkout/shipping'])
      expect((await browser.get(step)).headers.get('location')).toBe('/checkout/payment')
    const payment = (await browser.get('/checkout/payment')).text
    expect(payment).not.toContain('/checkout/shipping')
    expect(payment).toContain('value="prepayment"')
    // It is handed over when it is paid, and nobody fetches it at the counter.
    expect(payment).not.toMatch(/value="(invoice|pickup)"/)
    await browser.form('/checkout/payment', { payment_source: 'prepayment' })
    const review = (await browser.get('/checkout/review')).text
    expect(review).toContain('Zum Herunterladen, sobald die Bestellung bezahlt ist')
    expect(review).not.toContain('<dt>Versand')
    expect(await cart()).toMatchObject({
      delivery: { kind: 'download' },
      totals: { shipping: 0, gross: 450 },
    })
  })

  test('is with its buyer as soon as it is paid: nobody packs anything', async () => {
    const { variant } = await digital()
    const { _id: id, number } = await ordered(variant)
    expect((await lastMail(number))?.text).toContain('können Sie Ihre Dateien herunterladen')
    expect((await move(id, 'ship')).status).toBe(409)
    await move(id, 'mark_paid')
    expect(await read(id)).toMatchObject({
      ...{ state: 'completed', ship_state: 'all', shipments: [] },
      payment_provider_state: 'paid',
    })
    expect((await lastMail(number))?.subject).toContain('Ihre Zahlung')
  })

  test('waits while the order is set aside, and is told of when it goes on', async () => {
    const { variant } = await digital()
    const { _id: id } = await ordered(variant)
    await move(id, 'hold')
    await move(id, 'mark_paid')
    expect(await read(id)).toMatchObject({ state: 'on_hold', ship_state: 'none' })
    const before = (await mails()).length
    await move(id, 'resume')
    expect(await read(id)).toMatchObject({ state: 'completed', ship_state: 'all' })
    expect(await mails()).toHaveLength(before + 1)
  })

  test('is there at once where it costs nothing', async () => {
    const { variant } = await digital({ variants: [{ price: 0 }] })
    const { _id: id } = await ordered(variant)
    expect(await read(id)).toMatchObject({ state: 'completed', payment_provider_state: 'paid' })
  })

  test('is not sold to a country the shop does not serve', async () => {
    const { variant } = await digital()
    const { browser, add, cart } = shopper()
    await add(variant)
    await browser.put(ADDRESS, { ...BUYER, country: 'CH' })
    expect((await cart()).delivery).toBeNull()
    expect((await browser.get('/checkout')).headers.get('location')).toBe('/checkout/shipping')
  })
})

test('beside other goods it costs nothing to send and is no reason to be refused', async () => {
  const { shipping } = app.services.config.get(shopSection)
  const nowhere = { uuid: NOWHERE, title: 'Sperrgut', rates: [] }
  await configure('components.shop', {
    shipping: { ...shipping, groups: [...shipping.groups, nowhere] },
  })
  const { variant: file } = await digital({ shipping_group: NOWHERE })
  const { variant: bread } = await stocked('5')
  const { browser, add, cart } = shopper()
  await add(bread)
  await browser.put(ADDRESS, BUYER)
  await browser.put('/api/v0/checkout/shipping', { delivery: { kind: 'ship' } })
  const { delivery, totals } = await cart()
  await add(file)
  expect(await cart()).toMatchObject({ delivery, totals: { shipping: totals.shipping } })
})
