import { afterAll, beforeEach, expect, test } from 'vitest'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { openCheckout, shopperAt } from '#modules/checkout/server/test-checkout.ts'
import { makeAccount, signedInBrowser } from '#tests/accounts.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
afterAll(() => app.close())
beforeEach(async () => {
  await till.forgetLimits()
})

const count = async (condition: string, operator: string, value: unknown) => {
  const rules = { join: 'all', rules: [{ condition, operator, value }] }
  const answer = await admin.post('/api/v1/person/countSegment', { rules })
  expect([condition, answer.status, answer.text]).toEqual([condition, 200, answer.text])
  return answer.json.numItems
}

test('customers are chosen by what they bought, how often and when', async () => {
  const { variant } = await till.stocked('9', { title: 'Kringel' })
  expect(await count('orders.bought', 'is', true)).toBe(0)
  const buyer = shopperAt(await signedInBrowser(app, await makeAccount(app)))
  const { _id } = await buyer.buy({ variant })
  await buyer.buy({ variant })
  expect(await count('orders.bought', 'is', true)).toBe(1)
  expect(await count('orders.product', 'is', ['Kringel'])).toBe(1)
  expect(await count('orders.product', 'is', ['Brezel'])).toBe(0)
  expect(await count('orders.numOrders', 'min', 2)).toBe(1)
  expect(await count('orders.numOrders', 'min', 3)).toBe(0)
  const { items } = Object((await admin.get(`/api/v0/order/${_id}`)).json)
  const cancelled = await admin.post(`/api/v0/order/${_id}/cancel`, { version: items[0].version })
  expect(cancelled.status).toBe(200)
  expect(await count('orders.numOrders', 'min', 2)).toBe(0)
})
