import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '#kernel/server/sessions/sessions.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { orderCall } from '#modules/checkout/carts/cart.calls.ts'
import { openCheckout, shopperAt } from '#modules/checkout/server/test-checkout.ts'
import { oneOf, PERSON } from '#modules/people/server/test-persons.ts'
import { returnsAt } from '#modules/returns/server/test-returns.ts'
import { makeAccount, signedInBrowser } from '#tests/accounts.ts'
import { browserAt } from '#tests/browser.ts'
import { listCustomerOrders } from '../customer.calls.ts'
import { CUSTOMER, customersAt, heldNote } from './test-customers.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { stocked, shopper } = till
const { read, find, of, limit, block } = customersAt(admin)
const { moveOrder, declare, latest, move } = returnsAt(shop, till)
/** Erasures and exports want somebody who has just proved to be there. */
const officer = await app.steppedUp('admin')
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const { variant } = await stocked('500', { variants: [{ price: 1000 }] })
const SHIPPING = 490

/** An order of one piece for 14.90 by somebody with this address. */
async function bought(email: string, values: { payment?: string; last_name?: string } = {}) {
  const { payment = 'prepayment', last_name = 'Petersen' } = values
  return shopper().buy({ variant, payment, buyer: { email, last_name } })
}

/** Somebody signed in, who is known. */
async function member() {
  return shopperAt(await signedInBrowser(app, await makeAccount(app)))
}

async function ordersOf(id: string, query = '') {
  const answer = await admin.get(`${CUSTOMER}${id}/orders${query}`)
  return answer.parse(listCustomerOrders.reply).items
}

/** Makes one of two, as the screen of persons does. */
async function merged(from: string, into: string) {
  const [goes, stays] = [
    await oneOf(admin.get(PERSON + from)),
    await oneOf(admin.get(PERSON + into)),
  ]
  const versions = { fromVersion: goes.version, intoVersion: stays.version }
  return admin.post(`${CUSTOMER}${into}/merge`, { other: from, dryRun: false, ...versions })
}

describe('a customer', () => {
  test('is everyone who has ordered, with what they bought and have yet to pay', async () => {
    const first = await bought('anna@example.org')
    expect(await of('anna@example.org')).toMatchObject({
      name: 'Jana Petersen',
      account: null,
      ...{ orders: 1, turnover: 1490, open: 1490, owed: 0, currency: 'EUR' },
    })
    await bought('anna@example.org')
    await moveOrder(first._id, 'mark_paid')
    const { _id, person } = await of('anna@example.org')
    expect(person).toBe(_id)
    expect(await read(_id)).toMatchObject({ orders: 2, turnover: 2980, open: 1490 })
    expect((await ordersOf(_id)).map(({ open }) => open)).toEqual([1490, 0])
    expect(await ordersOf(_id, '?is_open=true')).toHaveLength(1)
  })

  test('is owed what was paid for a cancelled order, and what a return is worth', async () => {
    const { _id: cancelled } = await bought('bodo@example.org')
    const { _id: returned, token } = await bought('bodo@example.org')
    await moveOrder(cancelled, 'mark_paid')
    await moveOrder(cancelled, 'cancel')
    await moveOrder(returned, 'mark_paid')
    await moveOrder(returned, 'ship')
    const { _id } = await of('bodo@example.org')
    expect(await read(_id)).toMatchObject({ owed: 1490, open: 0, turnover: 1490 })
    await declare({ token })
    expect((await move((await latest())._id, 'accept')).status).toBe(200)
    expect(await read(_id)).toMatchObject({ owed: 2980 })
    await moveOrder(cancelled, 'refund')
    expect(await ordersOf(_id, '?is_open=true')).toMatchObject([{ _id: returned, owed: 1490 }])
  })

  test('is found by name, address and filters', async () => {
    await bought('carla@example.org', { last_name: 'Zimtschneck' })
    const account = await makeAccount(app)
    const browser = await signedInBrowser(app, account)
    await shopperAt(browser).buy({ variant, buyer: { email: 'dora@example.org' } })
    const names = async (query: string) => (await find(query)).map(({ email }) => email)
    expect(await names('search=zimtschn')).toEqual(['carla@example.org'])
    expect(await names('has_account=true')).toEqual(['dora@example.org'])
    expect(await names('has_account=false')).toContain('carla@example.org')
    expect(await names('has_open=true&search=dora')).toEqual(['dora@example.org'])
    expect(await names('has_open=false&search=dora')).toEqual([])
    expect((await of('dora@example.org')).account).toBe(account.id)
  })

  test('is listed by pages that go on where the last one ended', async () => {
    const path = `${CUSTOMER}?limit=2&sort=name`
    const first = (await admin.get(path)).json
    const second = (
      await admin.get(`${path}&cursor=${encodeURIComponent(String(Object(first).next))}`)
    ).json
    const ids = [...Object(first).items, ...Object(second).items].map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(4)
  })
})

