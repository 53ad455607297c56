import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const faults = join(import.meta.dirname, '..', '..', 'faults')
const run = promisify(execFile)

test('no message is lost while Kontor is killed and the mail server is down', {
  timeout: 300_000,
}, async () => {
  const script = join(faults, 'message-kills.ts')
  const { stdout } = await run(process.execPath, [script, '2', '16', '12'])
  expect(stdout).toMatch(/^\d kills, 12 messages acknowledged, 0 lost/)
})

/** Of nine kinds of proof one is bought and good each time, and a stolen one is good the first time. */
test('what programs write is refused or lies in the spam box', { timeout: 300_000 }, async () => {
  const script = join(faults, 'message-bots.ts')
  const { stdout } = await run(process.execPath, [script, '45', '16'])
  expect(stdout).toMatch(/^45 posts by programs \(.*\): 6 in the spam box, 0 slipped/)
})
