import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from '../test-terminal.ts'
import { serviceCommand } from './service.ts'
import { serviceFiles } from './service-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'kontor-service-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const env = { KONTOR_DATA_DIR: join(folder, 'data with 100% blanks') }
const run = (...args: string[]) => runCommand(serviceCommand, env, { args })
const read = (name: string) => readFile(join(folder, 'out', name), 'utf8')

test('writes a unit, an environment and a Caddyfile for the domain, and says what to do', async () => {
  const { code, text } = await run('https://Bäckerei-Sommer.de/', join(folder, 'out'))
  expect(code).toBe(0)
  expect(text).toContain('systemctl enable --now kontor')
  expect(await read('Caddyfile')).toMatch(
    /^xn--bckerei-sommer-5hb\.de \{\n\treverse_proxy 127\.0\.0\.1:3000\n\}/,
  )
  expect(await read('Caddyfile')).toContain('www.xn--bckerei-sommer-5hb.de {\n\tredir https://xn--')
  expect(await read('kontor.env')).toContain('KONTOR_BASE_URL=https://xn--bckerei-sommer-5hb.de\n')
  expect(await read('kontor.env')).toContain('KONTOR_TRUST_PROXY=127.0.0.1\n')
  expect(await read('kontor.service')).toContain('100%% blanks"')
})

test.each(['', 'localhost', '192.168.0.1', 'a b.de', 'example.org;rm', `${'x'.repeat(70)}.de`])(
  'refuses %j as a domain',
  async (given) => {
    await expect(run(given, join(folder, 'none'))).rejects.toThrow(/Domain/)
  },
)

test('systemd finds no fault in the unit', async () => {
  const place = { domain: 'example.org', root: folder, dataDir: folder, node: process.execPath }
  const file = join(folder, 'kontor.service')
  // Accounts and files of the rented server are not on this machine.
  const text = serviceFiles({ ...place, port: 3000 })['kontor.service'] ?? ''
  await writeFile(file, text.replace('User=kontor\nGroup=kontor\n', ''))
  const { error, stderr, status } = spawnSync('systemd-analyze', ['verify', file], {
    encoding: 'utf8',
  })
  if (error) return
  expect(stderr).not.toContain('kontor.service')
  expect(status).toBe(0)
})
