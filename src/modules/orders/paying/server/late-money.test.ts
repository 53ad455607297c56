import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openPayments } from '#tests/payment-providers/open-payments.ts'

const shop = await openPayments()
const { admin, providers, shopper, stocked, level, orderOf, paymentOf, paymentsOf } = shop
const { begun, mailsTo, stripeNews, work } = shop
const { stripe, paypal } = providers
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetLimits()
  providers.behave()
})

/** The time of the order and of the provider's page is over. */
async function overdue(id: string, by = '1 minute') {
  await sql`update orders set pay_until = now() - ${by}::interval where id = ${id}`.execute(shop.db)
  await sql`update payments set expires_at = now() - ${by}::interval
    where subject_id = ${id} and expires_at is not null`.execute(shop.db)
}

/** What five minutes and another five bring: the provider is asked, then the order ends. */
async function expire(id: string) {
  await overdue(id)
  await work()
  await work()
}

describe('time', () => {
  test('unpaid, the order expires after its minutes, frees its goods and tells the buyer', async () => {
    const { id, press, number, variant, page, browser } = await begun()
    await press('pay')
    const waits = Date.parse((await orderOf(id)).pay_until ?? '') - Date.now()
    expect(waits).toBeGreaterThan(34 * 60_000)
    expect(waits).toBeLessThanOrEqual(35 * 60_000)
    await expire(id)
    const order = await orderOf(id)
    expect(order).toMatchObject({ state: 'cancelled', payment_provider_state: 'expired' })
    expect(order.expired).not.toBeNull()
    expect(await level(variant)).toMatchObject({ committed: '0', available: '5' })
    const subjects = (await mailsTo(number)).map(({ subject }) => subject)
    expect(subjects).toContain(`Ihre Bestellung ${number} ist verfallen`)
    expect((await browser.get(page)).text).toContain('Diese Bestellung ist verfallen')
    // Its page at the provider is closed, too.
    expect(stripe.sessionOf((await paymentOf(id))._id).status).toBe('expired')
  })

  test('paid at the last second, it is asked for before the order ends', async () => {
    const { id, press, variant } = await begun()
    await press('pay')
    stripe.pay((await paymentOf(id))._id)
    await expire(id)
    expect(await orderOf(id)).toMatchObject({
      ...{ state: 'accepted', payment_provider_state: 'captured', expired: null },
    })
    expect(await level(variant)).toMatchObject({ committed: '1' })
  })

  test('what a buyer agreed to at PayPal is taken before the order ends', async () => {
    const { id, press } = await begun('paypal')
    await press('pay')
    paypal.approve((await paymentOf(id))._id)
    await expire(id)
    expect(await orderOf(id)).toMatchObject({ payment_provider_state: 'captured' })
  })

  test('a provider that is away holds an order for an hour at most', async () => {
    const { id, press } = await begun()
    await press('pay')
    await overdue(id)
    providers.misbehave('/v1/checkout/sessions/', 'status 500', 50)
    await expect(work()).rejects.toMatchObject({ code: 'provider' })
    expect((await orderOf(id)).state).toBe('accepted')
    await overdue(id, '61 minutes')
    await expect(work()).rejects.toMatchObject({ code: 'provider' })
    expect(await orderOf(id)).toMatchObject({ state: 'cancelled' })
  })

  test('paid after that while the goods are there: paid wins', async () => {
    const { id, press, variant } = await begun()
    await press('pay')
    const { _id } = await paymentOf(id)
    await expire(id)
    // Stripe took it at the very moment its page was closed.
    stripe.pay(_id)
    await stripeNews(stripe.news(_id))
    expect(await orderOf(id)).toMatchObject({
      ...{ state: 'accepted', payment_provider_state: 'captured', expired: null, balance: 940 },
    })
    expect(await level(variant)).toMatchObject({ committed: '1' })
  })

  test('paid after that when they are gone: paid back, and both are told', async () => {
    const { variant } = await stocked('1')
    const { id, press, number } = await begun('creditcard', variant)
    await press('pay')
    const { _id } = await paymentOf(id)
    await expire(id)
    await shopper().buy({ variant })
    stripe.pay(_id)
    await stripeNews(stripe.news(_id))
    expect(await orderOf(id)).toMatchObject({ state: 'cancelled', balance: 0, refunded: 940 })
    await work()
    expect(await orderOf(id)).toMatchObject({
      ...{ state: 'cancelled', payment_provider_state: 'refunded', refunded: 940 },
    })
    expect(stripe.refunds.at(-1)).toMatchObject({ amount: 940 })
    expect(await level(variant)).toMatchObject({ committed: '1', available: '0' })
    const texts = (await mailsTo(number)).map(({ text }) => text).join('\n')
    expect(texts).toContain('Ihre Bestellung ist aber schon storniert')
    expect(texts).toMatch(/Wir haben Ihnen am .* 9,40\s€ zurückgezahlt/)
    const { rows } = await sql<{ title: string }>`select title from notices
      where kind = 'payment.unwanted'`.execute(shop.db)
    expect(rows.some(({ title }) => title.includes(number))).toBe(true)
  })

  test('still being checked when the order ends, then paid: paid wins', async () => {
    const { id, press } = await begun('klarna')
    await press('pay')
    const { _id } = await paymentOf(id)
    await expire(id)
    stripe.process(_id)
    await stripeNews(stripe.news(_id, 'checkout.session.completed'))
    expect(await paymentOf(id)).toMatchObject({ state: 'authorized' })
    expect((await orderOf(id)).expired).not.toBeNull()
    stripe.pay(_id)
    await stripeNews(stripe.news(_id, 'checkout.session.async_payment_succeeded'))
    expect(await orderOf(id)).toMatchObject({ state: 'accepted', expired: null })
  })

  test('a transfer that comes late and in parts revives the order with its last part', async () => {
    const { id } = await begun('prepayment')
    await overdue(id)
    await work()
    expect(await orderOf(id)).toMatchObject({ state: 'cancelled' })
    for (const [amount, state] of [
      [500, 'cancelled'],
      [440, 'accepted'],
    ]) {
      const { _id, version } = await paymentOf(id)
      await admin.post(`/api/v0/payment/${_id}/mark_paid`, { version, amount })
      expect((await orderOf(id)).state).toBe(state)
    }
    expect(await orderOf(id)).toMatchObject({ payment_provider_state: 'paid', balance: 940 })
  })
})

