import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { order } from '#modules/orders/orders/order.ts'
import { shopSection } from '#modules/shop/config.ts'
import { orderCall, reviewCall } from '../../carts/cart.calls.ts'
import { BUYER, IBAN, openCheckout, type Shopper, STORE } from '../../server/test-checkout.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin, change, configure } = shop
const { stocked, level, shopper, db } = till
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const orders = async () => {
  const { json } = await admin.get('/api/v0/order/?sort=-created')
  return order.calls.list.reply.parse(json).items
}
const reviewed = async ({ review }: Shopper) => (await review()).parse(reviewCall.reply)
/** The hidden field of the last page. */
const seenIn = (html: string) => /name="review" value="([\w-]+)"/.exec(html)?.[1] ?? ''

describe('a guest without scripts', () => {
  test('buys by prepayment, step by step', async () => {
    const { variant, item } = await stocked('5', { title: 'Früchtebrot' })
    const { browser } = shopper()
    const go = (step: string, fields: Record<string, string>) =>
      browser.form(`/checkout/${step}`, fields)
    expect((await browser.get(`/shop/p/${item.slug}`)).text).toContain('action="/checkout/cart"')
    const added = await go('cart', { action: 'add', variant, quantity: '2' })
    expect([added.status, added.headers.get('location')]).toEqual([303, '/checkout/cart'])
    expect((await browser.get('/checkout')).headers.get('location')).toBe('/checkout/address')
    expect((await browser.get('/checkout/review')).headers.get('location')).toBe(
      '/checkout/address',
    )
    const wrong = await go('address', { ...BUYER, email: 'jana', city: '' })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('value="Deichweg 3"')
    expect(wrong.text.match(/aria-invalid="true"/g)).toHaveLength(2)
    await go('address', { ...BUYER, phone: '0171 / 39 20 04' })
    const beside = async (step: string) =>
      /<aside.*<\/aside>/s.exec((await browser.get(step)).text)?.[0]
    const before = await beside('/checkout/shipping')
    for (const word of ['2 × Früchtebrot', 'Summe der Waren', 'zzgl. Versand'])
      expect(before).toContain(word)
    expect((await browser.get('/checkout/shipping')).text).toContain('4,90')
    await go('shipping', { delivery: 'ship' })
    const after = await beside('/checkout/payment')
    for (const word of ['4,90', 'Gesamtpreis', '2 × Früchtebrot']) expect(after).toContain(word)
    expect(after).not.toContain('zzgl.')
    expect(await beside('/checkout/cart')).toBeUndefined()
    expect((await go('payment', { payment_source: 'paypal' })).status).toBe(422)
    await go('payment', { payment_source: 'prepayment' })
    expect(await level(variant)).toMatchObject({ held: '2', available: '3' })

    const page = await browser.get('/checkout/review')
    expect(page.text).toContain('zahlungspflichtig bestellen</button></form></section></main>')
    expect(page.text).not.toContain('checked')
    const review = seenIn(page.text)
    const unticked = await go('review', { review })
    expect(unticked.status).toBe(422)
    expect(unticked.text).toContain('Es wurde nichts bestellt')
    const placed = await go('review', { review, terms: 'yes' })
    expect(placed.headers.get('location')).toBe('/checkout/done')
    expect((await go('review', { review, terms: 'yes' })).headers.get('location')).toBe(
      '/checkout/done',
    )
    const done = await browser.get('/checkout/done')
    expect(done.text).toContain('data:image/svg+xml')
    // It is read in groups of four, and copied in one piece.
    expect(done.text.replaceAll(/<\/?span[^>]*>/g, '')).toContain(IBAN)
    const made = (await orders()).filter(({ lines }) => lines[0]?.title === 'Früchtebrot')
    expect(made).toMatchObject([
      {
        state: 'accepted',
        payment_provider_state: 'awaiting',
        total: 1390,
        totals: { goods: 900, shipping: 490 },
        address: { phone: '+49171392004' },
        accepted_texts: [{ kind: 'terms', address: '/Agb' }],
      },
    ])
    expect(await level(variant)).toMatchObject({ held: '0', committed: '2' })
    expect(browser.cookies.has('kontor_cart_count')).toBe(false)
  })

  test('is told by mail, in the language they bought in', async () => {
    const { variant } = await stocked('5', { title: 'Fruit loaf' })
    const { browser, prepare } = shopper()
    await prepare({ variant })
    await browser.form('/en/checkout/payment', { payment_source: 'prepayment' })
    const review = seenIn((await browser.get('/en/checkout/review')).text)
    await browser.form('/en/checkout/review', { review, terms: 'yes' })
    const mail = (await mailsAsSent(app.services, BUYER.email)).at(-1)
    expect(mail?.subject).toMatch(/^Your order \d+ from Backhaus Petersen$/)
    expect(mail?.text).toContain(`IBAN: ${IBAN}`)
    const [, link = ''] = /(\/en\/checkout\/order\/[\w-]+)/.exec(mail?.text ?? '') ?? []
    expect((await app.guest.get(link)).text).toContain('Fruit loaf')
    expect((await app.guest.get(`${link.slice(0, -4)}AAAA`)).status).toBe(404)
  })

  test('becomes a candidate among the people, linked to the order', async () => {
    const { variant } = await stocked('5')
    const { _id } = await shopper().buy({ variant })
    const links = await db
      .selectFrom('person_links')
      .innerJoin('people', 'people.id', 'person_links.person_id')
      .select(['role', 'proof', 'is_candidate', 'last_name'])
      .where('item_id', '=', _id)
      .execute()
    expect(links).toEqual([
      { role: 'buyer', proof: 'typed', is_candidate: true, last_name: 'Petersen' },
    ])
  })
})

