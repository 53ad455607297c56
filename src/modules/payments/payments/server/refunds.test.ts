import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openPayments } from '#tests/payment-providers/open-payments.ts'

const shop = await openPayments()
const { app, admin, providers, begun, orderOf, paymentOf, act, move } = shop
const { mailsTo, stripeNews, paypalNews, work } = shop
const { stripe, paypal } = providers
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetLimits()
  providers.behave()
})

/** Bought and paid at the provider's page. */
async function paid(source: 'creditcard' | 'paypal' = 'creditcard') {
  const { id, number, press } = await begun(source)
  await press('pay')
  const { _id: payment } = await paymentOf(id)
  if (source === 'paypal') {
    paypal.approve(payment)
    await paypalNews(paypal.news(payment))
  } else {
    stripe.pay(payment)
    await stripeNews(stripe.news(payment))
  }
  return { id, number, payment }
}

const refund = (order: string, body: object = {}) => act(order, 'refund', body)

const refundMails = async (number: string) =>
  (await mailsTo(number)).filter(
    ({ subject }) => subject === `Rückzahlung zu Ihrer Bestellung ${number}`,
  )
const owed = async () => (await admin.get('/api/v0/dashboard/today')).text

describe('the same refund', () => {
  test('sent twice with the version that was read goes out once', async () => {
    const { id, payment } = await paid()
    const { version } = await paymentOf(id)
    const send = () => admin.post(`/api/v0/payment/${payment}/refund`, { version, amount: 300 })
    const answers = [await send(), await send()]
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(answers[1]).toMatchObject({ json: { code: 'stale' } })
    await work()
    expect(await paymentOf(id)).toMatchObject({ refunded: 300 })
  })

  test('sent twice with one key is answered twice and goes out once', async () => {
    const { id, payment } = await paid()
    const { version } = await paymentOf(id)
    const headers = { 'idempotency-key': `refund-of-${payment}` }
    const body = { version, amount: 300 }
    const send = () => admin.post(`/api/v0/payment/${payment}/refund`, body, headers)
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    await work()
    expect(await paymentOf(id)).toMatchObject({ refunded: 300 })
  })
})

describe('the order', () => {
  test('counts what is on its way, and tells the buyer when it has gone', async () => {
    const { id, number } = await paid()
    await refund(id, { amount: 300, reason: 'Delle' })
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_provider_state: 'captured', refunded: 300, balance: 640 },
      refunds: [{ amount: 300, note: '' }],
    })
    // What somebody typed stays where an erasure finds it.
    expect(await paymentOf(id)).toMatchObject({ refunds: [{ reason: 'Delle' }] })
    const { rows } = await sql<{ entry: string }>`select row_to_json(audit_log)::text as entry
      from audit_log where noun in ('payment', 'order')`.execute(shop.db)
    expect(rows.map(({ entry }) => entry).join()).not.toContain('Delle')
    expect(await refundMails(number)).toHaveLength(0)
    await work()
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_provider_state: 'refunded_partly', refunded: 300, balance: 640 },
      refunds: [{ amount: 300 }],
    })
    const [mail] = await refundMails(number)
    expect(mail?.text).toMatch(/3,00\s€/)
    expect(await refundMails(number)).toHaveLength(1)
  })

  test('waits for nobody once its money is on the way back', async () => {
    const { id, number } = await paid()
    await move(id, 'cancel')
    expect(await owed()).toContain(`"${number}"`)
    expect((await move(id, 'refund')).status).toBe(200)
    expect(await owed()).not.toContain(`"${number}"`)
    expect(await move(id, 'refund')).toMatchObject({ status: 409, json: { code: 'transition' } })
    await work()
    expect(await orderOf(id)).toMatchObject({ payment_provider_state: 'refunded', balance: 0 })
  })

  test('pays back what is left although another payment is on its way', async () => {
    const { id, payment } = await paid()
    await refund(id, { amount: 500 })
    await move(id, 'cancel')
    expect((await move(id, 'refund')).status).toBe(200)
    await work()
    const intent = stripe.sessionOf(payment).payment_intent?.id
    const sent = stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)
    expect(sent.map(({ amount }) => amount).sort()).toEqual([440, 500])
    expect(await orderOf(id)).toMatchObject({ payment_provider_state: 'refunded', refunded: 940 })
  })

  test('takes the right to move money where a provider pays', async () => {
    await shop.configure('permissions', { member: { orders: ['view', 'edit', 'publish'] } })
    const member = await app.as('member')
    const { id } = await paid()
    await move(id, 'cancel')
    const press = async () => {
      const { version } = await orderOf(id)
      return member.post(`/api/v0/order/${id}/refund`, { version })
    }
    expect(await press()).toMatchObject({ status: 403 })
    const rights = { orders: ['view', 'edit', 'publish'], payments: ['view', 'publish'] }
    await shop.configure('permissions', { member: rights })
    expect((await press()).status).toBe(200)
    await work()
  })

  test('hears of what was paid back at the provider itself', async () => {
    const { id, number, payment } = await paid()
    stripe.repayOutside(payment, 940)
    await stripeNews(stripe.news(payment, 'charge.refunded'))
    expect(await orderOf(id)).toMatchObject({ payment_provider_state: 'refunded', refunded: 940 })
    expect(await refundMails(number)).toHaveLength(1)
  })
})

