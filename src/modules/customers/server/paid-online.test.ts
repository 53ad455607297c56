import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { dayInBerlin } from '#kernel/i18n/berlin-time.ts'
import { shopperAt } from '#modules/checkout/server/test-checkout.ts'
import { returnsAt } from '#modules/returns/server/test-returns.ts'
import { shopSection } from '#modules/shop/config.ts'
import { makeAccount, signedInBrowser } from '#tests/accounts.ts'
import { openPayments } from '#tests/payment-providers/open-payments.ts'
import { customersAt } from './test-customers.ts'

const shop = await openPayments()
const { app, admin, providers, shopper, stocked, orderOf, paymentOf, stripeNews, work } = shop
const { stripe } = providers
const { find, of, limit } = customersAt(admin)
const { declare, latest, move, moveOrder } = returnsAt(shop, shop)
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetLimits()
  providers.behave()
})

const { variant } = await stocked('500', { variants: [{ price: 1000 }] })

/** One for ten euros, and the delivery: 14.90, by card. */
async function bought(email: string, buyer = shopper()) {
  const { _id, token } = await buyer.buy({ variant, payment: 'creditcard', buyer: { email } })
  await buyer.browser.form(`/checkout/pay/${token}`, { action: 'pay' })
  return { _id, payment: (await paymentOf(_id))._id }
}

async function paid(email: string, buyer = shopper()) {
  const order = await bought(email, buyer)
  stripe.pay(order.payment)
  await stripeNews(stripe.news(order.payment))
  return order
}

async function isOpen(email: string) {
  return (await find(`has_open=true&search=${email}`)).length === 1
}

async function act(order: string, action: string, body: object = {}) {
  const { _id, version } = await paymentOf(order)
  expect((await admin.post(`/api/v0/payment/${_id}/${action}`, { version, ...body })).status).toBe(
    200,
  )
}

test('what is paid at a provider is open until the money is here', async () => {
  const email = 'karte@example.org'
  const { payment } = await bought(email)
  expect(await of(email)).toMatchObject({ open: 1490, owed: 0, turnover: 1490 })
  expect(await isOpen(email)).toBe(true)
  stripe.pay(payment)
  await stripeNews(stripe.news(payment))
  expect(await of(email)).toMatchObject({ open: 0, owed: 0, turnover: 1490 })
  expect(await isOpen(email)).toBe(false)
})

test('money that did not arrive on its way back is owed, and what a bank took away is open', async () => {
  const email = 'prallt@example.org'
  const { _id, payment } = await paid(email)
  await act(_id, 'refund')
  await work()
  expect(await of(email)).toMatchObject({ open: 0, owed: 0, turnover: 0 })
  stripe.bounce(payment, 1490)
  await stripeNews(stripe.news(payment, 'refund.failed'))
  expect(await of(email)).toMatchObject({ open: 0, owed: 1490, turnover: 1490 })
  expect(await isOpen(email)).toBe(true)

  const other = 'bank@example.org'
  const { payment: disputed } = await paid(other)
  stripe.dispute(disputed, 'needs_response')
  await stripeNews(stripe.news(disputed, 'charge.dispute.created'))
  expect(await of(other)).toMatchObject({ open: 1490, owed: 0 })
  expect(await isOpen(other)).toBe(true)
})

test('what went back for goods before a bank took the rest away is not asked for again', async () => {
  const email = 'beidseitig@example.org'
  const buyer = shopper()
  const purchase = { variant, quantity: '2', payment: 'creditcard', buyer: { email } }
  const { _id, token } = await buyer.buy(purchase)
  await buyer.browser.form(`/checkout/pay/${token}`, { action: 'pay' })
  const { _id: payment } = await paymentOf(_id)
  stripe.pay(payment)
  await stripeNews(stripe.news(payment))
  const [line] = (await orderOf(_id)).lines
  await declare({ token, lines: [{ line: line?._id, quantity: '1' }] })
  const { _id: item } = await latest()
  await move(item, 'accept')
  expect((await move(item, 'refund', { refunded_on: dayInBerlin() })).status).toBe(200)
  await work()
  await moveOrder(_id, 'ship')
  stripe.dispute(payment, 'lost')
  await stripeNews(stripe.news(payment, 'charge.dispute.closed'))
  expect(await of(email)).toMatchObject({ open: 1490, owed: 0 })
  expect((await moveOrder(_id, 'mark_paid')).status).toBe(200)
  expect(await orderOf(_id)).toMatchObject({ balance: 1490, refunded: 1000, refund_due: 0 })
  expect(await of(email)).toMatchObject({ open: 0, owed: 0, turnover: 1490 })
})

