import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { BUYER } from '#modules/checkout/server/test-checkout.ts'
import { openPayments, SOURCES } from '#tests/payment-providers/open-payments.ts'

const shop = await openPayments()
const { app, providers, shopper, stocked, orderOf, paymentOf, paymentsOf } = shop
const { begun, stripeNews, work } = shop
const { stripe, paypal } = providers
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.forgetLimits()
  providers.behave()
})

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

  test('back without having paid, another way can be chosen', async () => {
    const { id, press, page, browser } = await begun('paypal')
    await press('pay')
    const back = await browser.get(page)
    expect(back.text).toContain('Weiter zur Zahlung')
    expect(back.text).toContain('Lieber anders bezahlen?')
    expect(back.text).toContain('value="creditcard"')
    const sent = await browser.form(page, { action: 'pay', source: 'creditcard' })
    expect(sent.headers.get('location')).toBe(`${page}?go=1`)
    expect((await paymentsOf(id)).map(({ state }) => state)).toEqual(['redirected', 'cancelled'])
    stripe.pay((await paymentOf(id))._id)
    await press('check')
    expect(await orderOf(id)).toMatchObject({
      ...{ payment_source: 'creditcard', payment_provider_state: 'captured' },
    })
  })

  test('a way that was switched off in the meantime is refused', async () => {
    const { press } = await begun('klarna')
    const sources = ['prepayment', 'creditcard']
    await shop.configure('components.shop', {
      paymentsources: { configured: SOURCES, enabled: sources },
    })
    const refused = await press('pay')
    await shop.configure('components.shop', {
      paymentsources: { configured: SOURCES, enabled: SOURCES },
    })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Bitte wählen Sie eine andere')
  })

  test('whoever pays for what is over is told why', async () => {
    const { id, page, browser } = await begun()
    const { version } = await orderOf(id)
    await shop.admin.post(`/api/v0/order/${id}/cancel`, { version })
    expect((await browser.get(page)).text).toContain('Diese Bestellung ist storniert')
  })

  test('who presses five times at once has one page open', async () => {
    const { id, press } = await begun()
    const before = stripe.sessions.size
    await Promise.all(Array.from({ length: 5 }, () => press('pay')))
    expect(stripe.sessions.size).toBe(before + 1)
    expect(await paymentsOf(id)).toHaveLength(1)
  })

  test('who comes back after a while gets a page that lives long enough', async () => {
    const { id, press } = await begun()
    await sql`update payments set expires_at = now() + interval '20 minutes'
      where subject_id = ${id}`.execute(shop.db)
    expect((await press('pay')).status).toBe(303)
    expect((await paymentsOf(id)).map(({ state }) => state)).toEqual(['redirected', 'cancelled'])
  })

  test('whose card is declined behind PayPal agrees once more, and is charged', async () => {
    const { id, press } = await begun('paypal')
    await press('pay')
    const { _id: payment } = await paymentOf(id)
    paypal.approve(payment)
    paypal.decline(payment)
    await press('check')
    expect(await paymentOf(id)).toMatchObject({ state: 'redirected', captured: 0 })
    paypal.approve(payment)
    await press('check')
    expect(await paymentOf(id)).toMatchObject({ state: 'captured', captured: 940 })
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
