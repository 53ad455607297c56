import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, test } from 'vitest'
import { SYSTEM } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { openShop } from '#modules/catalog/server/test-shop.ts'
import { openCheckout } from '#modules/checkout/server/test-checkout.ts'
import { jobs } from '#modules/orders/server/jobs.ts'
import type { Stage } from '#tests/order-money/shop-counter.ts'
import { stories } from '#tests/order-money/stories.ts'
import { play } from '#tests/order-money/walk.ts'

const shop = await openShop()
await openCheckout(shop)
const { app, admin } = shop
afterAll(() => app.close())

const db = tablesOf<never>(app.services.db)
const attempt = { id: '', number: 1, isLast: false, signal: new AbortController().signal }
const stage: Stage = {
  ...{ url: app.url, admin, db, secret: app.services.secret },
  expire: async (order) => {
    await sql`update orders set pay_until = now() - interval '1 minute'
      where id = ${order} and pay_until is not null`.execute(db)
    const job = jobs.find(({ name }) => name === 'orders.expire-unpaid')
    await job?.run(scopeOf(app.services, SYSTEM), {} as never, attempt)
  },
}

/** A small sample; `npm run faults -- order-money` plays thousands. */
test('money that came is kept, went back or is owed, whatever happens to an order', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(stories(24), (story) => play(stage, story)),
    { numRuns: 15, seed: 19 },
  )
})
