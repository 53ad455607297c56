import { sql } from 'kysely'
import { reviewCall } from '#modules/checkout/carts/cart.calls.ts'
import { BUYER, IBAN } from '#modules/checkout/server/test-checkout.ts'
import type { Caller } from '#tests/caller.ts'
import type { OpenCart } from '#tests/fuzz/wishes.ts'
import { changeSection } from './change-section.ts'
import type { Ground } from './ground.ts'

/** Whether a call means something only to somebody with goods in their cart. */
export function needsCart(path: string): boolean {
  return /^\/api\/v0\/(cart|checkout)\//.test(path)
}

/** A cart of the caller at its last step, with goods for the cases that order it. */
export async function readyCart(caller: Caller, db: Ground['db']): Promise<OpenCart> {
  const variant = await anyVariant(caller, db)
  await changeSection(caller, 'business', { name: 'Backhaus', iban: IBAN })
  const sources = ['invoice', 'prepayment', 'pickup']
  const paymentsources = { configured: sources, enabled: sources }
  await changeSection(caller, 'components.shop', { paymentsources })
  must(await caller.post('/api/v0/cart/line', { variant, quantity: '1' }))
  must(await caller.put('/api/v0/checkout/address', BUYER))
  must(await caller.put('/api/v0/checkout/shipping', { delivery: { kind: 'ship' } }))
  must(await caller.put('/api/v0/checkout/payment', { payment_source: 'prepayment' }))
  const { review } = must(await caller.post('/api/v0/checkout/review')).parse(reviewCall.reply)
  return { variant, review }
}

/** Of a product of the demo that is online, and of which there is enough. */
async function anyVariant(caller: Caller, db: Ground['db']): Promise<string> {
  const { rows } = await sql<{ id: string }>`select v.id from product_variants v
    join products p on p.id = v.product_id
    where p.state = 'online' and p.deleted_at is null order by v.id limit 1`.execute(db)
  const [found] = rows
  if (!found) throw new Error('nothing is for sale')
  const movement = { variant: found.id, quantity: '100', reason: 'received' }
  must(await caller.post('/api/v0/stock/movement', movement))
  return found.id
}

function must<A extends { status: number; text: string }>(answer: A): A {
  if (answer.status >= 300) throw new Error(answer.text)
  return answer
}
