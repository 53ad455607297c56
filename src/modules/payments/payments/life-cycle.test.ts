import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPaid, leadsTo, type PaymentState, stateOfMoney } from './life-cycle.ts'

const AMOUNT = 940
const Step = fc.record({ isBack: fc.boolean(), cents: fc.integer({ min: 1, max: 1200 }) })

test('a transfer counts as paid only after all of it was here at once', () => {
  fc.assert(
    fc.property(fc.array(Step, { maxLength: 12 }), (steps) => {
      let payment = { captured: 0, refunded: 0, state: 'awaiting' as PaymentState }
      let wasCovered = false
      for (const { isBack, cents } of steps) {
        const left = payment.captured - payment.refunded
        if (isBack && cents > left) continue
        const { captured, refunded } = payment
        const moved = isBack
          ? { captured, refunded: refunded + cents }
          : { captured: captured + cents, refunded }
        const facts = { source: 'prepayment', amount: AMOUNT, ...moved } as const
        const state = stateOfMoney({ ...facts, state: payment.state }) ?? payment.state
        expect(state === payment.state || leadsTo('prepayment', payment.state, state)).toBe(true)
        payment = { ...moved, state }
        wasCovered ||= moved.captured - moved.refunded >= AMOUNT
        expect(isPaid(state) && !wasCovered).toBe(false)
      }
    }),
    { seed: 17, numRuns: 500 },
  )
})

test('a part that came by card and went back in part is not paid', () => {
  const part = { source: 'creditcard', state: 'captured_partly', amount: AMOUNT } as const
  expect(stateOfMoney({ ...part, captured: 400, refunded: 100 })).toBe('captured_partly')
  expect(stateOfMoney({ ...part, captured: 940, refunded: 100 })).toBe('refunded_partly')
})
