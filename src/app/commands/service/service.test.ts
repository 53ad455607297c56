import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
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

const filesOf = () =>
  serviceFiles({
    domain: 'example.org',
    root: folder,
    dataDir: folder,
    node: process.execPath,
    port: 3000,
  })
const isThere = (program: string) => !spawnSync(program, ['--version']).error

test.skipIf(!isThere('systemd-analyze'))(
  'systemd finds no fault in the unit (where systemd-analyze is installed)',
  async () => {
    const file = join(folder, 'kontor.service')
    // Accounts and files of the rented server are not on this machine.
    const text = filesOf()['kontor.service'] ?? ''
    await writeFile(file, text.replace('User=kontor\nGroup=kontor\n', ''))
    const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    expect(verified.stderr).not.toContain('kontor.service')
    expect(verified.status).toBe(0)
  },
)

test.skipIf(!isThere('caddy'))(
  'Caddy finds no fault in the Caddyfile (where caddy is installed)',
  async () => {
    const file = join(folder, 'Caddyfile')
    await writeFile(file, filesOf().Caddyfile ?? '')
    const args = ['validate', '--adapter', 'caddyfile', '--config', file]
    const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    const validated = spawnSync('caddy', args, { encoding: 'utf8', env })
    expect([validated.status, validated.stderr]).toEqual([0, expect.anything()])
  },
)

test('bin/kontor.js is committed executable, so that npm ci changes nothing git would see', async () => {
  const root = join(import.meta.dirname, '../../../..')
  const listed = spawnSync('git', ['ls-files', '-s', 'bin/kontor.js'], { cwd: root })
  expect(String(listed.stdout)).toMatch(/^100755 /)
  expect((await stat(join(root, 'bin/kontor.js'))).mode & 0o111).toBe(0o111)
})

test.skipIf(process.getuid?.() !== 0)(
  'the update line of the hosting guide pulls in a folder that belongs to somebody else (as root)',
  async () => {
    const guide = await readFile(join(import.meta.dirname, '../../../../docs/hosting.md'), 'utf8')
    const lines = [...guide.matchAll(/cd \/opt\/kontor && ([^`&]+git pull)\b/g)]
    expect(lines).toHaveLength(2)
    const [from, to] = [join(folder, 'from'), join(folder, 'to')]
    const git = 'git -c user.name=K -c user.email=k@example.org'
    const steps = [
      `git init -q ${from} && cd ${from} && ${git} commit -q --allow-empty -m one`,
      `git clone -q ${from} ${to} && chmod 755 ${folder} && chown -R nobody: ${from} ${to}`,
    ]
    for (const step of [...steps, ...lines.map(([, line]) => `cd ${to} && ${line}`)]) {
      const said = spawnSync('sh', ['-c', step.replace('runuser -u kontor', 'runuser -u nobody')])
      expect([step, said.status, String(said.stderr)]).toEqual([step, 0, ''])
    }
  },
)