describe('a blocked customer', () => {
  test('is told politely at the address, and nothing is ordered', async () => {
    const { browser, add, buy } = await member()
    await buy({ variant, buyer: { email: 'edgar@example.org' } })
    const edgar = await of('edgar@example.org')
    await add(variant)
    expect((await block(edgar, { reason: 'Zahlt nie' })).status).toBe(200)
    const address = {
      ...{ email: 'Edgar@example.org', first_name: 'E', last_name: 'P', address: 'Weg 1' },
      ...{ zip: '25813', city: 'Husum', country: 'DE' },
    }
    const refused = await browser.form('/checkout/address', address)
    expect(refused.status).toBe(403)
    expect(refused.text).toContain('Bitte melden Sie sich bei uns')
    expect(refused.text).toContain('value="Weg 1"')
    expect(refused.text).not.toContain('Zahlt nie')
    // Whoever has only typed the address is told nothing about it.
    const guest = shopper()
    await guest.add(variant)
    const free = await guest.browser.form('/checkout/address', address)
    expect(free.headers.get('location')).toBe('/checkout/shipping')
    expect(await block(edgar, { is_blocked: false })).toMatchObject({
      json: { items: [{ is_blocked: false, block_reason: '' }] },
    })
    const again = await browser.form('/checkout/address', address)
    expect(again.headers.get('location')).toBe('/checkout/shipping')
  })

  test('cannot order what was reviewed before the block', async () => {
    const buyer = await member()
    await buyer.buy({ variant, buyer: { email: 'frida@example.org' } })
    await buyer.prepare({ variant, buyer: { email: 'frida@example.org' } })
    const { review } = Object((await buyer.review()).json)
    await block(await of('frida@example.org'))
    expect(await buyer.order(review)).toMatchObject({ status: 403, json: { code: 'not_accepted' } })
    expect(await buyer.review()).toMatchObject({ status: 403 })
    expect(await of('frida@example.org')).toMatchObject({ orders: 1, is_blocked: true })
  })

  test('blocks nobody else: who is signed in is known by their account alone', async () => {
    await bought('gast@example.org')
    await block(await of('gast@example.org'))
    const browser = await signedInBrowser(app, await makeAccount(app))
    const { number } = await shopperAt(browser).buy({
      variant,
      buyer: { email: 'gast@example.org' },
    })
    expect(number).not.toBe('')
  })

  test('is not who has yet to finish signing in: that is a guest, whose order it is', async () => {
    const { id, handle } = await makeAccount(app)
    const limited = 'password-change' as const
    const session = { ip: '', agent: 'test', isStaff: false, userId: id, limited }
    const browser = browserAt(app.url)
    browser.cookies.set('kontor_session', await createSession(app.services.db, session))
    await shopperAt(browser).buy({ variant, buyer: { email: handle } })
    expect(await of(handle)).toMatchObject({ orders: 1, account: null })
  })

  test('is blocked by whoever may publish, from what they have read', async () => {
    await bought('greta@example.org')
    const { _id, version } = await of('greta@example.org')
    const path = `${CUSTOMER}${_id}/block`
    const member = await app.as('member')
    expect((await member.post(path, { version, is_blocked: true })).status).toBe(403)
    expect((await admin.post(path, { version: version + 1, is_blocked: true })).status).toBe(409)
    expect((await admin.post(path, { version, is_blocked: true })).status).toBe(200)
    const { items } = Object((await admin.get(`/api/v0/audit/?noun=customer&id=${_id}`)).json)
    expect(items).toMatchObject([{ action: 'block', after: { is_blocked: true } }])
  })
})

