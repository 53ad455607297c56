import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const modules = pathToFileURL(join(import.meta.dirname, '..', 'src/app/modules.server.ts'))

test('plain Node reads the list of modules as it stands: fault runs and benches do so', async () => {
  const script = `const { serverModules } = await import('${modules}'); console.log(serverModules.length > 0)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script])
  expect(stdout.trim()).toBe('true')
})
