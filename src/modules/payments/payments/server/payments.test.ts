import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { BUYER } from '#modules/checkout/server/test-checkout.ts'
import { openPayments } from '#tests/payment-providers/open-payments.ts'
import { payment as noun } from '../payment.ts'

const shop = await openPayments()
const { app, admin, providers, shopper, stocked, orderOf, paymentOf, stripeNews, work } = shop
const { stripe, paypal } = providers
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetLimits()
  providers.behave()
})

async function act(order: string, action: string, body: object = {}) {
  const { _id, version } = await paymentOf(order)
  return admin.post(`/api/v0/payment/${_id}/${action}`, { version, ...body })
}

async function ordered(payment = 'prepayment') {
  const { variant } = await stocked('5')
  const { _id } = await shopper().buy({ variant, payment })
  return _id
}

/** Bought by card, and paid. */
async function captured() {
  const { variant } = await stocked('5')
  const buyer = shopper()
  const { _id: id, token } = await buyer.buy({ variant, payment: 'creditcard' })
  await buyer.browser.form(`/checkout/pay/${token}`, { action: 'pay' })
  const { _id: payment } = await paymentOf(id)
  stripe.pay(payment)
  await stripeNews(stripe.news(payment))
  return { id, payment }
}

describe('money by transfer', () => {
  test('comes in parts, and the rest makes it paid', async () => {
    const id = await ordered()
    expect((await act(id, 'mark_paid', { amount: 400 })).status).toBe(200)
    expect(await orderOf(id)).toMatchObject({ payment_provider_state: 'paid_partly' })
    expect(await admin.post(`/api/v0/order/${id}/ship`, await newest(id))).toMatchObject({
      ...{ status: 409, json: { code: 'transition' } },
    })
    await act(id, 'mark_paid')
    expect(await paymentOf(id)).toMatchObject({ state: 'paid', captured: 940 })
    expect((await orderOf(id)).payment_provider_state).toBe('paid')
  })

  test('too much is noted as such, and the excess goes back', async () => {
    const id = await ordered()
    await act(id, 'mark_paid', { amount: 1000 })
    expect((await orderOf(id)).payment_provider_state).toBe('overpaid')
    await act(id, 'refund', { amount: 60, reason: 'zu viel' })
    expect(await paymentOf(id)).toMatchObject({
      ...{ state: 'paid', captured: 1000, refunded: 60 },
      refunds: [{ amount: 60, reason: 'zu viel', state: 'done' }],
    })
  })

  test('never goes back twice, nor more than came', async () => {
    const id = await ordered()
    expect(await act(id, 'refund')).toMatchObject({ status: 422, json: { code: 'too_much' } })
    await act(id, 'mark_paid')
    expect(await act(id, 'refund', { amount: 941 })).toMatchObject({
      ...{ status: 422, json: { code: 'too_much', available: 940 } },
    })
    expect((await act(id, 'refund')).status).toBe(200)
    expect((await orderOf(id)).payment_provider_state).toBe('refunded')
    expect(await act(id, 'refund')).toMatchObject({ status: 422 })
    const broken = sql`update payments set refunded = captured + 1 where captured > 0`
    await expect(broken.execute(shop.db)).rejects.toThrow('check')
  })

  test('is asked for once more, with the account to pay to', async () => {
    const id = await ordered()
    expect((await act(id, 'remind')).status).toBe(200)
    const { number, payment_provider_state } = await orderOf(id)
    expect(payment_provider_state).toBe('reminded')
    const mails = await mailsAsSent(app.services, BUYER.email)
    const mail = mails.find(({ subject }) => subject === `Erinnerung: Ihre Bestellung ${number}`)
    expect(mail?.text).toContain('IBAN')
    await act(id, 'mark_paid')
    expect(await act(id, 'remind')).toMatchObject({ status: 409, json: { code: 'transition' } })
  })

  test('what was noted at the order stands at the payment, and the other way round', async () => {
    const id = await ordered('invoice')
    await admin.post(`/api/v0/order/${id}/mark_paid`, await newest(id))
    expect(await paymentOf(id)).toMatchObject({ state: 'paid', captured: 940 })
    await admin.post(`/api/v0/order/${id}/cancel`, await newest(id))
    await admin.post(`/api/v0/order/${id}/refund`, await newest(id))
    expect(await paymentOf(id)).toMatchObject({ state: 'refunded', refunded: 940 })
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_provider_state: 'refunded', refunded: 940, balance: 0 },
      refunds: [{ amount: 940 }],
    })
  })
})