describe('limits', () => {
  test('whoever may not buy by invoice is not offered it', async () => {
    const { browser, prepare, buy } = await member()
    await buy({ variant, payment: 'invoice', buyer: { email: 'hanno@example.org' } })
    await limit(await of('hanno@example.org'), { no_invoice: true })
    await prepare({ variant, buyer: { email: 'hanno@example.org' } })
    const page = await browser.get('/checkout/payment')
    expect(page.text).toContain('value="prepayment"')
    expect(page.text).not.toContain('value="invoice"')
    const chosen = await browser.put('/api/v0/checkout/payment', { payment_source: 'invoice' })
    expect(chosen).toMatchObject({ status: 422, json: { code: 'no_payment_method' } })
  })

  test('an order above the limit is refused, one at the limit is not', async () => {
    const buyer = await member()
    await buyer.buy({ variant, buyer: { email: 'ida@example.org' } })
    const ida = await of('ida@example.org')
    await buyer.prepare({ variant, quantity: '2', buyer: { email: 'ida@example.org' } })
    await limit(ida, { max_order: 2000 + SHIPPING - 1 })
    expect(await buyer.review()).toMatchObject({ status: 422, json: { code: 'above_limit' } })
    for (const max_order of [2000 + SHIPPING, null]) {
      await limit(ida, { max_order })
      expect((await buyer.review()).status).toBe(200)
    }
    expect(await limit(ida, { max_order: 0 })).toMatchObject({ status: 400 })
  })

  test('whoever may not any more is led back to the choice, and told where there is none', async () => {
    const { browser, prepare, buy } = await member()
    await buy({ variant, buyer: { email: 'hilde@example.org' } })
    const hilde = await of('hilde@example.org')
    await prepare({ variant, payment: 'invoice', buyer: { email: 'hilde@example.org' } })
    expect((await browser.get('/checkout')).headers.get('location')).toBe('/checkout/review')
    await limit(hilde, { no_invoice: true })
    expect((await browser.get('/checkout')).headers.get('location')).toBe('/checkout/payment')
    const all = ['invoice', 'prepayment', 'pickup']
    const offer = (enabled: string[]) =>
      shop.configure('components.shop', { paymentsources: { configured: all, enabled } })
    await offer(['invoice'])
    const { text } = await browser.get('/checkout/payment')
    expect(text).toContain('keine Zahlungsart anbieten')
    await offer(all)
  })

  test('of guests who order at once staff are told what no longer fits', async () => {
    await bought('jens@example.org', { payment: 'invoice' })
    await limit(await of('jens@example.org'), { max_open: 2 * 1490 })
    const buyers = [shopper(), shopper()]
    const reviews: string[] = []
    for (const { prepare, review } of buyers) {
      await prepare({ variant, payment: 'invoice', buyer: { email: 'jens@example.org' } })
      reviews.push(String(Object((await review()).json).review))
    }
    const answers = await Promise.all(buyers.map(({ order }, at) => order(reviews[at] ?? '')))
    for (const answer of answers) {
      const { _id } = answer.parse(orderCall.reply).order
      expect(await heldNote(shop, _id)).toContain('Grenzen')
    }
    expect(await of('jens@example.org')).toMatchObject({ orders: 3 })
  })
})

describe('merging, erasing and exporting', () => {
  test('a merge brings orders and the stricter limits, and its undoing frees nobody', async () => {
    await bought('karl@example.org')
    await bought('karla@example.org')
    const [karl, karla] = [await of('karl@example.org'), await of('karla@example.org')]
    await block(karl, { reason: 'Betrug' })
    await limit(karl, { max_open: 5000, note: 'Vorsicht' })
    await limit(karla, { max_open: 9000, note: 'Nett' })
    expect((await merged(karl._id, karla._id)).status).toBe(200)
    const stays = await read(karl._id)
    expect(stays).toMatchObject({
      ...{ _id: karla._id, orders: 2, is_blocked: true, block_reason: 'Betrug', max_open: 5000 },
      note: 'Nett\n\nVorsicht',
    })
    expect(await find('search=karl@example.org')).toEqual([])

    const { merges } = Object((await admin.get(`${PERSON}${karla._id}/duplicates`)).json)
    await admin.post(`${PERSON}undoMerge`, { merge: merges[0]._id })
    expect(await read(karl._id)).toMatchObject({ _id: karl._id, orders: 1, is_blocked: true })
    expect(await read(karla._id)).toMatchObject({ orders: 1, is_blocked: true })
  })

  test('a guest is exported and erased; the order stays without the address', async () => {
    const { _id: order } = await bought('lena@example.org')
    const { _id } = await of('lena@example.org')
    await limit(await read(_id), { note: 'Mag Mohn' })
    const thief = await app.as('admin')
    expect((await thief.get(`${CUSTOMER}${_id}/export`)).status).toBe(403)
    expect((await officer.get(`${CUSTOMER}${_id}/export`)).text).toContain('Mag Mohn')
    const look = await officer.post(`${CUSTOMER}${_id}/erase`, { dryRun: true })
    expect(look.json).toMatchObject({ erased: false, kept: [{}] })
    expect((await read(_id)).orders).toBe(1)
    expect((await officer.post(`${CUSTOMER}${_id}/erase`, { dryRun: false })).status).toBe(200)
    expect((await admin.get(CUSTOMER + _id)).status).toBe(404)
    expect((await admin.get(`/api/v0/order/${order}`)).json).toMatchObject({
      items: [{ email: '' }],
    })
  })
})
