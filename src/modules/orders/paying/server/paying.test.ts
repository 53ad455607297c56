import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { BUYER } from '#modules/checkout/server/test-checkout.ts'
import { openPayments } from '#tests/payment-providers/open-payments.ts'

const shop = await openPayments()
const { app, providers, shopper, stocked, level, orderOf, paymentOf, paymentsOf } = shop
const { stripeNews, work } = shop
const { stripe } = providers
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetLimits()
  providers.behave()
})

async function begun(payment = 'creditcard', variant?: string) {
  const goods = variant ?? (await stocked('5')).variant
  const buyer = shopper()
  const { _id: id, number, token } = await buyer.buy({ variant: goods, payment })
  const page = `/checkout/pay/${token}`
  const press = (action: string) => buyer.browser.form(page, { action })
  return { id, number, token, page, press, variant: goods, browser: buyer.browser }
}
const overdue = (id: string) =>
  sql`update orders set pay_until = now() - interval '1 minute' where id = ${id}`.execute(shop.db)
const seenIn = (html: string) => /name="review" value="([\w-]+)"/.exec(html)?.[1] ?? ''

describe('a guest without scripts', () => {
  test('orders, is led to the provider, and comes back to a paid order', async () => {
    const { variant } = await stocked('5')
    const { browser, prepare } = shopper()
    await prepare({ variant, payment: 'creditcard' })
    await browser.form('/checkout/payment', { payment_source: 'creditcard' })
    const review = seenIn((await browser.get('/checkout/review')).text)
    const placed = await browser.form('/checkout/review', { review, terms: 'yes' })
    const go = placed.headers.get('location') ?? ''
    expect(go).toMatch(/^\/checkout\/pay\/[\w-]+\?go=1$/)
    const leaving = await browser.get(go)
    const [session] = [...stripe.sessions.values()].slice(-1)
    expect(leaving.headers.get('refresh')).toBe(`0;url=${session?.url}`)
    expect(leaving.text).toContain(`href="${session?.url}"`)
    expect(session).toMatchObject({ amount_total: 940, payment_method_types: ['card'] })

    const back = go.replace('?go=1', '')
    stripe.pay(session?.client_reference_id ?? '')
    // Coming back proves nothing; asking does.
    const waiting = await browser.get(back)
    expect(waiting.text).toContain('Wir warten auf die Bestätigung')
    expect(waiting.headers.get('refresh')).toBe(null)
    await browser.form(back, { action: 'check' })
    const done = await browser.get(back)
    expect(done.headers.get('location')).toBe(back.replace('/pay/', '/order/'))
    expect((await browser.get(done.headers.get('location') ?? '')).text).toContain('Bezahlt')
  })

  test('tries again after a failure, and is charged once', async () => {
    const { id, press, page, browser } = await begun('klarna')
    await press('pay')
    const first = await paymentOf(id)
    stripe.refuse(first._id)
    await stripeNews(stripe.news(first._id, 'checkout.session.async_payment_failed'))
    const failed = await browser.get(page)
    expect(failed.text).toContain('Es wurde nichts abgebucht')
    expect(failed.text).toContain('Jetzt bezahlen')
    await press('pay')
    const second = await paymentOf(id)
    expect(second._id).not.toBe(first._id)
    stripe.pay(second._id)
    await stripeNews(stripe.news(second._id))
    expect(await orderOf(id)).toMatchObject({
      ...{ state: 'accepted', payment_provider_state: 'captured' },
    })
    expect(stripe.charged(first._id) + stripe.charged(second._id)).toBe(940)
  })

  test('who presses five times at once has one page open', async () => {
    const { id, press } = await begun()
    const before = stripe.sessions.size
    await Promise.all(Array.from({ length: 5 }, () => press('pay')))
    expect(stripe.sessions.size).toBe(before + 1)
    expect(await paymentsOf(id)).toHaveLength(1)
  })

  test('the mail leads to paying, and the key of its link is stored nowhere', async () => {
    const { token, number } = await begun()
    const mails = await mailsAsSent(app.services, BUYER.email)
    const mail = mails.find(({ subject }) => subject.includes(number))
    expect(mail?.text).toContain(`/checkout/pay/${token}`)
    const { rows } = await sql<{ found: boolean }>`select
      exists (select from payments p where p::text like ${`%${token}%`})
      or exists (select from mails m where m::text like ${`%${token}%`}) as found`.execute(shop.db)
    expect(rows).toEqual([{ found: false }])
  })

  test('a guessed link leads nowhere', async () => {
    for (const token of ['x', 'A'.repeat(43), '%00'])
      expect((await app.guest.get(`/checkout/pay/${token}`)).status).toBe(404)
  })
})

