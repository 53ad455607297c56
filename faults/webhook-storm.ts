/**
 * News of two payment services: shuffled, 20 % of it twice, 5 % forged, while the payments go on. In the end
 * every payment and every order is what their own books say: `node faults/webhook-storm.ts [events] [seed]`.
 */
import { tablesOf } from '#kernel/server/database.ts'
import { product } from '#modules/catalog/products/product.ts'
import { callerOf } from '#tests/caller.ts'
import { PAYPAL_WEBHOOK } from '#tests/payment-providers/paypal-books.ts'
import { startProviders } from '#tests/payment-providers/start-providers.ts'
import { buyersAt, storm } from '#tests/payment-providers/storm.ts'
import { STRIPE_SECRET } from '#tests/payment-providers/stripe-books.ts'
import { changeSection, switchAllOn } from './rig/change-section.ts'
import { cookieFor } from './rig/cookie-for.ts'
import { makeGround } from './rig/ground.ts'
import { seeded } from './rig/seeded.ts'
import { tell } from './rig/tell.ts'

const SOURCES = ['creditcard', 'paypal']
const [events = '10000', seed = '1'] = process.argv.slice(2)
let isOver = false
const wrong = tell(() => (isOver ? `${events} events` : 'the storm goes on'))
const providers = await startProviders()
const ground = await makeGround('webhook-storm')
const kontor = await ground.start(providers.env)

try {
  const admin = callerOf(kontor.url, await cookieFor(ground.db))
  await switchAllOn(admin)
  await changeSection(admin, 'components.shop', {
    paymentsources: { configured: SOURCES, enabled: SOURCES },
    card: { mode: 'live', secret_key_live: 'sk_live_rig', webhook_secret_live: STRIPE_SECRET },
    paypal: {
      ...{ mode: 'live', client_id_live: 'rig', secret_live: 'rig' },
      webhook_id_live: PAYPAL_WEBHOOK,
    },
  })
  const sold = { title: 'Brezel', state: 'online', variants: [{ price: 450 }] }
  const { items } = (await admin.post('/api/v0/product/', sold)).parse(product.calls.create.reply)
  const begin = buyersAt(kontor.url, items[0]?.variants[0]?._id ?? '')
  const place = { url: kontor.url, db: tablesOf<never>(ground.db), providers, begin }
  const payments = Math.max(5, Math.ceil(Number(events) / 50))
  const plan = { payments, events: Number(events), random: seeded(Number(seed)) }
  wrong.push(...(await storm(place, plan)))
  isOver = true
  console.log(`${events} events of ${payments} payments: ${wrong.length} not as the books say`)
  process.exitCode = wrong.length === 0 ? 0 : 1
} finally {
  await ground.remove()
  await providers.close()
}
