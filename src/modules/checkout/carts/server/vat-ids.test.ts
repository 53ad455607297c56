import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { SYSTEM } from '#kernel/access/roles.ts'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { startVies } from '#modules/customers/vat-ids/server/test-vies.ts'
import { order } from '#modules/orders/orders/order.ts'
import { shopSection } from '#modules/shop/config.ts'
import { makeAccount, PASSWORD, signedInBrowser } from '#tests/accounts.ts'
import { BUYER, openCheckout, STORE, shopperAt } from '../../server/test-checkout.ts'
import { orderCall, reviewCall } from '../cart.calls.ts'
import { checkVatId } from './check-vat-id.ts'

const vies = await startVies()
const shop = await openShop({ env: vies.env })
const till = await openCheckout(shop)
const OWN_ID = { vat_id: 'DE 136695976' }
await shop.configure('business', OWN_ID)
const { app, admin } = shop
afterAll(async () => {
  await app.close()
  await vies.close()
})
beforeEach(async () => {
  await till.forgetLimits()
  await forgetAnswers()
})

const { variant } = await till.stocked('99', { variants: [{ price: 1190 }] })
const { home } = app.services.config.get(shopSection).vat
const FIRM = {
  ...BUYER,
  ...{ email: 'firma@example.org', company: 'Ring GmbH', vat_id: 'atu 12345675' },
  ...{ address: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT' },
}
const VALID = { valid: true, name: 'RING GMBH', address: 'WIEN', requestIdentifier: 'WAPI1' }
const AWAY = { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }

/** A cart of two with an address, and what the waiting jobs then do. */
async function withAddress(address: object = FIRM) {
  const { browser, add, cart, review, order: place } = till.shopper()
  await add(variant, '2')
  const kept = await browser.put('/api/v0/checkout/address', address)
  await browser.put('/api/v0/checkout/shipping', { delivery: { kind: 'ship' } })
  await browser.put('/api/v0/checkout/payment', { payment_source: 'prepayment' })
  return { browser, cart, kept, place, review }
}

async function newestCart(): Promise<string> {
  const { id } = await till.db
    .selectFrom('carts')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** How often the register is to be asked for a cart. */
async function questions(cart: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from jobs.job
    where name = ${checkVatId.name} and data->>'cart' = ${cart}`.execute(till.db)
  return rows[0]?.n ?? 0
}

/** Answers of other tests are no answers here. */
const forgetAnswers = () => sql`update carts set vat_check = null`.execute(till.db)

/** The newest question, answered as the register would. */
async function answer(body: unknown, isLast = true, cart = newestCart()) {
  vies.answer(body)
  const id = await cart
  const attempt = { id: '', number: 1, isLast, signal: new AbortController().signal }
  const payload = { cart: id, vat_id: 'ATU12345675' }
  await checkVatId.run(scopeOf(app.services, SYSTEM), payload as never, attempt)
}

test('a company of another country pays no VAT once its id is confirmed', async () => {
  expect(home).toBe('DE')
  const { browser, cart, review, place } = await withAddress()
  const before = await cart()
  expect(before.notices).toEqual([{ code: 'vat_id', title: 'ATU12345675', state: 'asked' }])
  expect(before.totals.vat).toBeGreaterThan(0)
  const early = (await review()).parse(reviewCall.reply).review
  await answer(VALID)
  expect(await place(early)).toMatchObject({ status: 409, json: { code: 'price_changed' } })

  const after = await cart()
  expect(after.notices).toEqual([])
  expect(after.totals).toMatchObject({ goods: 2000, vat: 0, exemption: 'intra_community' })
  expect(after.lines).toMatchObject([{ unit_price: 1000, gross: 2000, rate: '0' }])
  const page = await browser.get('/checkout/review')
  expect(page.text).toContain('Steuerfreie innergemeinschaftliche Lieferung')
  expect(page.text).toContain('USt-IdNr. ATU12345675')
  const { review: seen } = (await review()).parse(reviewCall.reply)
  const { _id } = (await place(seen)).parse(orderCall.reply).order
  const [made] = order.calls.read.reply.parse((await admin.get(`/api/v0/order/${_id}`)).json).items
  expect(made).toMatchObject({
    totals: { vat: 0, exemption: 'intra_community' },
    vat_check: { vat_id: 'ATU12345675', name: 'RING GMBH', address: 'WIEN', reference: 'WAPI1' },
  })
  const [mail] = await mailsAsSent(app.services, FIRM.email)
  expect(mail?.text).toContain('USt-IdNr. ATU12345675')
  const Found = z.object({ items: z.array(z.looseObject({})) })
  const found = (await admin.get('/api/v0/customer/?search=firma@example.org')).parse(Found).items
  expect(found).toMatchObject([
    { vat_id: 'ATU12345675', vat_id_state: 'valid', vat_id_address: 'WIEN', company: 'Ring GmbH' },
  ])
})

test.each([
  { does: 'says no', body: { valid: false }, state: 'invalid', words: 'nicht als gültig' },
  { does: 'is away', body: AWAY, state: 'unavailable', words: 'gerade keine Auskunft' },
])('where the register $does VAT is charged, and the buyer is told', async (one) => {
  const { body, state, words } = one
  const { browser, cart, review, place } = await withAddress()
  await answer(body)
  expect(await cart()).toMatchObject({ notices: [{ code: 'vat_id', state }] })
  const { review: seen } = (await review()).parse(reviewCall.reply)
  expect((await browser.get('/checkout/review')).text).toContain(words)
  expect((await place(seen)).status).toBe(200)
})

test('an answer is of no use for another id, for goods that are fetched, or a day later', async () => {
  const { browser, cart } = await withAddress()
  await answer(VALID)
  expect((await cart()).totals.vat).toBe(0)
  await browser.put('/api/v0/checkout/shipping', { delivery: { kind: 'pickup', location: STORE } })
  expect((await cart()).totals.vat).toBeGreaterThan(0)
  await browser.put('/api/v0/checkout/shipping', { delivery: { kind: 'ship' } })
  const old = JSON.stringify({ at: new Date(Date.now() - 86_400_001).toISOString() })
  await sql`update carts set vat_check = vat_check || ${old}::jsonb`.execute(till.db)
  expect((await cart()).totals.vat).toBeGreaterThan(0)
  await browser.put('/api/v0/checkout/address', { ...FIRM, vat_id: 'ATU12345679' })
  await answer(VALID)
  expect((await cart()).totals.vat).toBeGreaterThan(0)
})

test.each([
  ['of the own country', { vat_id: 'DE136695976', country: 'DE', zip: '25813' }],
  ['of a country it does not go to', { vat_id: 'DE136695976' }],
])('an id %s changes nothing, and its owner is told', async (_, values) => {
  const { cart } = await withAddress({ ...FIRM, ...values })
  const { notices, totals } = await cart()
  expect(notices).toMatchObject([{ code: 'vat_id', state: 'elsewhere' }])
  expect(await questions(await newestCart())).toBe(0)
  expect(totals.vat).toBeGreaterThan(0)
})

test('what is written as no VAT id is refused at once, and stays in its field', async () => {
  const { browser, kept } = await withAddress({ ...FIRM, vat_id: 'ATU12' })
  expect(kept.status).toBe(400)
  const page = await browser.form('/checkout/address', { ...FIRM, vat_id: 'ATU12' })
  expect(page.status).toBe(400)
  expect(page.text).toContain('value="ATU12"')
  expect(page.text).toContain('aus einem Land der EU')
})

test('a VAT id is that of a company', async () => {
  const { browser, kept } = await withAddress({ ...FIRM, company: '' })
  expect(kept).toMatchObject({ status: 422, json: { code: 'vat_id' } })
  const page = await browser.form('/checkout/address', { ...FIRM, company: '' })
  expect(page.status).toBe(422)
  expect(page.text).toContain('value="atu 12345675"')
  expect(page.text).toContain('Zu einer USt-IdNr. gehört eine Firma')
})

test('the id of somebody else saves nobody the VAT', async () => {
  const { browser, cart } = await withAddress({ ...FIRM, company: 'Privat' })
  await answer(VALID)
  const { notices, totals } = await cart()
  expect(notices).toMatchObject([{ code: 'vat_id', state: 'other_name' }])
  expect(totals.vat).toBeGreaterThan(0)
  expect((await browser.get('/checkout/review')).text).toContain('ein anderer Name eingetragen')
  await browser.put('/api/v0/checkout/address', FIRM)
  expect((await cart()).totals.vat).toBe(0)
})

test.each(['', 'DE12', 'ATU12345675'])(
  'a shop with %j for its own VAT id charges VAT, and asks nobody',
  async (vat_id) => {
    await shop.configure('business', { vat_id })
    const { cart } = await withAddress()
    expect(await cart()).toMatchObject({ notices: [{ code: 'vat_id', state: 'not_offered' }] })
    expect(await questions(await newestCart())).toBe(0)
    await shop.configure('business', OWN_ID)
  },
)

test('no answer takes back an answer', async () => {
  const { cart } = await withAddress()
  await expect(answer(AWAY, false)).rejects.toThrow('did not answer')
  await answer(VALID)
  await answer(AWAY)
  expect((await cart()).totals.vat).toBe(0)
})

test('what one cart has learned today the next one need not ask', async () => {
  await withAddress()
  await answer(VALID)
  const { cart } = await withAddress()
  expect((await cart()).totals.vat).toBe(0)
  expect(await questions(await newestCart())).toBe(0)
})

test('nobody fills the queue of the register: after twenty ids they buy with VAT', async () => {
  const { browser, cart } = await withAddress()
  for (let count = 10; count < 30; count += 1)
    await browser.put('/api/v0/checkout/address', { ...FIRM, vat_id: `ATU123456${count}` })
  expect(await cart()).toMatchObject({ notices: [{ title: 'ATU12345629', state: 'unavailable' }] })
  expect(await questions(await newestCart())).toBe(20)
})

test('whoever comes back a day later has it checked with a button', async () => {
  const { browser, cart } = await withAddress()
  await answer(VALID)
  const old = JSON.stringify({ at: new Date(Date.now() - 86_400_001).toISOString() })
  await sql`update carts set vat_check = vat_check || ${old}::jsonb`.execute(till.db)
  const page = await browser.get('/checkout/review')
  expect(page.text).toContain('ist noch nicht geprüft')
  expect(page.text).toContain('USt-IdNr. prüfen</button>')
  expect(await questions(await newestCart())).toBe(1)
  const asked = await browser.form('/checkout/payment', { payment_source: 'prepayment' })
  expect(asked.headers.get('location')).toBe('/checkout/review')
  expect((await browser.get('/checkout/review')).text).toContain('wird gerade')
  await answer(VALID)
  expect((await cart()).totals.vat).toBe(0)
})

test('a question nobody answered is not waited for for ever', async () => {
  const { browser } = await withAddress()
  const old = JSON.stringify({ at: new Date(Date.now() - 61_000).toISOString() })
  await sql`update carts set vat_check = vat_check || ${old}::jsonb`.execute(till.db)
  expect((await browser.get('/checkout/review')).text).toContain('USt-IdNr. prüfen</button>')
})

test('whoever signs in meanwhile gets the answer in their own cart', async () => {
  const account = await makeAccount(app)
  const own = shopperAt(await signedInBrowser(app, account))
  await own.add(variant)
  const id = await newestCart()
  const { browser } = await withAddress()
  await browser.post('/api/v0/auth/login', { handle: account.handle, password: PASSWORD })
  expect(await questions(id)).toBe(1)
  expect(await own.cart()).toMatchObject({ notices: [{ code: 'vat_id', state: 'asked' }] })
  await answer(VALID, true, Promise.resolve(id))
  expect((await own.cart()).totals.vat).toBe(0)
})

test('what is downloaded is a service, for which the buyer owes the VAT', async () => {
  const { variant: file } = await till.stocked('9', { withdrawal: 'digital' })
  const { browser, cart } = await withAddress()
  await answer(VALID)
  const goods = (await cart()).totals.vat_note
  await browser.post('/api/v0/cart/line', { variant: file, quantity: '1' })
  expect(goods).not.toContain('Leistungsempfängers')
  expect((await cart()).totals.vat_note).toBe(
    goods.replace(
      'Es ist',
      'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge). Es ist',
    ),
  )
})

test('an order leaves the id that staff have written, and says where its own is', async () => {
  await till.shopper().buy({ variant, buyer: { email: 'zwei@example.org' } })
  const { review, place } = await withAddress({ ...FIRM, email: 'zwei@example.org' })
  const find = async () =>
    Object((await admin.get('/api/v0/customer/?search=zwei@example.org')).json).items[0]
  const { _id, version } = await find()
  await admin.put(`/api/v0/customer/${_id}`, { version, vat_id: 'DE136695976' })
  await answer(VALID)
  const { review: seen } = (await review()).parse(reviewCall.reply)
  expect((await place(seen)).status).toBe(200)
  expect(await find()).toMatchObject({ orders: 2, vat_id: 'DE136695976', vat_id_state: 'asked' })
})
