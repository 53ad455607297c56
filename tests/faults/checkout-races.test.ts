import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, '..', '..', 'faults', 'checkout-races.ts')

/** A sample; that the table refuses by itself is also in the tests of the stock. */
test('as many orders as there are pieces, and everybody else is told', {
  timeout: 300_000,
}, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, '2', '17', '8'])
  expect(stdout).toMatch(/^2 × 8 checkouts for 1 piece: 2 orders, 14 told/)
  expect(stdout).toMatch(/2 × 80 checkouts for 8 pieces at 2 instances: 16 orders, 144 told/)
  expect(stdout).toMatch(/without the guard: 72 of 80 refused by the table\n0 faults/)
})
