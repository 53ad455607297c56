import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openPayments } from '#tests/payment-providers/open-payments.ts'
import { stripeSignature } from '#tests/payment-providers/stripe-books.ts'

const shop = await openPayments()
const { app, providers, shopper, stocked, orderOf, paymentOf, stripeNews, paypalNews } = shop
const { stripe, paypal } = providers
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetLimits()
})

/** An order whose buyer is at the provider's page. */
async function begun(payment: 'creditcard' | 'paypal' = 'creditcard') {
  const { variant } = await stocked('5')
  const buyer = shopper()
  const { _id: id, token } = await buyer.buy({ variant, payment })
  const page = `/checkout/pay/${token}`
  const sent = await buyer.browser.form(page, { action: 'pay' })
  expect(sent.headers.get('location')).toBe(`${page}?go=1`)
  const { _id: paid } = await paymentOf(id)
  return { id, token, page, browser: buyer.browser, payment: paid }
}

describe('Stripe', () => {
  test('a genuine event makes us ask, and what Stripe says is so', async () => {
    const { id, payment } = await begun()
    stripe.pay(payment)
    expect((await stripeNews(stripe.news(payment))).status).toBe(200)
    expect(await paymentOf(id)).toMatchObject({ state: 'captured', captured: 940, refunded: 0 })
    expect(await orderOf(id)).toMatchObject({
      ...{ state: 'accepted', payment_provider_state: 'captured', test: false },
    })
  })

  test('an event that claims more than is true changes nothing', async () => {
    const { id, payment } = await begun()
    const news = stripe.news(payment)
    Object.assign(news.data.object, { status: 'complete', payment_status: 'paid' })
    expect((await stripeNews(news)).status).toBe(200)
    expect((await paymentOf(id)).state).toBe('redirected')
  })

  test.each([
    ['a wrong secret', { secret: 'whsec_wrong' }],
    ['an old signature', { at: Date.now() - 6 * 60_000 }],
  ])('%s is refused', async (_, signing) => {
    const { id, payment } = await begun()
    stripe.pay(payment)
    expect(await stripeNews(stripe.news(payment), signing)).toMatchObject({
      ...{ status: 400, json: { code: 'signature' } },
    })
    expect((await paymentOf(id)).state).toBe('redirected')
  })

  test('without a signature, cut, or changed by one sign: refused', async () => {
    const { id, payment } = await begun()
    stripe.pay(payment)
    const text = JSON.stringify(stripe.news(payment))
    const { 'stripe-signature': mark } = stripeSignature(text)
    const send = (body: string, headers: Record<string, string>) =>
      app.guest.raw('/api/v0/payment/webhook/stripe', {
        ...{ method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } },
      })
    const bodies = [
      text.slice(0, -1),
      `${text} `,
      text.replaceAll('"livemode":true', '"livemode":false'),
    ]
    for (const body of bodies)
      expect((await send(body, { 'stripe-signature': mark })).status).toBe(400)
    expect((await send(text, {})).status).toBe(400)
    expect((await send('', { 'stripe-signature': mark })).status).toBe(400)
    expect((await paymentOf(id)).state).toBe('redirected')
  })

  test('another amount, currency or kind of key in the event: refused', async () => {
    const { id, payment } = await begun()
    stripe.pay(payment)
    for (const change of [{ amount_total: 1 }, { currency: 'usd' }]) {
      const news = stripe.news(payment)
      Object.assign(news.data.object, change)
      expect(await stripeNews(news)).toMatchObject({ status: 400, json: { code: 'mismatch' } })
    }
    const test = { ...stripe.news(payment), livemode: false }
    expect(await stripeNews(test)).toMatchObject({ status: 400, json: { code: 'mismatch' } })
    expect((await paymentOf(id)).state).toBe('redirected')
  })

  test('an event of one payment never pays another one', async () => {
    const [first, second] = [await begun(), await begun()]
    stripe.pay(first.payment)
    const news = stripe.news(first.payment)
    news.data.object.client_reference_id = second.payment
    expect((await stripeNews(news)).status).toBe(400)
    // Even Stripe itself is not believed when it speaks of another subject.
    const session = stripe.sessionOf(second.payment)
    stripe.pay(second.payment)
    const honest = stripe.news(second.payment)
    session.client_reference_id = first.payment
    expect((await stripeNews(honest)).status).toBe(200)
    session.client_reference_id = second.payment
    expect((await paymentOf(second.id)).state).toBe('redirected')
    expect((await paymentOf(second.id)).events.map(({ action }) => action)).toContain('mismatch')
  })

  test('the same event ten times at once has the effect of one', async () => {
    const { id, payment } = await begun()
    stripe.pay(payment)
    const news = stripe.news(payment)
    const answers = await Promise.all(Array.from({ length: 10 }, () => stripeNews(news)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const { events } = await paymentOf(id)
    expect(events.filter(({ action }) => action === 'captured')).toHaveLength(1)
    const asked = providers.asked('GET', `/v1/checkout/sessions/${stripe.sessionOf(payment).id}`)
    await stripeNews(news)
    expect(providers.asked('GET', `/v1/checkout/sessions/${stripe.sessionOf(payment).id}`)).toBe(
      asked,
    )
  })

  test('while Stripe is away the event is not taken, so that it comes again', async () => {
    const { id, payment } = await begun()
    stripe.pay(payment)
    const news = stripe.news(payment)
    providers.misbehave('/v1/checkout/sessions/', 'status 500', 2)
    expect(await stripeNews(news)).toMatchObject({ status: 503, json: { code: 'provider' } })
    expect((await paymentOf(id)).state).toBe('redirected')
    expect((await stripeNews(news)).status).toBe(200)
    expect((await paymentOf(id)).state).toBe('captured')
  })

  test('a dispute takes the money away, and winning it brings it back', async () => {
    const { id, payment } = await begun()
    stripe.pay(payment)
    await stripeNews(stripe.news(payment))
    stripe.dispute(payment, 'needs_response')
    await stripeNews(stripe.news(payment, 'charge.dispute.created'))
    expect((await orderOf(id)).payment_provider_state).toBe('chargeback')
    stripe.dispute(payment, 'won')
    await stripeNews(stripe.news(payment, 'charge.dispute.closed'))
    expect(await orderOf(id)).toMatchObject({ payment_provider_state: 'captured' })
  })

  test('money for a payment we lost is kept where somebody sees it', async () => {
    const { id, payment } = await begun()
    stripe.pay(payment)
    await sql`delete from payments where id = ${payment}`.execute(shop.db)
    expect((await stripeNews(stripe.news(payment))).status).toBe(200)
    const { json } = await shop.admin.get('/api/v0/payment/?unmatched=true')
    expect(json).toMatchObject({ items: [{ _id: payment, state: 'captured', subject_id: null }] })
    expect((await orderOf(id)).payment_provider_state).toBe('redirected')
  })

  test('what other programs do with the same account is none of ours', async () => {
    const foreign = {
      ...{ id: 'evt_foreign', object: 'event', type: 'invoice.paid', livemode: false },
      data: { object: { id: 'in_1', object: 'invoice', currency: 'eur' } },
    }
    expect((await stripeNews(foreign)).status).toBe(200)
  })
})

describe('PayPal', () => {
  test('what the buyer agreed to is taken once, however often we hear of it', async () => {
    const { id, payment } = await begun('paypal')
    paypal.approve(payment)
    const events = Array.from({ length: 5 }, () => paypal.news(payment))
    await Promise.all(events.map((event) => paypalNews(event)))
    expect(paypal.captures(payment)).toHaveLength(1)
    expect(await paymentOf(id)).toMatchObject({ state: 'captured', captured: 940 })
    expect((await orderOf(id)).payment_provider_state).toBe('captured')
  })

  test.each([
    ['forged', { secret: 'somebody else' }],
    ['four days old', { at: Date.now() - 4 * 86_400_000 }],
  ])('a %s event is refused', async (_, signing) => {
    const { id, payment } = await begun('paypal')
    paypal.approve(payment)
    expect(await paypalNews(paypal.news(payment), signing)).toMatchObject({
      ...{ status: 400, json: { code: 'signature' } },
    })
    expect(paypal.captures(payment)).toHaveLength(0)
    expect((await paymentOf(id)).state).toBe('redirected')
  })

  test('a lower amount at PayPal is neither taken nor believed', async () => {
    const { id, payment } = await begun('paypal')
    paypal.approve(payment)
    paypal.orderOf(payment).purchase_units[0].amount.value = '0.01'
    await paypalNews(paypal.news(payment))
    expect(paypal.captures(payment)).toHaveLength(0)
    expect((await paymentOf(id)).state).toBe('redirected')
  })
})

test('the history of a payment cannot be rewritten', async () => {
  const rewrite = sql`update payment_events set amount = 1`.execute(shop.db)
  await expect(rewrite).rejects.toThrow('never changed')
  await expect(sql`delete from payment_events`.execute(shop.db)).rejects.toThrow('never changed')
})