describe('money by card', () => {
  test('goes back in parts, by the provider, and never more than came', async () => {
    const { id, payment } = await captured()
    expect((await act(id, 'refund', { amount: 300 })).status).toBe(200)
    // It is on its way: it counts as gone already.
    expect(await act(id, 'refund', { amount: 641 })).toMatchObject({
      ...{ status: 422, json: { code: 'too_much', available: 640 } },
    })
    await work()
    expect(await paymentOf(id)).toMatchObject({ state: 'refunded_partly', refunded: 300 })
    await act(id, 'refund')
    await work()
    expect(await paymentOf(id)).toMatchObject({ state: 'refunded', refunded: 940 })
    expect(stripe.refunds.filter(isOf(payment)).map(({ amount }) => amount)).toEqual([300, 640])
    expect((await orderOf(id)).payment_provider_state).toBe('refunded')
  })

  test.each(['silent after', 'silent before', 'status 500'] as const)(
    'a refund goes out once, though the provider is %s',
    async (fault) => {
      const { id, payment } = await captured()
      await act(id, 'refund')
      // More often than the client itself tries.
      providers.misbehave('POST /v1/refunds', fault, 6)
      await expect(work()).rejects.toMatchObject({ code: 'provider' })
      providers.behave()
      await sql`update payment_refunds set created_at = now() - interval '2 hours'
        where state = 'pending'`.execute(shop.db)
      await work()
      await work()
      expect(stripe.refunds.filter(isOf(payment))).toHaveLength(1)
      expect(await paymentOf(id)).toMatchObject({
        ...{ state: 'refunded', refunded: 940, refunds: [{ state: 'done' }] },
      })
    },
  )

  test('paid back at the provider itself, it is known here', async () => {
    const { id, payment } = await captured()
    stripe.repayOutside(payment, 940)
    await stripeNews(stripe.news(payment, 'charge.refunded'))
    expect((await orderOf(id)).payment_provider_state).toBe('refunded')
    expect(await act(id, 'refund')).toMatchObject({ status: 422 })
  })

  test('nobody notes it by hand', async () => {
    const id = await ordered('creditcard')
    expect(await act(id, 'mark_paid')).toMatchObject({ status: 409, json: { code: 'transition' } })
    expect(await admin.post(`/api/v0/order/${id}/mark_paid`, await newest(id))).toMatchObject({
      ...{ status: 409, json: { code: 'transition' } },
    })
  })

  test('a cancelled order is paid back by one press', async () => {
    const { id, payment } = await captured()
    await admin.post(`/api/v0/order/${id}/cancel`, await newest(id))
    expect((await admin.post(`/api/v0/order/${id}/refund`, await newest(id))).status).toBe(200)
    await work()
    expect(stripe.refunds.filter(isOf(payment))).toMatchObject([{ amount: 940 }])
    expect(await orderOf(id)).toMatchObject({
      ...{ state: 'cancelled', payment_provider_state: 'refunded' },
    })
  })
})

test('PayPal pays back once, though it is silent afterwards', async () => {
  const { variant } = await stocked('5')
  const buyer = shopper()
  const { _id: id, token } = await buyer.buy({ variant, payment: 'paypal' })
  await buyer.browser.form(`/checkout/pay/${token}`, { action: 'pay' })
  const { _id: payment } = await paymentOf(id)
  paypal.approve(payment)
  providers.misbehave('/capture', 'silent after')
  expect((await buyer.browser.form(`/checkout/pay/${token}`, { action: 'check' })).status).toBe(503)
  await buyer.browser.form(`/checkout/pay/${token}`, { action: 'check' })
  expect(paypal.captures(payment)).toHaveLength(1)
  await act(id, 'refund')
  providers.misbehave('/refund', 'silent after')
  await expect(work()).rejects.toMatchObject({ code: 'provider' })
  await sql`update payment_refunds set created_at = now() - interval '2 hours'
    where state = 'pending'`.execute(shop.db)
  await work()
  expect(paypal.refunds(payment)).toHaveLength(1)
  expect((await paymentOf(id)).state).toBe('refunded')
})

describe('who may', () => {
  test('see payments, and move money: two different rights', async () => {
    const id = await ordered()
    const { _id, version } = await paymentOf(id)
    for (const role of ['user', 'member'] as const) {
      const caller = await app.as(role)
      expect((await caller.get('/api/v0/payment/')).status).toBe(403)
      const path = `/api/v0/payment/${_id}/mark_paid`
      expect((await caller.post(path, { version })).status).toBe(403)
    }
    expect((await app.guest.get('/api/v0/payment/')).status).toBe(401)
  })

  test('nobody writes states or amounts, and an older version is refused', async () => {
    const id = await ordered()
    const { _id, version } = await paymentOf(id)
    const path = `/api/v0/payment/${_id}`
    expect((await admin.put(path, { version, state: 'paid' })).status).toBe(404)
    expect((await admin.remove(path)).status).toBe(404)
    await act(id, 'remind')
    const late = await admin.post(`${path}/mark_paid`, { version })
    expect(late).toMatchObject({ status: 409, json: { code: 'stale' } })
    for (const amount of [0, -1, 0.5, 1e12, '5'])
      expect((await act(id, 'mark_paid', { amount })).status).toBe(400)
  })
})

test('the list is filtered by the name of the specification', async () => {
  const id = await ordered()
  await act(id, 'mark_paid')
  const { json } = await admin.get('/api/v0/payment/?payment_provider_state=paid')
  const { items } = noun.calls.list.reply.parse(json)
  expect(items.map(({ subject_id }) => subject_id)).toContain(id)
  expect(items.every(({ state }) => state === 'paid')).toBe(true)
})

function isOf(payment: string) {
  const intent = stripe.sessionOf(payment).payment_intent?.id
  return ({ payment_intent }: { payment_intent: string }) => payment_intent === intent
}

async function newest(order: string) {
  const { version } = await orderOf(order)
  return { version }
}
