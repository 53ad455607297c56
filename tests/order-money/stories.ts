import fc from 'fast-check'
import type { Purchase } from './shop-counter.ts'

/** What may happen to an order; some of it more often, so that others get that far. */
const KINDS = [
  ...(['payRest', 'payRest', 'payPart', 'payTooMuch', 'giveBack', 'comeBack'] as const),
  ...(['payPart', 'waive', 'waive'] as const),
  ...(['shipPart', 'shipPart', 'parcelBack'] as const),
  ...(['accept', 'ship', 'ship', 'complete', 'hold', 'resume'] as const),
  ...(['cancel', 'undeliverable', 'expire', 'refundOrder'] as const),
  ...(['withdraw', 'withdraw', 'inspect', 'acceptReturn', 'acceptReturn'] as const),
  ...(['refundPart', 'refundLines', 'race', 'race'] as const),
  ...(['rejectReturn', 'refundReturn', 'refundReturn', 'closeReturn'] as const),
] as const

export type Step = { do: (typeof KINDS)[number]; one: number; other: number }
/** Who buys what, and all that happens afterwards. */
export type Story = { purchase: Purchase; steps: Step[] }

const bought = fc.record({
  price: fc.integer({ min: 1, max: 5000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
})

export function stories(maxSteps: number): fc.Arbitrary<Story> {
  return fc.record({
    purchase: fc.record({
      payment: fc.constantFrom('prepayment' as const, 'prepayment' as const, 'invoice' as const),
      bought: fc.array(bought, { minLength: 1, maxLength: 2 }),
    }),
    steps: fc.array(fc.record({ do: fc.constantFrom(...KINDS), one: fc.nat(), other: fc.nat() }), {
      minLength: 4,
      maxLength: maxSteps,
    }),
  })
}