test('an address without anything in it is asked for from its top, in the words of what is missing', async () => {
  const { variant } = await stocked('5')
  const { browser, add } = shopper()
  await add(variant, '1')
  const { text } = await browser.form('/checkout/address', { country: 'DE' })
  const focused = [...text.matchAll(/<input[^>]*>/g)].filter(([input]) => /autofocus/i.test(input))
  expect(focused.map(([input]) => /name="(\w+)"/.exec(input)?.[1])).toEqual(['email'])
  expect(text).toContain('Bitte füllen Sie dieses Feld aus')
  expect(text).not.toContain('Ungültige E-Mail-Adresse')
})

describe('what changes while somebody orders', () => {
  test('another price: 409, shown, and confirmed anew', async () => {
    const { variant, item } = await stocked('5')
    const buyer = shopper()
    await buyer.prepare({ variant })
    const { review } = await reviewed(buyer)
    await change(item, { variants: item.variants.map((one) => ({ ...one, price: 700 })) })
    expect(await buyer.order(review)).toMatchObject({
      status: 409,
      json: { code: 'price_changed' },
    })
    const sent = await buyer.browser.form('/checkout/review', { review, terms: 'yes' })
    expect(sent.status).toBe(409)
    expect(sent.text).toContain('11,90')
    const again = await buyer.browser.form('/checkout/review', {
      review: seenIn(sent.text),
      terms: 'yes',
    })
    expect(again.headers.get('location')).toBe('/checkout/done')
  })

  test('goods that are gone: 409 with their name, and nothing is ordered', async () => {
    const { variant } = await stocked('2', { title: 'Zopf' })
    const buyer = shopper()
    await buyer.prepare({ variant, quantity: '2' })
    await shopper().buy({ variant })
    expect(await buyer.review()).toMatchObject({
      status: 409,
      json: { code: 'sold_out', available: '1' },
    })
    const form = { payment_source: 'prepayment' }
    const sent = await buyer.browser.form('/checkout/payment', form)
    expect(sent.text).toContain('Von Zopf können wir Ihnen zurzeit nur 1 liefern')
  })

  test('a product that went offline: the cart says so', async () => {
    const { variant, item } = await stocked('5', { title: 'Lebkuchen' })
    const buyer = shopper()
    await buyer.prepare({ variant })
    const { review } = await reviewed(buyer)
    await change(item, { state: 'archived' })
    expect(await buyer.order(review)).toMatchObject({ status: 409, json: { code: 'empty' } })
    const sent = await buyer.browser.form('/checkout/review', { review, terms: 'yes' })
    expect(sent.text).toContain('Lebkuchen gibt es im Shop nicht mehr')
  })

  test('a country that is closed: the delivery is chosen anew', async () => {
    const { variant } = await stocked('5')
    const buyer = shopper()
    await buyer.prepare({ variant })
    const { review } = await reviewed(buyer)
    const closed = { code: 'DE', title: 'Deutschland', is_open: false }
    const { shipping } = shopSection.defaults
    await configure('components.shop', { shipping: { ...shipping, country: [closed] } })
    expect(await buyer.order(review)).toMatchObject({ status: 422, json: { code: 'no_shipping' } })
    const sent = await buyer.browser.form('/checkout/review', { review, terms: 'yes' })
    expect(sent.text).toContain('Laden am Markt')
    expect(sent.text).not.toContain('value="ship"')
    await configure('components.shop', { shipping })
  })

  test('special conditions and age are asked for by themselves, by the server', async () => {
    const { variant } = await stocked('5', { title: 'Rum', is_adult: true })
    const buyer = shopper()
    await buyer.prepare({ variant })
    const { review } = await reviewed(buyer)
    const asked = { review, accept_terms: true }
    const call = (body: object) => buyer.browser.post('/api/v0/checkout/order', body)
    expect(await call(asked)).toMatchObject({ status: 422, json: { code: 'terms' } })
    const { order: placed } = (await call({ ...asked, confirm_age: true })).parse(orderCall.reply)
    const [made] = (await orders()).filter(({ _id }) => _id === placed._id)
    expect(made?.accepted_texts.map(({ kind }) => kind)).toEqual(['terms', 'age'])
  })
})

