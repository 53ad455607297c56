import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { BUYER } from '#modules/checkout/server/test-checkout.ts'
import { openPayments } from '#tests/payment-providers/open-payments.ts'

const shop = await openPayments()
const {
  app,
  admin,
  providers,
  shopper,
  stocked,
  orderOf,
  paymentOf,
  paymentsOf,
  stripeNews,
  work,
} = shop
const { stripe } = providers
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetLimits()
  providers.behave()
})

/** 9,40 with the delivery. */
async function ordered(payment = 'prepayment') {
  const { variant } = await stocked('5')
  return shopper().buy({ variant, payment })
}

async function act(order: string, action: string, body: object = {}) {
  const { _id, version } = await paymentOf(order)
  return admin.post(`/api/v0/payment/${_id}/${action}`, { version, ...body })
}

async function move(order: string, action: string) {
  const { version } = await orderOf(order)
  return admin.post(`/api/v0/order/${order}/${action}`, { version })
}

/** The refund of this sum is on the account again. */
async function comesBack(order: string, amount: number) {
  const { refunds } = await paymentOf(order)
  const refund = refunds.find((one) => one.amount === amount)?._id
  return act(order, 'refund_returned', { refund })
}

const owed = async () => (await admin.get('/api/v0/dashboard/today')).text
const CLASH = { status: 409, json: { code: 'transition' } }

describe('a transfer back that the bank returns', () => {
  test('is owed anew, and can be sent once more', async () => {
    const { _id: id, number } = await ordered()
    await act(id, 'mark_paid')
    await move(id, 'cancel')
    await move(id, 'refund')
    expect(await owed()).not.toContain(`"${number}"`)
    expect((await comesBack(id, 940)).status).toBe(200)
    expect(await paymentOf(id)).toMatchObject({
      ...{ state: 'paid', refunded: 0, refunds: [{ state: 'failed' }] },
    })
    expect(await orderOf(id)).toMatchObject({
      ...{ balance: 940, refunded: 0, refund_due: 940, is_owed: true },
      refunds: [{ amount: 940 }, { amount: -940 }],
    })
    expect(await owed()).toContain(`"${number}"`)
    expect((await move(id, 'refund')).status).toBe(200)
    expect(await orderOf(id)).toMatchObject({ balance: 0, refund_due: 0, is_owed: false })
  })

  test('asks nobody to pay who has paid', async () => {
    const { _id: id } = await ordered('invoice')
    await act(id, 'mark_paid')
    await move(id, 'ship')
    await act(id, 'refund', { amount: 300 })
    await act(id, 'refund', { amount: 640 })
    expect((await comesBack(id, 300)).status).toBe(200)
    expect(await paymentOf(id)).toMatchObject({ state: 'refunded_partly', refunded: 640 })
    expect(await orderOf(id)).toMatchObject({ balance: 300, refund_due: 300, is_owed: true })
    expect(await act(id, 'remind')).toMatchObject(CLASH)
  })

  test('of a part that came before all was paid buys nothing', async () => {
    const { _id: id } = await ordered()
    await act(id, 'mark_paid', { amount: 600 })
    await act(id, 'refund', { amount: 600 })
    await comesBack(id, 600)
    expect(await paymentOf(id)).toMatchObject({ state: 'paid_partly' })
    expect(await move(id, 'ship')).toMatchObject(CLASH)
  })

  test('comes back once, and is a refund of this payment', async () => {
    const [{ _id: id }, { _id: other }] = [await ordered(), await ordered()]
    for (const one of [id, other]) {
      await act(one, 'mark_paid')
      await act(one, 'refund')
    }
    const foreign = (await paymentOf(other)).refunds[0]?._id
    expect((await act(id, 'refund_returned', { refund: foreign })).status).toBe(404)
    expect((await act(id, 'refund_returned', { refund: 'x' })).status).toBe(400)
    expect((await comesBack(id, 940)).status).toBe(200)
    expect(await comesBack(id, 940)).toMatchObject(CLASH)
  })

  test('by a provider is known by the provider alone', async () => {
    const { variant } = await stocked('5')
    const buyer = shopper()
    const { _id: id, token } = await buyer.buy({ variant, payment: 'creditcard' })
    await buyer.browser.form(`/checkout/pay/${token}`, { action: 'pay' })
    const { _id: payment } = await paymentOf(id)
    stripe.pay(payment)
    await stripeNews(stripe.news(payment))
    await act(id, 'refund')
    await work()
    expect(await comesBack(id, 940)).toMatchObject(CLASH)
  })
})

