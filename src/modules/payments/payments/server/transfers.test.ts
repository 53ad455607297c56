import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openPayments } from '#tests/payment-providers/open-payments.ts'

const shop = await openPayments()
const { admin, providers, begun, orderOf, paymentOf, paymentsOf } = shop
const { act, move, mailsTo, stripeNews, work } = shop
const { stripe } = providers
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetLimits()
  providers.behave()
})

/** 9,40 with the delivery. */
const ordered = (payment = 'prepayment') => begun(payment)

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
    const { id, number } = await ordered()
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
    const { id } = await ordered('invoice')
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
    const { id } = await ordered()
    await act(id, 'mark_paid', { amount: 600 })
    await act(id, 'refund', { amount: 600 })
    await comesBack(id, 600)
    expect(await paymentOf(id)).toMatchObject({ state: 'paid_partly' })
    expect(await move(id, 'ship')).toMatchObject(CLASH)
  })

  test('comes back once, and is a refund of this payment', async () => {
    const [{ id }, { id: other }] = [await ordered(), await ordered()]
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
    const { id, press } = await begun()
    await press('pay')
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
  const { id, press } = await begun()
  await press('pay')
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

describe('money that came both ways', () => {
  /** By card, which the bank took away and gave back, and by transfer in between. */
  async function paidTwice() {
    const id = await takenAway()
    await move(id, 'mark_paid')
    const card = (await paymentsOf(id)).find(({ source }) => source === 'creditcard')?._id ?? ''
    stripe.dispute(card, 'won')
    await stripeNews(stripe.news(card, 'charge.dispute.closed'))
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_source: 'prepayment', balance: 1880, refund_due: 940, is_owed: true },
    })
    return { id, card }
  }

  test('goes back the way staff are told, and no provider pays on top', async () => {
    const { id } = await paidTwice()
    const sent = stripe.refunds.length
    expect((await move(id, 'refund')).status).toBe(200)
    await work()
    expect(stripe.refunds).toHaveLength(sent)
    expect((await paymentsOf(id)).map(({ state }) => state)).toEqual(['refunded', 'captured'])
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_source: 'creditcard', balance: 940, refund_due: 0, refunded: 0 },
    })
  })

  test('goes back at each payment where one way is not enough', async () => {
    const { id, card } = await paidTwice()
    await move(id, 'undeliverable')
    expect(await move(id, 'refund')).toMatchObject({ status: 409, json: { code: 'several_ways' } })
    const { version } = (await paymentsOf(id)).find(({ _id }) => _id === card) ?? {}
    await admin.post(`/api/v0/payment/${card}/refund`, { version })
    await work()
    expect(await orderOf(id)).toMatchObject({ balance: 940, is_owed: true })
    expect((await move(id, 'refund')).status).toBe(200)
    expect(await orderOf(id)).toMatchObject({ balance: 0, is_owed: false })
  })
})

describe('the rest of what came in part', () => {
  test('is waived, and the order goes on as paid', async () => {
    const { id, number } = await ordered()
    expect(await move(id, 'waive')).toMatchObject(CLASH)
    await act(id, 'mark_paid', { amount: 938 })
    expect(await move(id, 'ship')).toMatchObject(CLASH)
    expect((await move(id, 'waive')).status).toBe(200)
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_provider_state: 'paid', reduced: 2, balance: 938, is_owed: false },
    })
    const last = (await mailsTo(number)).at(-1)
    expect(last?.subject).toBe(`Ihre Zahlung zur Bestellung ${number}`)
    expect(last?.text).toMatch(/9,38\s€/)
    expect(await move(id, 'waive')).toMatchObject(CLASH)
    expect((await move(id, 'ship')).status).toBe(200)
  })

  test('that comes all the same belongs to the price again', async () => {
    const { id } = await ordered()
    await act(id, 'mark_paid', { amount: 938 })
    await move(id, 'waive')
    await act(id, 'mark_paid', { amount: 2 })
    expect(await orderOf(id)).toMatchObject({ reduced: 0, balance: 940, refund_due: 0 })
  })
})

describe('money that comes', () => {
  test('after all of it went back is noted, and buys', async () => {
    const { id } = await ordered()
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
    const { id, number } = await ordered()
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
    const { id } = await ordered()
    await act(id, 'mark_paid')
    expect((await act(id, 'mark_paid', { amount: 940 })).status).toBe(200)
    expect(await orderOf(id)).toMatchObject({ payment_provider_state: 'overpaid', balance: 1880 })
  })

  test('and is too much is thanked for as it came', async () => {
    const { id, number } = await ordered()
    await act(id, 'mark_paid', { amount: 1500 })
    const said = (await mailsTo(number)).find(
      ({ subject }) => subject === `Ihre Zahlung zur Bestellung ${number}`,
    )
    expect(said?.text).toMatch(/15,00\s€/)
  })
})
