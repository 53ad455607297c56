/**
 * Random baskets through the price engine: `node faults/price-baskets.ts [baskets] [seed]`. Every one
 * must add up to the cent, in any order of its lines, and refunds of all lines are what was paid.
 */
import fc from 'fast-check'
import { basketFaults, baskets } from '#modules/pricing/engine/test-baskets.ts'
import { tell } from './rig/tell.ts'

const [count = '100000', seed = '1'] = process.argv.slice(2)
let tried = 0
const wrong = tell(() => `${tried} of ${count} baskets`)
const { failed, numRuns, counterexample } = fc.check(
  fc.property(baskets, (input) => {
    tried += 1
    return basketFaults(input).length === 0
  }),
  { numRuns: Number(count), seed: Number(seed) },
)
console.log(`${numRuns} baskets, ${failed ? 'one is wrong' : 'all exact'}`)
if (failed) wrong.push(JSON.stringify(counterexample))
process.exitCode = failed ? 1 : 0