/** Bought by card, paid, sent, and taken away by the buyer's bank. */
async function takenAway() {
  const { variant } = await stocked('5')
  const buyer = shopper()
  const { _id: id, token } = await buyer.buy({ variant, payment: 'creditcard' })
  await buyer.browser.form(`/checkout/pay/${token}`, { action: 'pay' })
  const { _id: payment } = await paymentOf(id)
  stripe.pay(payment)
  await stripeNews(stripe.news(payment))
  await move(id, 'ship')
  stripe.dispute(payment, 'lost')
  await stripeNews(stripe.news(payment, 'charge.dispute.closed'))
  expect(await orderOf(id)).toMatchObject({ payment_provider_state: 'chargeback', balance: 0 })
  return id
}

describe('money a bank has taken away', () => {
  test('does not keep an order from its end', async () => {
    const id = await takenAway()
    expect((await move(id, 'complete')).status).toBe(200)
  })

  test('can come by transfer after all', async () => {
    const id = await takenAway()
    expect((await move(id, 'mark_paid')).status).toBe(200)
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_source: 'prepayment', payment_provider_state: 'paid', balance: 940 },
      refund_due: 0,
    })
    expect((await paymentsOf(id)).map(({ source, state }) => [source, state])).toEqual([
      ['prepayment', 'paid'],
      ['creditcard', 'chargeback'],
    ])
    expect(await move(id, 'mark_paid')).toMatchObject(CLASH)
  })
})

describe('the rest of what came in part', () => {
  test('is waived, and the order goes on as paid', async () => {
    const { _id: id, number } = await ordered()
    expect(await move(id, 'waive')).toMatchObject(CLASH)
    await act(id, 'mark_paid', { amount: 938 })
    expect(await move(id, 'ship')).toMatchObject(CLASH)
    expect((await move(id, 'waive')).status).toBe(200)
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_provider_state: 'paid', reduced: 2, balance: 938, is_owed: false },
    })
    const mails = await mailsAsSent(app.services, BUYER.email)
    const last = mails.filter(({ subject }) => subject.includes(number)).at(-1)
    expect(last?.subject).toBe(`Ihre Zahlung zur Bestellung ${number}`)
    expect(last?.text).toMatch(/9,38\s€/)
    expect(await move(id, 'waive')).toMatchObject(CLASH)
    expect((await move(id, 'ship')).status).toBe(200)
  })

  test('that comes all the same belongs to the price again', async () => {
    const { _id: id } = await ordered()
    await act(id, 'mark_paid', { amount: 938 })
    await move(id, 'waive')
    await act(id, 'mark_paid', { amount: 2 })
    expect(await orderOf(id)).toMatchObject({ reduced: 0, balance: 940, refund_due: 0 })
  })
})

describe('money that comes', () => {
  test('after all of it went back is noted, and buys', async () => {
    const { _id: id } = await ordered()
    await act(id, 'mark_paid')
    await act(id, 'refund', { reason: 'falsche Bestellung' })
    expect((await act(id, 'mark_paid', { amount: 940 })).status).toBe(200)
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_provider_state: 'paid', balance: 940, refunded: 0, refund_due: 0 },
      refunds: [{ amount: 940 }],
    })
    expect((await move(id, 'ship')).status).toBe(200)
  })

  test('after a part went back is no refund that bounced', async () => {
    const { _id: id, number } = await ordered()
    await act(id, 'mark_paid', { amount: 600 })
    await act(id, 'refund', { amount: 200 })
    await act(id, 'mark_paid', { amount: 500 })
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_provider_state: 'paid_partly', balance: 900, refund_due: 0, is_owed: false },
      refunds: [{ amount: 200 }],
    })
    expect(await owed()).not.toContain(`"${number}"`)
    await act(id, 'mark_paid', { amount: 40 })
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_provider_state: 'paid', balance: 940, refunds: [{ amount: 200 }] },
    })
  })

  test('twice is noted twice', async () => {
    const { _id: id } = await ordered()
    await act(id, 'mark_paid')
    expect((await act(id, 'mark_paid', { amount: 940 })).status).toBe(200)
    expect(await orderOf(id)).toMatchObject({ payment_provider_state: 'overpaid', balance: 1880 })
  })

  test('and is too much is thanked for as it came', async () => {
    const { _id: id, number } = await ordered()
    await act(id, 'mark_paid', { amount: 1500 })
    const mails = await mailsAsSent(app.services, BUYER.email)
    const said = mails.find(({ subject }) => subject === `Ihre Zahlung zur Bestellung ${number}`)
    expect(said?.text).toMatch(/15,00\s€/)
  })
})