describe('news that is faster than our own books', () => {
  test('a part that Stripe gave back is counted once, whoever says so first', async () => {
    const { id, number, payment } = await paid()
    await refund(id, { amount: 300 })
    providers.misbehave('POST /v1/refunds', 'silent after', 6)
    await expect(work()).rejects.toMatchObject({ code: 'provider' })
    providers.behave()
    const once = { refunded: 300, balance: 640, refund_due: 0, refunds: [{ amount: 300 }] }
    await stripeNews(stripe.news(payment, 'charge.refunded'))
    expect(await orderOf(id)).toMatchObject(once)
    await sql`update payment_refunds set created_at = now() - interval '2 hours'
      where state = 'pending'`.execute(shop.db)
    await work()
    await work()
    expect(await orderOf(id)).toMatchObject(once)
    expect(await paymentOf(id)).toMatchObject({ refunded: 300, refunds: [{ state: 'done' }] })
    expect(await owed()).not.toContain(`"${number}"`)
  })

  test('a part given back at the provider itself leaves so much less for here', async () => {
    const { id, payment } = await paid()
    stripe.repayOutside(payment, 100)
    await stripeNews(stripe.news(payment, 'charge.refunded'))
    await refund(id, { amount: 300 })
    expect(await orderOf(id)).toMatchObject({ refunded: 400, balance: 540, refund_due: 0 })
    await work()
    expect(await orderOf(id)).toMatchObject({ refunded: 400, balance: 540, refund_due: 0 })
    expect((await refund(id, { amount: 541 })).status).toBe(422)
  })
})

describe('a refund that does not arrive', () => {
  test('is owed anew, and somebody is told', async () => {
    const { id, number, payment } = await paid()
    await refund(id)
    await work()
    stripe.bounce(payment, 940)
    await stripeNews(stripe.news(payment, 'refund.failed'))
    expect(await paymentOf(id)).toMatchObject({
      ...{ state: 'captured', refunded: 0, refunds: [{ state: 'failed' }] },
    })
    expect(await orderOf(id)).toMatchObject({
      ...{ refunded: 0, balance: 940, refund_due: 940 },
      refunds: [{ amount: 940 }, { amount: -940 }],
    })
    expect(await owed()).toContain(`"${number}"`)
    const { rows } = await sql<{ title: string }>`select title from notices
      where kind = 'payment.refund_failed'`.execute(shop.db)
    expect(rows.some(({ title }) => title.includes(number))).toBe(true)
    expect((await move(id, 'refund')).status).toBe(200)
    await work()
    expect(await orderOf(id)).toMatchObject({ refunded: 940, balance: 0, refund_due: 0 })
  })

  test('refused at once is owed anew, too', async () => {
    const { id, number } = await paid('paypal')
    await move(id, 'cancel')
    await move(id, 'refund')
    providers.misbehave('/refund', 'status 422')
    await work()
    expect(await paymentOf(id)).toMatchObject({ refunds: [{ state: 'failed' }] })
    expect(await orderOf(id)).toMatchObject({ refunded: 0, balance: 940 })
    expect(await owed()).toContain(`"${number}"`)
  })

  test.each([401, 403, 409])(
    'status %i means later: it is tried again under its key',
    async (status) => {
      const { id, payment } = await paid('paypal')
      await refund(id)
      providers.misbehave('/refund', `status ${status}`, 2)
      await expect(work()).rejects.toMatchObject({ code: 'provider' })
      expect(await paymentOf(id)).toMatchObject({ refunds: [{ state: 'pending' }] })
      providers.behave()
      await sql`update payment_refunds set created_at = now() - interval '2 hours'
        where state = 'pending'`.execute(shop.db)
      await work()
      expect(paypal.refunds(payment)).toHaveLength(1)
      expect(await paymentOf(id)).toMatchObject({ state: 'refunded' })
    },
  )
})

describe('money a bank has taken away', () => {
  test('and gives back later is owed as far as its refund was refused meanwhile', async () => {
    const { id, payment } = await paid()
    await refund(id, { amount: 300 })
    stripe.dispute(payment, 'needs_response')
    await stripeNews(stripe.news(payment, 'charge.dispute.created'))
    providers.misbehave('POST /v1/refunds', 'status 400')
    await work()
    providers.behave()
    expect(await orderOf(id)).toMatchObject({ balance: 0, refund_due: 300, is_owed: false })
    stripe.dispute(payment, 'won')
    await stripeNews(stripe.news(payment, 'charge.dispute.closed'))
    expect(await orderOf(id)).toMatchObject({ balance: 940, refund_due: 300, is_owed: true })
  })

  test.each(['creditcard', 'paypal'] as const)('is not paid back on top (%s)', async (source) => {
    const { id, payment } = await paid(source)
    if (source === 'paypal') {
      paypal.dispute(payment, 'CHARGEBACK')
      expect((await paypalNews(paypal.disputeNews(payment))).status).toBe(200)
    } else {
      stripe.dispute(payment, 'needs_response')
      await stripeNews(stripe.news(payment, 'charge.dispute.created'))
    }
    expect(await orderOf(id)).toMatchObject({ payment_provider_state: 'chargeback', balance: 0 })
    expect(await refund(id)).toMatchObject({
      ...{ status: 422, json: { code: 'too_much', available: 0 } },
    })
    await move(id, 'cancel')
    expect(await move(id, 'refund')).toMatchObject({ status: 409 })
  })
})
