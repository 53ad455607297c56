import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readToday } from '#modules/dashboard/today/today.ts'
import { openPayments } from '#tests/payment-providers/open-payments.ts'

const shop = await openPayments()
const { admin, db, providers, shopper, stocked, orderOf, paymentOf, stripeNews, work } = shop
const { stripe } = providers
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetLimits()
  providers.behave()
})

async function act(order: string, action: string, body: object = {}) {
  const { _id, version } = await paymentOf(order)
  return admin.post(`/api/v0/payment/${_id}/${action}`, { version, ...body })
}

async function move(order: string, action: string) {
  const { version } = await orderOf(order)
  return admin.post(`/api/v0/order/${order}/${action}`, { version })
}

/** 9,40 with the delivery. */
async function ordered(payment = 'prepayment') {
  const { variant } = await stocked('5')
  return (await shopper().buy({ variant, payment }))._id
}

async function captured() {
  const { variant } = await stocked('5')
  const buyer = shopper()
  const { _id: id, number, token } = await buyer.buy({ variant, payment: 'creditcard' })
  await buyer.browser.form(`/checkout/pay/${token}`, { action: 'pay' })
  const { _id: payment } = await paymentOf(id)
  stripe.pay(payment)
  await stripeNews(stripe.news(payment))
  return { id, number, payment }
}

/** How much of it the dashboard says is to be done. */
async function waiting(name: 'payments' | 'order-money') {
  const { items } = (await admin.get(readToday.path)).parse(readToday.reply)
  return items.find((one) => one.name === name)?.count ?? 0
}

const notices = async (number: string) => {
  const { rows } = await sql<{ title: string }>`select title from notices
    where kind = 'payment.refund_waits'`.execute(db)
  return rows.filter(({ title }) => title.includes(number)).length
}

test('a refund that does not leave for a day is told once, and waits on the dashboard', async () => {
  const { id, number } = await captured()
  const before = await waiting('payments')
  await act(id, 'refund')
  providers.misbehave('POST /v1/refunds', 'status 401', 20)
  await expect(work()).rejects.toMatchObject({ code: 'provider' })
  expect(await notices(number)).toBe(0)
  expect(await waiting('payments')).toBe(before)
  await sql`update payment_refunds set created_at = now() - interval '25 hours'
    where state = 'pending'`.execute(db)
  await expect(work()).rejects.toMatchObject({ code: 'provider' })
  const told = await notices(number)
  expect(told).toBeGreaterThan(0)
  expect(await waiting('payments')).toBe(before + 1)
  await expect(work()).rejects.toMatchObject({ code: 'provider' })
  expect(await notices(number)).toBe(told)
  providers.behave()
  await work()
  expect(await paymentOf(id)).toMatchObject({ state: 'refunded' })
  expect(await waiting('payments')).toBe(before)
})

test('a chargeback waits for a month, its order until it is at its end', async () => {
  const { id, payment } = await captured()
  await move(id, 'ship')
  const [payments, orders] = [await waiting('payments'), await waiting('order-money')]
  stripe.dispute(payment, 'needs_response')
  await stripeNews(stripe.news(payment, 'charge.dispute.created'))
  expect(await waiting('payments')).toBe(payments + 1)
  expect(await waiting('order-money')).toBe(orders + 1)
  await move(id, 'complete')
  expect(await waiting('order-money')).toBe(orders)
  await sql`update payments set updated_at = now() - interval '31 days'
    where id = ${payment}`.execute(db)
  expect(await waiting('payments')).toBe(payments)
})

test('a part that came in advance waits once its time is over', async () => {
  const before = await waiting('order-money')
  const id = await ordered()
  await act(id, 'mark_paid', { amount: 400 })
  expect(await waiting('order-money')).toBe(before)
  await sql`update orders set pay_until = now() - interval '1 minute' where id = ${id}`.execute(db)
  expect(await waiting('order-money')).toBe(before + 1)
  await act(id, 'mark_paid', { amount: 540 })
  expect(await waiting('order-money')).toBe(before)
})

test('an invoice that is not paid waits after two weeks, and again after a reminder', async () => {
  const before = await waiting('order-money')
  const id = await ordered('invoice')
  await move(id, 'ship')
  expect(await waiting('order-money')).toBe(before)
  await sql`update orders set updated_at = now() - interval '15 days' where id = ${id}`.execute(db)
  expect(await waiting('order-money')).toBe(before + 1)
  await act(id, 'remind')
  expect(await waiting('order-money')).toBe(before)
})

test('what came beyond the price waits until it has gone back', async () => {
  const before = await waiting('order-money')
  const id = await ordered()
  await act(id, 'mark_paid', { amount: 1000 })
  expect(await waiting('order-money')).toBe(before + 1)
  await act(id, 'refund', { amount: 60 })
  expect(await waiting('order-money')).toBe(before)
})
