import { afterAll, beforeEach, expect, test } from 'vitest'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { order } from '#modules/orders/orders/order.ts'
import { shopSection } from '#modules/shop/config.ts'
import { runPaymentJobs } from '#tests/payment-providers/open-payments.ts'
import { stepUp } from '#tests/step-up.ts'
import { payment } from '../../payments/payment.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin, configure } = shop
const { stocked, shopper } = till
const SOURCES = ['prepayment', 'creditcard', 'eps', 'paypal']
const { payments: RULES, card: CARD } = shopSection.defaults
await stepUp(app, admin)
await configure('components.shop', {
  paymentsources: { configured: SOURCES, enabled: SOURCES },
  payments: { ...RULES, rehearsal: true },
})
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const BANNER = 'Dies ist ein Probebetrieb'
const read = async (id: string) =>
  order.calls.read.reply.parse((await admin.get(`/api/v0/order/${id}`)).json).items[0]
const paymentsOf = async (id: string) =>
  payment.calls.list.reply.parse(
    (await admin.get(`/api/v0/payment/?subject=${id}&sort=-created`)).json,
  ).items

/** At the page that plays the provider. */
async function begun(source = 'creditcard') {
  const { variant } = await stocked('5')
  const { browser, buy } = shopper()
  const { _id: id, number, token } = await buy({ variant, payment: source })
  const pay = `/checkout/pay/${token}`
  const open = async () => {
    await browser.form(pay, { action: 'pay' })
    return (await browser.get(`${pay}?go=1`)).headers.get('refresh')?.replace('0;url=', '') ?? ''
  }
  return { id, number, pay, open, browser, page: await open() }
}

test('a refused card is tried again and works; the order is marked and has a number of its own', async () => {
  const { id, number, pay, open, browser, page } = await begun()
  expect(page).toMatch(/^\/checkout\/test-payment\/[\w-]{32}$/)
  expect((await browser.get(page)).text).toContain('9,40')
  expect((await browser.form(page, { decision: 'refuse' })).headers.get('location')).toBe(pay)
  expect((await browser.get(pay)).text).toContain('Es wurde nichts abgebucht')
  const again = await open()
  expect(again).not.toBe(page)
  await browser.form(again, { decision: 'pay' })
  expect(number).toMatch(/^T\d+$/)
  expect(await read(id)).toMatchObject({
    ...{ test: true, state: 'accepted', payment_provider_state: 'captured' },
  })
  expect((await paymentsOf(id)).map(({ state }) => state)).toEqual(['captured', 'failed'])
  // What is decided is decided.
  await browser.form(again, { decision: 'cancel' })
  expect((await read(id))?.payment_provider_state).toBe('captured')
})

test('it is paid back like any other, once', async () => {
  const { id, browser, page } = await begun('paypal')
  await browser.form(page, { decision: 'pay' })
  const [paid] = await paymentsOf(id)
  const { _id, version } = paid ?? { _id: '', version: 0 }
  await admin.post(`/api/v0/payment/${_id}/refund`, { version, amount: 100 })
  await runPaymentJobs(app)
  await runPaymentJobs(app)
  expect(await paymentsOf(id)).toMatchObject([{ state: 'refunded_partly', refunded: 100 }])
})

test('every page says so, and no test waits for anybody', async () => {
  for (const path of ['/', '/shop', '/checkout/cart'])
    expect((await app.guest.get(path)).text).toContain(BANNER)
  const { number, browser, page } = await begun()
  await browser.form(page, { decision: 'pay' })
  const { text } = await admin.get('/api/v0/dashboard/today')
  expect(text).not.toContain(`"${number}"`)
})

test('by prepayment an order is no test, and keeps the usual numbers', async () => {
  const { variant } = await stocked('5')
  const { _id, number } = await shopper().buy({ variant })
  expect(number).toMatch(/^\d+$/)
  expect((await read(_id))?.test).toBe(false)
})

test('beside a key that moves money nothing is rehearsed', async () => {
  const { page, pay, browser } = await begun()
  await configure('components.shop', { card: { ...CARD, secret_key_live: 'sk_live_1' } })
  expect((await app.guest.get(page)).status).toBe(404)
  expect((await browser.form(page, { decision: 'pay' })).status).toBe(404)
  expect((await app.guest.get('/shop')).text).not.toContain(BANNER)
  const again = await browser.form(pay, { action: 'pay' })
  expect(again.status).not.toBe(303)
  const { variant } = await stocked('5')
  const buyer = shopper()
  await buyer.prepare({ variant })
  const asked = await buyer.browser.put('/api/v0/checkout/payment', { payment_source: 'paypal' })
  expect(asked).toMatchObject({ status: 422, json: { code: 'no_payment_method' } })
  await configure('components.shop', { card: CARD })
})
