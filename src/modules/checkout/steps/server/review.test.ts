import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { order } from '#modules/orders/orders/order.ts'
import { pageClient } from '#modules/pages/server/test-pages.ts'
import { orderCall, reviewCall } from '../../carts/cart.calls.ts'
import { BUYER, openCheckout, type Shopper } from '../../server/test-checkout.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin, change, configure } = shop
const { stocked, shopper, db } = till
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const plain = (html: string) => html.replaceAll('\u00a0', ' ')
const pageOf = async ({ browser }: Shopper, path: string) => plain((await browser.get(path)).text)
const seen = async ({ review }: Shopper) => (await review()).parse(reviewCall.reply)
const orderOf = async (id: string) => {
  const { json } = await admin.get(`/api/v0/order/${id}`)
  return order.calls.list.reply.pick({ items: true }).parse(json).items[0]
}
const lastMail = async () => (await mailsAsSent(app.services, BUYER.email)).at(-1)

describe('what changed before the review', () => {
  test('is said there, whichever way somebody came', async () => {
    const { variant, item } = await stocked('9', { title: 'Torte' })
    const other = await stocked('9', { title: 'Stollen' })
    const buyer = shopper()
    await buyer.add(other.variant)
    await buyer.prepare({ variant })
    await change(item, { variants: item.variants.map((one) => ({ ...one, price: 700 })) })
    await change(other.item, { state: 'archived' })
    await buyer.add(variant)
    await buyer.browser.form('/checkout/payment', { payment_source: 'prepayment' })
    const said = [
      'Der Preis von Torte hat sich von 4,50 € auf 7,00 € geändert.',
      'Stollen gibt es im Shop nicht mehr',
    ]
    const page = await pageOf(buyer, '/checkout/review')
    for (const words of said) expect(page).toContain(words)
    const { document } = await seen(buyer)
    expect(document.notices.map(({ code }) => code).sort()).toEqual(['gone', 'price_changed'])
    const again = await pageOf(buyer, '/checkout/review')
    for (const words of said) expect(again).toContain(words)
  })

  test('a quantity that cannot be ordered any more leads back to the cart', async () => {
    const { variant, item } = await stocked('9', { title: 'Keks' })
    const buyer = shopper()
    await buyer.prepare({ variant })
    const { review } = await seen(buyer)
    await change(item, { order_quantity: { min: '5', max: '', step: '1' } })
    expect(await buyer.order(review)).toMatchObject({ status: 422, json: { code: 'quantity' } })
    expect(await buyer.review()).toMatchObject({ status: 422 })
    const away = await buyer.browser.get('/checkout/review')
    expect(away.headers.get('location')).toBe('/checkout/cart')
    expect(await pageOf(buyer, '/checkout/cart')).toContain('Keks: Davon kann man 5 oder mehr')
  })

  test('a shop that shows no prices any more sells nothing', async () => {
    const { variant } = await stocked('9')
    const buyer = shopper()
    await buyer.prepare({ variant })
    const { review } = await seen(buyer)
    await configure('components.shop', { showPrice: false })
    expect(await buyer.order(review)).toMatchObject({ status: 409, json: { code: 'empty' } })
    expect(await buyer.add(variant)).toMatchObject({ status: 409, json: { code: 'sold_out' } })
    expect((await buyer.cart()).lines).toEqual([])
    expect(await pageOf(buyer, '/checkout/cart')).not.toContain('€')
    await configure('components.shop', { showPrice: true })
  })
})

