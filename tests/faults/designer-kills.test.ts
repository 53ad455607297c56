import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, '..', '..', 'faults', 'designer-kills.ts')

test('a killed Kontor keeps every save of the designer that it acknowledged', {
  timeout: 300_000,
}, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, '2', '5'])
  expect(stdout).toMatch(/^2 kills, \d+ saves acknowledged, \d+ sent again, 0 faults/)
})
