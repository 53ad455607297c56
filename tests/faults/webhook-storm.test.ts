import { afterAll, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { openPayments } from '#tests/payment-providers/open-payments.ts'
import { buyersAt, storm } from '#tests/payment-providers/storm.ts'
import { seeded } from '../../faults/rig/seeded.ts'

const shop = await openPayments()
afterAll(() => shop.close())

/** A sample of faults/webhook-storm.ts. */
test.each([1, 2])(
  'shuffled, doubled and forged news end where the books are (%i)',
  {
    timeout: 600_000,
  },
  async (seed) => {
    const { app, providers } = shop
    const { variants } = await shop.sell({ title: `Brezel ${seed}` })
    const db = tablesOf<never>(app.services.db)
    const begin = buyersAt(app.url, variants[0]?._id ?? '')
    const ground = { url: app.url, db, providers, begin }
    const wrong = await storm(ground, { payments: 6, events: 60, random: seeded(seed) })
    expect(wrong).toEqual([])
  },
)
