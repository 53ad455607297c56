import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openPayments } from '#tests/payment-providers/open-payments.ts'
import { PAYPAL_WEBHOOK } from '#tests/payment-providers/paypal-books.ts'

const shop = await openPayments()
const { providers, shopper, stocked, orderOf, paymentOf, stripeNews, paypalNews, work } = shop
const { stripe, paypal } = providers
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetLimits()
  providers.behave()
})

async function begun(source: 'creditcard' | 'paypal' = 'creditcard') {
  const { variant } = await stocked('5')
  const buyer = shopper()
  const { _id: id, number, token } = await buyer.buy({ variant, payment: source })
  const press = (action: string) => buyer.browser.form(`/checkout/pay/${token}`, { action })
  await press('pay')
  const { _id: payment } = await paymentOf(id)
  return { id, number, payment, press }
}

const VERIFY = '/v1/notifications/verify-webhook-signature'
const noticed = async (kind: string, number: string) => {
  const { rows } = await sql<{ title: string }>`select distinct title from notices
    where kind = ${kind}`.execute(shop.db)
  return rows.filter(({ title }) => title.includes(number)).length
}

const disputes = async () =>
  (await sql`select 1 from notices where kind = 'payment.dispute'`.execute(shop.db)).rows.length

describe('PayPal', () => {
  test('a complaint that takes nothing away yet is told to the team', async () => {
    const { id, number, payment } = await begun('paypal')
    paypal.approve(payment)
    await paypalNews(paypal.news(payment))
    expect((await paypalNews(paypal.disputeNews(payment))).status).toBe(200)
    expect(await orderOf(id)).toMatchObject({ payment_provider_state: 'captured' })
    expect(await noticed('payment.disputed', number)).toBe(1)
  })

  test.each([
    { dispute_id: 'PP-D-1' },
    { dispute_id: 'PP-D-2', disputed_transactions: null },
    { dispute_id: 'PP-D-3', disputed_transactions: [{ seller_transaction_id: 7 }], links: 'x' },
  ])(
    'a complaint in another shape than we know is told once, and changes nothing: %j',
    async (resource) => {
      const { id, payment } = await begun('paypal')
      paypal.approve(payment)
      await paypalNews(paypal.news(payment))
      const before = await paymentOf(id)
      const event = {
        id: `WH-${resource.dispute_id}`,
        event_type: 'CUSTOMER.DISPUTE.CREATED',
        resource,
      }
      const told = await disputes()
      expect((await paypalNews(event, { secret: 'forged' })).status).toBe(400)
      expect(await disputes()).toBe(told)
      expect((await paypalNews(event)).status).toBe(200)
      const once = await disputes()
      expect(once).toBeGreaterThan(told)
      expect((await paypalNews(event)).status).toBe(200)
      expect(await disputes()).toBe(once)
      expect(await paymentOf(id)).toEqual(before)
    },
  )

  test('a refund made at PayPal is known by the address of what it was taken from', async () => {
    const { id, payment } = await begun('paypal')
    paypal.approve(payment)
    await paypalNews(paypal.news(payment))
    paypal.repayOutside(payment, 340)
    const [taken] = paypal.captures(payment)
    const links = [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${taken?.id}` }]
    const resource = { id: 'REF-outside', links }
    const event = {
      id: 'WH-up',
      event_type: 'PAYMENT.CAPTURE.REFUNDED',
      resource_type: 'refund',
      resource,
    }
    expect((await paypalNews(event)).status).toBe(200)
    expect(await paymentOf(id)).toMatchObject({ state: 'refunded_partly', refunded: 340 })
  })

  test('money it holds because of a complaint comes back when the buyer was wrong', async () => {
    const { id, payment } = await begun('paypal')
    paypal.approve(payment)
    await paypalNews(paypal.news(payment))
    paypal.dispute(payment, 'BUYER_COMPLAINT')
    await paypalNews(paypal.disputeNews(payment))
    expect(await paymentOf(id)).toMatchObject({ state: 'chargeback', captured: 940 })
    paypal.dispute(payment, '')
    await paypalNews(paypal.news(payment, 'CUSTOMER.DISPUTE.RESOLVED'))
    expect(await paymentOf(id)).toMatchObject({ state: 'captured' })
  })

  test('news of payments of the other kind still count', async () => {
    const { id, payment } = await begun('paypal')
    paypal.approve(payment)
    await paypalNews(paypal.news(payment))
    const live = { client_id_live: 'rig', secret_live: 'rig', webhook_id_live: PAYPAL_WEBHOOK }
    await shop.configure('components.shop', { paypal: { mode: 'dev', ...live } })
    paypal.repayOutside(payment, 940)
    expect((await paypalNews(paypal.news(payment, 'PAYMENT.CAPTURE.REFUNDED'))).status).toBe(200)
    await shop.configure('components.shop', { paypal: { mode: 'live', ...live } })
    expect(await paymentOf(id)).toMatchObject({ state: 'refunded' })
  })

  test('what names nothing of ours asks PayPal nothing', async () => {
    const before = providers.asked('POST', VERIFY)
    const event = { id: 'WH-foreign', resource_type: 'plan', resource: { id: 'P-1' } }
    expect((await paypalNews(event)).status).toBe(200)
    expect(providers.asked('POST', VERIFY)).toBe(before)
  })

  test('a token that was taken back is asked for anew', async () => {
    const { id, payment, press } = await begun('paypal')
    paypal.approve(payment)
    providers.misbehave('GET /v2/checkout/orders', 'status 401')
    expect((await press('check')).status).toBe(303)
    expect(await paymentOf(id)).toMatchObject({ state: 'captured' })
  })

  test('silent after it took the money: the buyer is not told that nothing was taken', async () => {
    const { payment, press } = await begun('paypal')
    paypal.approve(payment)
    providers.misbehave('/capture', 'silent after')
    const away = await press('check')
    expect(away.status).toBe(503)
    expect(away.text).not.toContain('nichts abgebucht')
    expect(away.text).toContain('zahlen Sie nicht ein zweites Mal')
  })
})

describe('Stripe', () => {
  test('what it signed and is not ours is taken and left alone', async () => {
    const event = {
      ...{ id: 'evt_balance', object: 'event', type: 'balance.available', livemode: true },
      data: { object: { object: 'balance' } },
    }
    expect((await stripeNews(event)).status).toBe(200)
  })

  test('a page that was forgotten by a restore is known again by its news', async () => {
    const { id, payment } = await begun()
    stripe.pay(payment)
    await sql`update payments set reference = '', state = 'created' where id = ${payment}`.execute(
      shop.db,
    )
    await stripeNews(stripe.news(payment))
    expect(await paymentOf(id)).toMatchObject({
      ...{ state: 'captured', reference: stripe.sessionOf(payment).id },
    })
  })

  test('a page made with a key of the other kind is not believed', async () => {
    const { id, payment } = await begun()
    stripe.pay(payment).livemode = false
    await sql`update payments set created_at = now() - interval '10 minutes'
      where id = ${payment}`.execute(shop.db)
    await work()
    expect(await paymentOf(id)).toMatchObject({ state: 'redirected', captured: 0 })
  })

  test('what does not match is told once, however often it is asked', async () => {
    const { number, payment, press } = await begun()
    stripe.pay(payment).amount_total = 1
    for (let turn = 0; turn < 3; turn += 1) await press('check')
    expect(await noticed('payment.mismatch', number)).toBe(1)
    const { rows } = await sql`select 1 from payment_events
      where payment_id = ${payment} and action = 'mismatch'`.execute(shop.db)
    expect(rows).toHaveLength(1)
  })

  test('a chargeback whose news was lost is found by asking, once a day', async () => {
    const { id, payment } = await begun()
    stripe.pay(payment)
    await stripeNews(stripe.news(payment))
    stripe.dispute(payment, 'lost')
    await work()
    expect((await paymentOf(id)).state).toBe('captured')
    await sql`update payments set asked_at = now() - interval '25 hours'
      where id = ${payment}`.execute(shop.db)
    await work()
    expect((await orderOf(id)).payment_provider_state).toBe('chargeback')
  })

  test('payments that nobody can be asked about leave the others their turn', async () => {
    const { id } = await begun()
    await sql`insert into payments (id, source, provider, state, amount, currency, reference, created_at)
      select gen_random_uuid(), 'creditcard', 'stripe', 'failed', 100, 'EUR', 'cs_gone_' || n,
        now() - interval '100 days' from generate_series(1, 20) n`.execute(shop.db)
    await sql`update payments set state = 'cancelled', asked_at = null,
      created_at = now() - interval '2 days' where subject_id = ${id}`.execute(shop.db)
    const { _id: payment } = await paymentOf(id)
    stripe.pay(payment)
    // The first twenty are unknown at Stripe.
    await expect(work()).rejects.toThrow()
    await work()
    expect(await paymentOf(id)).toMatchObject({ captured: 940 })
  })

  test('money that is still being checked cannot be taken by hand', async () => {
    const { id, payment } = await begun()
    stripe.process(payment)
    await stripeNews(stripe.news(payment))
    const { version } = await paymentOf(id)
    const taken = await shop.admin.post(`/api/v0/payment/${payment}/capture`, { version })
    expect(taken).toMatchObject({ status: 409, json: { code: 'transition' } })
  })
})
