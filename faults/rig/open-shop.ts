import { product } from '#modules/catalog/products/product.ts'
import { IBAN } from '#modules/checkout/server/test-checkout.ts'
import type { Answer, Caller } from '#tests/caller.ts'
import { changeSection } from './change-section.ts'

/** Lets a shop take orders that need no provider. */
export async function openShop(admin: Caller): Promise<void> {
  await changeSection(admin, 'business', { name: 'Backhaus', iban: IBAN })
  const sources = ['invoice', 'prepayment', 'pickup']
  const paymentsources = { configured: sources, enabled: sources }
  await changeSection(admin, 'components.shop', { paymentsources })
}

/** Of a new product that is online; nobody counts it yet. */
export async function newVariant(admin: Caller, price = 450): Promise<string> {
  const values = { title: 'Roggenlaib', state: 'online', variants: [{ price }] }
  const made = must(await admin.post('/api/v0/product/', values)).parse(product.calls.create.reply)
  return made.items[0]?.variants[0]?._id ?? ''
}

/** So many more lie on the shelf. */
export async function receiveGoods(admin: Caller, variant: string, count: number): Promise<void> {
  const movement = { variant, quantity: String(count), reason: 'received' }
  must(await admin.post('/api/v0/stock/movement', movement))
}

export function must<A extends Pick<Answer, 'status' | 'text'>>(answer: A): A {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`)
  return answer
}