test('taken up again, an order that is paid online has its whole time once more', async () => {
  const { id } = await begun()
  const move = async (action: string) => {
    const { version } = await orderOf(id)
    return admin.post(`/api/v0/order/${id}/${action}`, { version })
  }
  await move('hold')
  await overdue(id)
  expect((await move('resume')).status).toBe(200)
  await work()
  expect(await orderOf(id)).toMatchObject({ state: 'accepted', expired: null })
})

describe('two attempts', () => {
  test('paid twice, by two pages: the second goes back', async () => {
    const { id, press, number } = await begun()
    await press('pay')
    const first = await paymentOf(id)
    await press('pay', { source: 'klarna' })
    const second = await paymentOf(id)
    expect(second.source).toBe('klarna')
    for (const { _id } of [first, second]) {
      stripe.pay(_id)
      await stripeNews(stripe.news(_id))
    }
    await work()
    expect(stripe.refunds.at(-1)).toMatchObject({ amount: 940 })
    const states = (await paymentsOf(id)).map(({ state }) => state)
    expect(states).toEqual(['refunded', 'captured'])
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_provider_state: 'captured', refunded: 0, balance: 940 },
      refunds: [{ amount: 940 }],
    })
    const sent = (await mailsTo(number)).filter(({ subject }) => subject.startsWith('Rückzahlung'))
    expect(sent).toHaveLength(1)
  })

  test('paid twice, and the second is refused on its way back: it is owed until it has gone', async () => {
    const { id, press } = await begun()
    await press('pay')
    const first = await paymentOf(id)
    await press('pay', { source: 'klarna' })
    const second = await paymentOf(id)
    for (const { _id } of [first, second]) {
      stripe.pay(_id)
      await stripeNews(stripe.news(_id))
    }
    providers.misbehave('POST /v1/refunds', 'status 400')
    await work()
    providers.behave()
    expect(await orderOf(id)).toMatchObject({ balance: 1880, refund_due: 940, is_owed: true })
    const { version } = await orderOf(id)
    expect((await admin.post(`/api/v0/order/${id}/refund`, { version })).status).toBe(200)
    await work()
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_provider_state: 'captured', balance: 940, refund_due: 0, is_owed: false },
    })
    // It went back to where it came from.
    expect((await paymentsOf(id)).map(({ state }) => state)).toEqual(['refunded', 'captured'])
  })

  test('an old one that is still being checked stands beside the open one', async () => {
    const { id, press } = await begun('klarna')
    await press('pay')
    const first = await paymentOf(id)
    await press('pay', { source: 'creditcard' })
    stripe.process(first._id)
    expect((await stripeNews(stripe.news(first._id))).status).toBe(200)
    expect((await paymentsOf(id)).map(({ state }) => state)).toEqual(['redirected', 'authorized'])
    stripe.pay(first._id)
    await stripeNews(stripe.news(first._id))
    expect(await orderOf(id)).toMatchObject({ payment_provider_state: 'captured' })
  })

  test('cancelled by staff, a payment ends and its order lives on', async () => {
    const { id, press, number } = await begun()
    await press('pay')
    const { _id, version } = await paymentOf(id)
    const ended = await admin.post(`/api/v0/payment/${_id}/cancel`, { version })
    expect(ended).toMatchObject({ status: 200, json: { items: [{ state: 'cancelled' }] } })
    expect(stripe.sessionOf(_id).status).toBe('expired')
    expect(await orderOf(id)).toMatchObject({ state: 'accepted', expired: null })
    const again = { kind: 'expired' }
    expect((await admin.post(`/api/v0/order/${id}/mail`, again)).status).toBe(409)
    const subjects = (await mailsTo(number)).map(({ subject }) => subject)
    expect(subjects.some((subject) => subject.includes('verfallen'))).toBe(false)
  })

  test('a page that opens while its order is cancelled is closed, and nobody is led there', async () => {
    const { id, press } = await begun()
    providers.misbehave('POST /v1/checkout/sessions', 'delay')
    const pressing = press('pay')
    await providers.delayed()
    const { version } = await orderOf(id)
    expect((await admin.post(`/api/v0/order/${id}/cancel`, { version })).status).toBe(200)
    providers.behave()
    await pressing
    await work()
    const { _id, state } = await paymentOf(id)
    expect(state).toBe('cancelled')
    expect(stripe.sessionOf(_id).status).toBe('expired')
    expect((await press('pay')).text).not.toContain('http-equiv')
    expect(await paymentsOf(id)).toHaveLength(1)
  })
})