describe('a provider in a bad mood', () => {
  test.each(['silent after', 'silent before'] as const)(
    '%s: the order stands, and trying again opens no second page',
    async (fault) => {
      const { id, press, page, browser } = await begun()
      const before = stripe.sessions.size
      providers.misbehave('/v1/checkout/sessions', fault, 4)
      const refused = await press('pay')
      expect(refused.status).toBe(503)
      expect(refused.text).toContain('Es wurde nichts abgebucht')
      providers.behave()
      expect((await press('pay')).headers.get('location')).toBe(`${page}?go=1`)
      expect(stripe.sessions.size).toBe(before + 1)
      expect(await paymentsOf(id)).toHaveLength(1)
      expect((await browser.get(page)).status).toBe(200)
    },
  )

  test('says no: that attempt has failed, and the next one is another', async () => {
    const { id, press } = await begun()
    providers.misbehave('/v1/checkout/sessions', 'status 500', 4)
    expect((await press('pay')).status).toBe(503)
    providers.behave()
    await press('pay')
    expect((await paymentsOf(id)).map(({ state }) => state)).toEqual(['redirected', 'failed'])
  })

  test('tells us nothing: a job asks', async () => {
    const { id, press } = await begun()
    await press('pay')
    const { _id } = await paymentOf(id)
    stripe.pay(_id)
    await sql`update payments set created_at = now() - interval '10 minutes'
      where id = ${_id}`.execute(shop.db)
    await work()
    expect((await orderOf(id)).payment_provider_state).toBe('captured')
  })
})

describe('time', () => {
  test('unpaid, the order expires after its minutes, frees its goods and tells the buyer', async () => {
    const { id, press, number, variant, page, browser } = await begun()
    await press('pay')
    const waits = Date.parse((await orderOf(id)).pay_until ?? '') - Date.now()
    expect(waits).toBeGreaterThan(34 * 60_000)
    expect(waits).toBeLessThanOrEqual(35 * 60_000)
    await overdue(id)
    await work()
    expect(await orderOf(id)).toMatchObject({
      ...{ state: 'cancelled', payment_provider_state: 'expired' },
    })
    expect(await level(variant)).toMatchObject({ committed: '0', available: '5' })
    const mails = await mailsAsSent(app.services, BUYER.email)
    expect(mails.map(({ subject }) => subject)).toContain(`Ihre Bestellung ${number} ist verfallen`)
    expect((await browser.get(page)).text).toContain('nichts mehr zu bezahlen')
    // Its page at the provider is closed, too.
    await work()
    expect(stripe.sessionOf((await paymentOf(id))._id).status).toBe('expired')
  })

  test('paid after that while the goods are there: paid wins', async () => {
    const { id, press, variant } = await begun()
    await press('pay')
    const { _id } = await paymentOf(id)
    stripe.pay(_id)
    await overdue(id)
    await work()
    await stripeNews(stripe.news(_id))
    expect(await orderOf(id)).toMatchObject({
      ...{ state: 'accepted', payment_provider_state: 'captured' },
    })
    expect(await level(variant)).toMatchObject({ committed: '1' })
  })

  test('paid after that when they are gone: paid back, and both are told', async () => {
    const { variant } = await stocked('1')
    const { id, press, number } = await begun('creditcard', variant)
    await press('pay')
    const { _id } = await paymentOf(id)
    await overdue(id)
    await work()
    await shopper().buy({ variant })
    // Stripe took it at the very moment its page was closed.
    stripe.pay(_id)
    await stripeNews(stripe.news(_id))
    await work()
    expect(await orderOf(id)).toMatchObject({
      ...{ state: 'cancelled', payment_provider_state: 'refunded' },
    })
    expect(stripe.refunds.at(-1)).toMatchObject({ amount: 940 })
    expect(await level(variant)).toMatchObject({ committed: '1', available: '0' })
    const mails = await mailsAsSent(app.services, BUYER.email)
    const late = mails.find(
      ({ subject, text }) => subject.endsWith(number) && /vergriffen/.test(text),
    )
    expect(late).toBeDefined()
    const { rows } = await sql<{ title: string }>`select title from notices
      where kind = 'payment.unwanted'`.execute(shop.db)
    expect(rows.some(({ title }) => title.includes(number))).toBe(true)
  })

  test('paid twice, by two pages: the second goes back', async () => {
    const { id, press, browser, page } = await begun()
    await press('pay')
    const first = await paymentOf(id)
    await browser.form(page, { action: 'pay', source: 'klarna' })
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
    expect((await orderOf(id)).payment_provider_state).toBe('captured')
  })
})

describe('what is offered', () => {
  const methods = async (country: string, variant: string) => {
    const { browser, add } = shopper()
    await add(variant)
    await browser.put('/api/v0/checkout/address', { ...BUYER, country, zip: '1010' })
    await browser.put('/api/v0/checkout/shipping', { delivery: { kind: 'ship' } })
    const { text } = await browser.get('/checkout/payment')
    return [...text.matchAll(/name="payment_source"[^>]*value="(\w+)"/g)].map(([, name]) => name)
  }

  test('EPS to Austrians alone', async () => {
    const { variant } = await stocked('5')
    expect(await methods('AT', variant)).toContain('eps')
    expect(await methods('DE', variant)).not.toContain('eps')
    const { browser, prepare } = shopper()
    await prepare({ variant })
    const asked = await browser.put('/api/v0/checkout/payment', { payment_source: 'eps' })
    expect(asked).toMatchObject({ status: 422, json: { code: 'no_payment_method' } })
  })

  test('within limits by country and amount', async () => {
    const limits = [
      { source: 'invoice', countries: ['AT'], min: null, max: null },
      { source: 'klarna', countries: [], min: 5000, max: null },
      { source: 'paypal', countries: [], min: null, max: 900 },
    ]
    const payments = { rehearsal: false, online_minutes: 35, limits }
    await shop.configure('components.shop', { payments })
    const { variant } = await stocked('5')
    expect(await methods('DE', variant)).toEqual(['prepayment', 'creditcard'])
    await shop.configure('components.shop', { payments: { ...payments, limits: [] } })
  })
})
