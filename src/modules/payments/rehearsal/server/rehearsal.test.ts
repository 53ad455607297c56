import { afterAll, beforeEach, expect, test } from 'vitest'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout } from '#modules/checkout/server/test-checkout.ts'
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
const { payments: RULES, card: CARD, paypal: PAYPAL } = shopSection.defaults
await stepUp(app, admin)
await configure('components.shop', {
  paymentsources: { configured: SOURCES, enabled: SOURCES },
  payments: { ...RULES, rehearsal: true },
})
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const BANNER = 'Probebetrieb: Zahlungen mit'
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
  // Who may see payments sees no way to the page of the buyer.
  expect((await paymentsOf(id)).map(({ reference }) => reference)).toEqual(['', ''])
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

test('every page of the shop says so and no other, and no test waits for anybody', async () => {
  for (const path of ['/shop', '/checkout/cart', '/widerruf'])
    expect((await app.guest.get(path)).text).toContain(
      `${BANNER} Kreditkarte, EPS und PayPal werden nicht abgebucht, und es wird nichts geliefert.`,
    )
  expect((await app.guest.get('/en/shop')).text).toContain(
    'Test mode: payments by card, EPS, and PayPal are not charged, and nothing is delivered.',
  )
  expect((await app.guest.get('/')).text).not.toContain(BANNER)
  const { number, browser, page } = await begun()
  await browser.form(page, { decision: 'pay' })
  const { text } = await admin.get('/api/v0/dashboard/today')
  expect(text).not.toContain(`"${number}"`)
})

test('its mails say so, and no goods move', async () => {
  const { variant } = await stocked('5')
  const { browser, buy } = shopper()
  const { _id: id, number, token } = await buy({ variant, payment: 'creditcard' })
  expect(await till.level(variant)).toMatchObject({ committed: '0', available: '5' })
  const pay = `/checkout/pay/${token}`
  await browser.form(pay, { action: 'pay' })
  const go = (await browser.get(`${pay}?go=1`)).headers.get('refresh')?.replace('0;url=', '') ?? ''
  await browser.form(go, { decision: 'pay' })
  const shipped = await admin.post(`/api/v0/order/${id}/ship`, {
    version: (await read(id))?.version,
  })
  expect(shipped.status).toBe(200)
  expect(await till.level(variant)).toMatchObject({ on_hand: '5', committed: '0' })
  const mails = (await mailsAsSent(app.services, BUYER.email)).filter(({ subject }) =>
    subject.includes(number),
  )
  expect(mails).toHaveLength(3)
  for (const { subject, text } of mails) {
    expect(subject).toMatch(/^\[Probe\] /)
    expect(text).toContain('Dies ist eine Probebestellung')
  }
})

test('keys for tests show the banner, too, and a key is filed under its own kind', async () => {
  const off = { payments: { ...RULES, rehearsal: false } }
  await configure('components.shop', off)
  expect((await app.guest.get('/shop')).text).not.toContain(BANNER)
  await configure('components.shop', { card: { ...CARD, secret_key_dev: 'sk_test_1' } })
  const { text } = await app.guest.get('/shop')
  expect(text).toContain(BANNER)
  expect(text).not.toContain('PayPal sind Testzahlungen')
  const wrong = [{ secret_key_dev: 'sk_live_1' }, { secret_key_live: 'rk_test_1' }]
  for (const keys of wrong)
    await expect(configure('components.shop', { card: { ...CARD, ...keys } })).rejects.toThrow(
      'Schlüssel',
    )
  await configure('components.shop', { card: CARD, payments: { ...RULES, rehearsal: true } })
})

test('a part of a live account ends the rehearsal as well', async () => {
  await configure('components.shop', { paypal: { ...PAYPAL, client_id_live: 'AX' } })
  expect((await app.guest.get('/shop')).text).not.toContain(BANNER)
  await configure('components.shop', { paypal: PAYPAL })
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
