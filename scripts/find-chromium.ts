import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The one without windows needs a third less of the processor. */
const SHELL = '/usr/bin/chromium-headless-shell'
const SYSTEM = [SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** CHROMIUM_PATH, the system's, Playwright's own; undefined where there is none. */
export function knownChromium(): string | undefined {
  const known = [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()]
  return known.find((path) => path && existsSync(path))
}

/** The one there is; as root on Debian it is installed if missing. */
export function findChromium(): string {
  const found = knownChromium()
  if (found) return found
  if (process.getuid?.() === 0 && installDebianChromium()) return SHELL
  throw new Error(
    'No Chromium was found: install it (on Debian "apt-get install chromium-headless-shell") or set CHROMIUM_PATH.',
  )
}

function installDebianChromium(): boolean {
  console.log('Installing Chromium from the system packages …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'],
  ]) {
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    if (status !== 0) return false
  }
  return existsSync(SHELL)
}
