import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, '..', '..', 'faults', 'checkout-kills.ts')

/** Three kills: of Kontor, with its database, and while it starts. */
test('no order is lost or doubled while Kontor is killed, and the stock adds up', {
  timeout: 600_000,
}, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, '3', '17', '12'])
  expect(stdout).toMatch(/^3 kills, \d+ orders acknowledged .*, 0 lost, doubled or wrong/)
})
