import { afterAll, beforeEach, expect, test } from 'vitest'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout } from '#modules/checkout/server/test-checkout.ts'
import type { Answer } from '#tests/caller.ts'
import { customersAt } from './test-customers.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { of, limit, block } = customersAt(shop.admin)
afterAll(() => shop.app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const { variant } = await till.stocked('500', { variants: [{ price: 1000 }] })
const seen = ({ status, json }: Answer) => [status, json.code ?? Object.keys(json).sort()]

/** All a guest reads on the way from the cart to the order. */
async function walk(email: string) {
  const { browser, add, review, order } = till.shopper()
  await add(variant, '2')
  const said = [seen(await browser.put('/api/v0/checkout/address', { ...BUYER, email }))]
  await browser.put('/api/v0/checkout/shipping', { delivery: { kind: 'ship' } })
  const { text } = await browser.get('/checkout/payment')
  const offered = [...text.matchAll(/name="payment_source"[^>]*value="(\w+)"/g)]
  said.push(['offered', offered.map(([, name]) => name)])
  const chosen = { payment_source: 'invoice' }
  said.push(seen(await browser.put('/api/v0/checkout/payment', chosen)))
  const reviewed = await review()
  said.push(seen(reviewed), seen(await order(String(Object(reviewed.json).review))))
  return said
}

test.each([
  ['blocked', (email: string) => of(email).then((customer) => block(customer))],
  ['without invoice', (email: string) => of(email).then((one) => limit(one, { no_invoice: true }))],
  ['at the limit', (email: string) => of(email).then((one) => limit(one, { max_open: 1 }))],
  ['with a low limit', (email: string) => of(email).then((one) => limit(one, { max_order: 1 }))],
])('the checkout tells no guest that the owner of an address is %s', async (kind, restrict) => {
  const email = `${kind.replaceAll(' ', '-')}@example.org`
  await till.shopper().buy({ variant, payment: 'invoice', buyer: { email } })
  expect((await restrict(email)).status).toBe(200)
  const known = await walk(email)
  expect(known).toEqual(await walk(`nobody-${email}`))
  expect(known.at(-1)?.[0]).toBe(200)
})