test('of an invoice that was paid in part the rest is open, and the limit knows it', async () => {
  const email = 'raten@example.org'
  const buyer = shopperAt(await signedInBrowser(app, await makeAccount(app)))
  const buy = () => buyer.buy({ variant, payment: 'invoice', buyer: { email } })
  const { _id } = await buy()
  await limit(await of(email), { max_open: 1490 + 490 })
  await act(_id, 'mark_paid', { amount: 900 })
  expect(await of(email)).toMatchObject({ open: 590 })
  await expect(buy()).rejects.toThrow('no_payment_method')
  await act(_id, 'mark_paid', { amount: 100 })
  const chosen = { payment_source: 'invoice' }
  expect((await buyer.browser.put('/api/v0/checkout/payment', chosen)).status).toBe(200)
  const { review } = Object((await buyer.review()).json)
  expect((await buyer.order(review)).status).toBe(200)
  expect(await of(email)).toMatchObject({ open: 490 + 1490 })
})

test('a test counts nowhere, and proves nobody', async () => {
  const { checkout } = app.services.config.get(shopSection)
  await shop.configure('components.shop', { checkout: { ...checkout, invoice_after_orders: 1 } })
  const account = await makeAccount(app)
  const { handle: email } = account
  const buyer = shopperAt(await signedInBrowser(app, account))
  const choose = async () => {
    await buyer.prepare({ variant, buyer: { email } })
    return buyer.browser.put('/api/v0/checkout/payment', { payment_source: 'invoice' })
  }
  const { _id } = await paid(email, buyer)
  expect((await choose()).status).toBe(200)
  await sql`update orders set test = true where id = ${_id}`.execute(shop.db)
  expect(await of(email)).toMatchObject({ orders: 0, turnover: 0, open: 0, owed: 0 })
  expect(await choose()).toMatchObject({ status: 422, json: { code: 'no_payment_method' } })
  const { version } = await orderOf(_id)
  expect((await admin.post(`/api/v0/order/${_id}/cancel`, { version })).status).toBe(200)
  expect(await of(email)).toMatchObject({ owed: 0 })
  expect(await isOpen(email)).toBe(false)
  await shop.configure('components.shop', { checkout })
})

test('limits of a way to pay and those of a customer hold together', async () => {
  const email = 'beides@example.org'
  const buyer = shopperAt(await signedInBrowser(app, await makeAccount(app)))
  await paid(email, buyer)
  await buyer.prepare({ variant, buyer: { email } })
  const { payments } = app.services.config.get(shopSection)
  const upTo = (max: number | null) => {
    const limits = [{ source: 'invoice', countries: [], min: null, max }]
    return shop.configure('components.shop', { payments: { ...payments, limits } })
  }
  const methods = async () => {
    const { text } = await buyer.browser.get('/checkout/payment')
    return [...text.matchAll(/name="payment_source"[^>]*value="(\w+)"/g)].map(([, name]) => name)
  }
  await upTo(1490)
  expect(await methods()).toContain('invoice')
  await upTo(1489)
  expect(await methods()).not.toContain('invoice')
  await upTo(null)
  await limit(await of(email), { max_open: 1489 })
  expect(await methods()).toEqual(['prepayment', 'creditcard', 'klarna', 'paypal'])
  await limit(await of(email), { max_open: 1490 })
  expect(await methods()).toContain('invoice')
  await shop.configure('components.shop', { payments })
})
