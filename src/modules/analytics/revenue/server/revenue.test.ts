import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { BUYER, openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { ordersOf } from '#modules/orders/server/test-orders.ts'
import { saveSection } from '#modules/pages/server/test-pages.ts'
import { readReport } from '../../reports/report.calls.ts'
import { dayOf } from '../../visits/server/read-hit.ts'

const shop = await openShop()
const till = await openCheckout(shop)
const { app, admin } = shop
const { read, move, placed } = ordersOf({ ...shop, ...till }, BUYER.email)
afterAll(() => app.close())
beforeEach(() => till.forgetLimits())

const DAY_MS = 86_400_000
/** Two days, for a run over midnight. */
const days = () => `from=${dayOf(Date.now() - DAY_MS)}&to=${dayOf(Date.now())}`
async function revenue(query = '', reader = admin) {
  const answer = await reader.get(`/api/v0/analytics/?${days()}${query}`)
  return answer.parse(readReport.reply).revenue
}

test('what was ordered is summed to the cent, less what was cancelled or went back', async () => {
  expect(await revenue()).toEqual({ currency: 'EUR', orders: 0, cents: 0, before: null })
  const [kept, gone] = [await placed(), await placed()]
  const { total } = await read(kept.id)
  const { total: other } = await read(gone.id)
  expect(await revenue()).toMatchObject({ orders: 2, cents: total + other })
  expect((await move(gone.id, 'cancel')).status).toBe(200)
  expect(await revenue()).toMatchObject({ orders: 1, cents: total })
  await sql`update orders set refunded = 100 where id = ${kept.id}`.execute(app.services.db)
  expect(await revenue()).toMatchObject({ orders: 1, cents: total - 100 })
})

test('the day of an order is the day in Berlin, and the time before is compared', async () => {
  const { id } = await placed()
  const { total } = await read(id)
  // Half past eleven in the evening of the last day of May, in Berlin.
  await sql`update orders set created_at = '2026-05-31T21:30:00Z' where id = ${id}`.execute(
    app.services.db,
  )
  const asked = async (from: string, to: string) => {
    const answer = await admin.get(`/api/v0/analytics/?from=${from}&to=${to}&compare=previous`)
    return answer.parse(readReport.reply).revenue
  }
  expect(await asked('2026-05-31', '2026-05-31')).toMatchObject({ orders: 1, cents: total })
  expect(await asked('2026-06-01', '2026-06-01')).toMatchObject({
    orders: 0,
    cents: 0,
    before: { orders: 1, cents: total },
  })
})

test('of picked visits, and for whoever may not see orders, there is none', async () => {
  expect(await revenue('&source=zeitung')).toBeNull()
  await saveSection(admin, 'permissions', { member: { analytics: ['view'] } })
  const member = await app.as('member')
  expect(await revenue('', member)).toBeNull()
  await saveSection(admin, 'permissions', { member: { analytics: ['view'], orders: ['view'] } })
  expect(await revenue('', member)).not.toBeNull()
})

test('orders that were only tried out, or in another currency, count nowhere', async () => {
  const before = await revenue()
  const [tried, foreign] = [await placed(), await placed()]
  await sql`update orders set test = true where id = ${tried.id}`.execute(app.services.db)
  await sql`update orders set currency = 'CHF' where id = ${foreign.id}`.execute(app.services.db)
  expect(await revenue()).toEqual(before)
})
