import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** CHROMIUM_PATH, the system's, Playwright's own; as root on Debian it is installed if missing. */
export async function findChromium(): Promise<string> {
  const found = [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
  if (found) return found
  if (process.getuid?.() === 0 && installDebianChromium()) return '/usr/bin/chromium'
  throw new Error(
    'No Chromium was found: install it (on Debian "apt-get install chromium") or set CHROMIUM_PATH.',
  )
}

function installDebianChromium(): boolean {
  console.log('Installing Chromium from the system packages …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
  ]) {
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    if (status !== 0) return false
  }
  return existsSync('/usr/bin/chromium')
}