describe('once', () => {
  test('the same key twice is one order and the same reply', async () => {
    const { variant } = await stocked('5')
    const buyer = shopper()
    await buyer.prepare({ variant })
    const { review } = await reviewed(buyer)
    const key = { 'idempotency-key': `order-${variant}` }
    const [first, again] = [await buyer.order(review, key), await buyer.order(review, key)]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.text).toBe(first.text)
    expect(await level(variant)).toMatchObject({ committed: '1' })
  })

  test('two presses at the same moment are one order', async () => {
    const { variant } = await stocked('5')
    const buyer = shopper()
    await buyer.prepare({ variant })
    const { review } = await reviewed(buyer)
    const press = () => buyer.browser.form('/checkout/review', { review, terms: 'yes' })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(
      Array(3).fill('/checkout/done'),
    )
    expect(await level(variant)).toMatchObject({ committed: '1' })
  })

  test('of 20 who want the last one, one gets it and 19 are told', async () => {
    const { variant } = await stocked('1', { title: 'Einzelstück' })
    const buyers = Array.from({ length: 20 }, shopper)
    for (const buyer of buyers) await buyer.prepare({ variant })
    const answers = await Promise.all(
      buyers.map(async (buyer) => {
        const seen = await buyer.review()
        return seen.status === 200 ? buyer.order(seen.parse(reviewCall.reply).review) : seen
      }),
    )
    const lost = answers.filter(({ status }) => status !== 200)
    expect(lost).toHaveLength(19)
    for (const answer of lost)
      expect(answer).toMatchObject({ status: 409, json: { code: 'sold_out', available: '0' } })
    expect(await level(variant)).toMatchObject({ on_hand: '1', committed: '1', held: '0' })
    const loser = buyers[answers.findIndex(({ status }) => status !== 200)]
    const form = { payment_source: 'prepayment' }
    expect((await loser?.browser.form('/checkout/payment', form))?.text).toContain(
      'Einzelstück ist leider ausverkauft',
    )
  })
})

test('what is picked up can be paid at the counter, and costs no shipping', async () => {
  const { variant } = await stocked('5')
  const buyer = shopper()
  await buyer.prepare({ variant })
  const atCounter = { payment_source: 'pickup' }
  const refused = await buyer.browser.put('/api/v0/checkout/payment', atCounter)
  expect(refused).toMatchObject({ status: 422, json: { code: 'no_payment_method' } })
  const delivery = { kind: 'pickup', location: STORE }
  const { _id } = await buyer.buy({ variant, delivery, payment: 'pickup' })
  const [made] = (await orders()).filter((one) => one._id === _id)
  expect(made).toMatchObject({
    state: 'placed',
    total: 900,
    delivery: { kind: 'pickup', title: 'Laden am Markt' },
    pay_until: null,
  })
})

test('a shop for customers alone sends guests to sign in', async () => {
  const { variant } = await stocked('5')
  const buyer = shopper()
  await buyer.prepare({ variant })
  const { checkout } = shopSection.defaults
  await configure('components.shop', { checkout: { ...checkout, allow_guests: false } })
  expect(await buyer.review()).toMatchObject({ status: 401 })
  expect((await buyer.browser.get('/checkout/address')).headers.get('location')).toBe(
    '/checkout/cart',
  )
  const cart = await buyer.browser.get('/checkout/cart')
  expect(cart.text).toContain('/login?next=%2Fcheckout%2Fcart')
  await configure('components.shop', { checkout })
})
