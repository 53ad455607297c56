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
import { BUYER, openCheckout, STORE } from '../../server/test-checkout.ts'
import { orderCall, reviewCall } from '../cart.calls.ts'
import { checkVatId } from './check-vat-id.ts'

const vies = await startVies()
const shop = await openShop({ env: vies.env })
const till = await openCheckout(shop)
const { app, admin } = shop
afterAll(async () => {
  await app.close()
  await vies.close()
})
beforeEach(async () => {
  await till.forgetLimits()
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

/** The newest question, answered as the register would. */
async function answer(body: unknown, isLast = true) {
  vies.answer(body)
  const { id } = await till.db
    .selectFrom('carts')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
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
    vat_check: { vat_id: 'ATU12345675', name: 'RING GMBH', reference: 'WAPI1' },
  })
  const [mail] = await mailsAsSent(app.services, FIRM.email)
  expect(mail?.text).toContain('USt-IdNr. ATU12345675')
  const Found = z.object({ items: z.array(z.looseObject({})) })
  const found = (await admin.get('/api/v0/customer/?search=firma@example.org')).parse(Found).items
  expect(found).toMatchObject([
    { vat_id: 'ATU12345675', vat_id_state: 'valid', company: 'Ring GmbH' },
  ])
})

test.each([
  ['says no', { valid: false }, 'invalid', 'nicht als gültig eingetragen'],
  ['is away', AWAY, 'unavailable', 'gerade keine Auskunft'],
])('where the register %s VAT is charged, and the buyer is told', async (_, body, state, words) => {
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
])('an id %s changes nothing', async (_, values) => {
  const { cart } = await withAddress({ ...FIRM, ...values })
  const { notices, totals } = await cart()
  expect(notices).toEqual([])
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
