import { readCart, reviewCall } from '#modules/checkout/carts/cart.calls.ts'
import { BUYER } from '#modules/checkout/server/test-checkout.ts'
import type { Caller } from '#tests/caller.ts'
import type { OpenCart } from '#tests/fuzz/wishes.ts'
import { must, newVariant, openShop, receiveGoods } from './open-shop.ts'

/** Of it there is enough: the other cases may have taken all goods off the shelf. */
const ENOUGH = 100

/** Whether a call means something only to somebody with goods in their cart. */
export function needsCart(path: string): boolean {
  return /^\/api\/v0\/(cart|checkout)\//.test(path)
}

/** A cart of the caller at its last step, with goods for the cases that order it. */
export async function readyCart(caller: Caller): Promise<OpenCart> {
  const variant = await newVariant(caller)
  await receiveGoods(caller, variant, ENOUGH)
  await openShop(caller)
  await emptyCart(caller)
  must(await caller.post('/api/v0/cart/line', { variant, quantity: '1' }))
  must(await caller.put('/api/v0/checkout/address', BUYER))
  must(await caller.put('/api/v0/checkout/shipping', { delivery: { kind: 'ship' } }))
  must(await caller.put('/api/v0/checkout/payment', { payment_source: 'prepayment' }))
  const { review } = must(await caller.post('/api/v0/checkout/review')).parse(reviewCall.reply)
  return { variant, review }
}

/** What the cases before laid into it may be more than there is. */
async function emptyCart(caller: Caller): Promise<void> {
  const { lines } = must(await caller.get('/api/v0/cart/')).parse(readCart.reply)
  for (const { _id } of lines) must(await caller.remove(`/api/v0/cart/line/${_id}`))
}
