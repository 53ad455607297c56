import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, '..', '..', 'faults', 'import-kills.ts')

test('an import whose Kontor is killed goes on by itself and ends as if nothing had happened', {
  timeout: 600_000,
}, async () => {
  const run = promisify(execFile)(process.execPath, [SCRIPT, '2', '14', '4000'])
  const { stdout } = await run
  expect(stdout).toMatch(/^2 kills over imports of 4000 rows, 0 differ/)
})
