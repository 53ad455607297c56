import { product } from '#modules/catalog/products/product.ts'
import { readCart, reviewCall } from '#modules/checkout/carts/cart.calls.ts'
import { BUYER, IBAN } from '#modules/checkout/server/test-checkout.ts'
import type { Caller } from '#tests/caller.ts'
import type { OpenCart } from '#tests/fuzz/wishes.ts'
import { changeSection } from './change-section.ts'

/** Whether a call means something only to somebody with goods in their cart. */
export function needsCart(path: string): boolean {
  return /^\/api\/v0\/(cart|checkout)\//.test(path)
}

/** A cart of the caller at its last step, with goods for the cases that order it. */
export async function readyCart(caller: Caller): Promise<OpenCart> {
  const variant = await newVariant(caller)
  await changeSection(caller, 'business', { name: 'Backhaus', iban: IBAN })
  const sources = ['invoice', 'prepayment', 'pickup']
  const paymentsources = { configured: sources, enabled: sources }
  await changeSection(caller, 'components.shop', { paymentsources })
  await emptyCart(caller)
  must(await caller.post('/api/v0/cart/line', { variant, quantity: '1' }))
  must(await caller.put('/api/v0/checkout/address', BUYER))
  must(await caller.put('/api/v0/checkout/shipping', { delivery: { kind: 'ship' } }))
  must(await caller.put('/api/v0/checkout/payment', { payment_source: 'prepayment' }))
  const { review } = must(await caller.post('/api/v0/checkout/review')).parse(reviewCall.reply)
  return { variant, review }
}

/** Of a new product, of which there is enough: the other cases may have taken all goods off the shelf. */
async function newVariant(caller: Caller): Promise<string> {
  const values = { title: 'Roggenlaib', state: 'online', variants: [{ price: 450 }] }
  const made = must(await caller.post('/api/v0/product/', values)).parse(product.calls.create.reply)
  const variant = made.items[0]?.variants[0]?._id ?? ''
  const movement = { variant, quantity: '100', reason: 'received' }
  must(await caller.post('/api/v0/stock/movement', movement))
  return variant
}

/** What the cases before laid into it may be more than there is. */
async function emptyCart(caller: Caller): Promise<void> {
  const { lines } = must(await caller.get('/api/v0/cart/')).parse(readCart.reply)
  for (const { _id } of lines) must(await caller.remove(`/api/v0/cart/line/${_id}`))
}

function must<A extends { status: number; text: string }>(answer: A): A {
  if (answer.status >= 300) throw new Error(answer.text)
  return answer
}
