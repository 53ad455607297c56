import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readToday } from '#modules/dashboard/today/today.ts'
import { openPayments } from '#tests/payment-providers/open-payments.ts'

const shop = await openPayments()
const { admin, db, providers, begun, orderOf, paymentOf, act, move, stripeNews, work } = shop
const { stripe } = providers
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetLimits()
  providers.behave()
})

/** 9,40 with the delivery. */
const ordered = async (payment = 'prepayment') => (await begun(payment)).id

async function captured() {
  const { id, number, press } = await begun()
  await press('pay')
  const { _id: payment } = await paymentOf(id)
  stripe.pay(payment)
  await stripeNews(stripe.news(payment))
  return { id, number, payment }
}

/** How much of it the dashboard says is to be done. */
async function waiting(name: 'payments' | 'order-money' | 'refunds') {
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

test('what came beyond the price is owed by its order until it has gone back', async () => {
  const before = await waiting('refunds')
  const id = await ordered()
  await act(id, 'mark_paid', { amount: 1000 })
  expect(await orderOf(id)).toMatchObject({ refund_due: 60, is_owed: true })
  expect(await waiting('refunds')).toBe(before + 1)
  await act(id, 'refund', { amount: 20 })
  expect(await orderOf(id)).toMatchObject({ refund_due: 40, refunded: 0 })
  expect((await move(id, 'refund')).status).toBe(200)
  expect(await waiting('refunds')).toBe(before)
  expect(await orderOf(id)).toMatchObject({
    ...{ balance: 940, refunded: 0, refund_due: 0, refunds: [{ amount: 20 }, { amount: 40 }] },
  })
  expect(await move(id, 'refund')).toMatchObject({ status: 409 })
})
