import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, '..', '..', 'faults', 'sending-kills.ts')

test('a newsletter whose Kontors are killed reaches everybody at most once, and names whom it may not have reached', {
  timeout: 600_000,
}, async () => {
  const run = promisify(execFile)(process.execPath, [SCRIPT, '2', '7', '1500'])
  const { stdout } = await run
  expect(stdout).toMatch(/^2 kills over 1500 recipients, \d+ left meanwhile, 0 wrong/)
})
