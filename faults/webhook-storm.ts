/**
 * News of a payment service: shuffled, 20 % of it twice, 5 % forged, while the payments go on. In the end
 * every payment and every order is what the service's own books say: `node faults/webhook-storm.ts [events] [seed]`.
 */
import { tablesOf } from '#kernel/server/database.ts'
import { product } from '#modules/catalog/products/product.ts'
import { callerOf } from '#tests/caller.ts'
import { startProviders } from '#tests/payment-providers/start-providers.ts'
import { buyerAt, storm } from '#tests/payment-providers/storm.ts'
import { STRIPE_SECRET } from '#tests/payment-providers/stripe-books.ts'
import { changeSection, switchAllOn } from './rig/change-section.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { makeGround } from './rig/ground.ts'
import { seeded } from './rig/seeded.ts'

const [events = '10000', seed = '1'] = process.argv.slice(2)
const providers = await startProviders()
const ground = await makeGround('webhook-storm')
const kontor = await ground.start(providers.env)

try {
  const admin = callerOf(kontor.url, await cookieFor(ground.db))
  await switchAllOn(admin)
  await changeSection(admin, 'components.shop', {
    paymentsources: { configured: ['creditcard'], enabled: ['creditcard'] },
    card: { mode: 'dev', secret_key_dev: 'sk_test_rig', webhook_secret_dev: STRIPE_SECRET },
  })
  const sold = { title: 'Brezel', state: 'online', variants: [{ price: 450 }] }
  const { items } = (await admin.post('/api/v0/product/', sold)).parse(product.calls.create.reply)
  const begin = buyerAt(kontor.url, items[0]?.variants[0]?._id ?? '')
  const place = { url: kontor.url, db: tablesOf<never>(ground.db), providers, begin }
  const payments = Math.max(5, Math.ceil(Number(events) / 50))
  const plan = { payments, events: Number(events), random: seeded(Number(seed)) }
  const wrong = await storm(place, plan)
  console.log(`${events} events of ${payments} payments: ${wrong.length} not as the books say`)
  for (const line of wrong.slice(0, 20)) console.log(`  ${line}`)
  process.exitCode = wrong.length === 0 ? 0 : 1
} finally {
  await ground.remove()
  await providers.close()
}