describe('what the buyer reads before ordering', () => {
  test('the base price and what matters most, beside a link to the thing', async () => {
    const { variant, item } = await stocked('9', {
      title: 'Honig',
      summary: 'Rapsblüte, kalt geschleudert',
      content: { amount: '750', unit: 'g' },
    })
    const buyer = shopper()
    await buyer.prepare({ variant })
    for (const step of ['cart', 'review']) {
      const page = await pageOf(buyer, `/checkout/${step}`)
      expect(page).toContain('6,00 € / kg')
      expect(page).toContain('Rapsblüte, kalt geschleudert')
      expect(page).toContain(`href="/shop/p/${item.slug}"`)
    }
    expect((await buyer.cart()).lines).toMatchObject([{ base: { price: 600, unit: 'kg' } }])
  })

  test('the days of what takes longest, counted from the payment where that comes first', async () => {
    const { variant } = await stocked('9', { delivery_days: { min: 10, max: 14 } })
    const buyer = shopper()
    await buyer.prepare({ variant })
    const said = 'Lieferung innerhalb von 10–14 Werktagen'
    expect(await pageOf(buyer, '/checkout/review')).toContain(`${said} nach Zahlungseingang`)
    await buyer.browser.put('/api/v0/checkout/payment', { payment_source: 'invoice' })
    expect(await pageOf(buyer, '/checkout/review')).toContain(`${said}<`)
    const { _id } = await shopper().buy({ variant })
    expect((await orderOf(_id))?.delivery).toMatchObject({ days_min: 10, days_max: 14 })
    expect((await lastMail())?.text).toContain(`${said} nach Zahlungseingang`)
  })

  test('texts in their own language, with the version of it, and the policy on withdrawing', async () => {
    const { live, save, publish } = pageClient(admin)
    const terms = await live('AGB', { slug: 'Agb' })
    await save(terms._id, { fields: { title: 'Terms', slug: 'terms' } }, 'en')
    await publish(terms._id, 'en')
    const { variant } = await stocked('9')
    const buyer = shopper()
    await buyer.prepare({ variant })
    expect(await pageOf(buyer, '/checkout/review')).not.toContain('Widerrufsbelehrung')
    await live('Widerrufsbelehrung')
    expect(await pageOf(buyer, '/checkout/review')).toContain('href="/Agb"')
    expect(await pageOf(buyer, '/checkout/review')).toMatch(/href="\/widerrufsbelehrung"/i)
    const page = await pageOf(buyer, '/en/checkout/review')
    expect(page).toContain('href="/en/terms"')
    const review = /name="review" value="([\w-]+)"/.exec(page)?.[1] ?? ''
    await buyer.browser.form('/en/checkout/review', { review, terms: 'yes' })
    const { json } = await admin.get('/api/v0/order/?sort=-created')
    const [made] = order.calls.list.reply.parse(json).items
    expect(made?.accepted_texts).toMatchObject([{ address: '/en/terms', version: '1' }])
  })
})

test('digital goods ask for consent of their own, which the order and the mail repeat', async () => {
  const { variant } = await stocked('9', { title: 'Rezeptheft', withdrawal: 'digital' })
  const buyer = shopper()
  await buyer.prepare({ variant })
  const { review } = await seen(buyer)
  const call = (body: object) =>
    buyer.browser.post('/api/v0/checkout/order', { review, accept_terms: true, ...body })
  expect(await call({})).toMatchObject({ status: 422, json: { code: 'terms' } })
  const form = await buyer.browser.form('/checkout/review', { review, terms: 'yes' })
  expect(form.status).toBe(422)
  expect(form.text).toContain('href="#digital"')
  expect(form.text).not.toContain('href="#terms"')
  const { order: placed } = (await call({ accept_digital: true })).parse(orderCall.reply)
  const made = await orderOf(placed._id)
  expect(made?.accepted_texts.map(({ kind }) => kind)).toEqual(['terms', 'digital'])
  expect((await lastMail())?.text).toContain('Rezeptheft: Sie haben ausdrücklich zugestimmt')
})

describe('limits', () => {
  test('the form that orders counts as the call that orders', async () => {
    const buyer = shopper()
    for (let time = 0; time < 20; time += 1)
      await buyer.browser.form('/checkout/review', { review: 'x' })
    expect((await buyer.browser.form('/checkout/review', { review: 'x' })).status).toBe(429)
    expect((await buyer.order('x')).status).toBe(429)
    const { variant } = await stocked('9')
    expect((await buyer.add(variant)).status).toBe(200)
  })

  test('nobody fills the mailbox of somebody else', async () => {
    const { variant } = await stocked('9')
    await shopper().buy({ variant })
    await sql`update rate_limits set count = 20 where key like 'order %'`.execute(db)
    const buyer = shopper()
    await buyer.prepare({ variant })
    expect((await buyer.order((await seen(buyer)).review)).status).toBe(429)
    const other = { ...BUYER, email: 'kim@example.org' }
    await buyer.browser.put('/api/v0/checkout/address', other)
    expect((await buyer.order((await seen(buyer)).review)).status).toBe(200)
  })
})

test('the address step names each fault and leads to its field', async () => {
  const { variant } = await stocked('9')
  const buyer = shopper()
  await buyer.add(variant)
  const { text } = await buyer.browser.form('/checkout/address', { ...BUYER, email: 'x', city: '' })
  expect(text).toMatch(/<a href="#email">E-Mail-Adresse: [^<]+<\/a>/)
  expect(text).toMatch(/<a href="#city">Ort: [^<]+<\/a>/)
  expect(text.match(/role="alert"/g)).toHaveLength(1)
})
