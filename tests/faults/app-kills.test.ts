import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, '..', '..', 'faults', 'app-kills.ts')

test('a killed Kontor comes back with every row it acknowledged, its own database too', {
  timeout: 300_000,
}, async () => {
  const run = promisify(execFile)(process.execPath, [SCRIPT, '3', '7', 'sample'])
  const { stdout } = await run
  expect(stdout).toMatch(/^sample: 3 kills, \d+ acknowledged rows \(.*\), 0 lost or doubled/)
})
