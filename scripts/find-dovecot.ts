import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const DOVECOT = '/usr/sbin/dovecot'
/** Without a network it is given up: the tests also run without it. */
const PATIENCE_MS = 180_000

/** A real mail server for tests; as root on Debian it is installed if missing. */
export function findDovecot(): string | undefined {
  if (existsSync(DOVECOT)) return DOVECOT
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'dovecot-imapd'],
  ])
    spawnSync('apt-get', args, { stdio: 'ignore', env, timeout: PATIENCE_MS })
  return existsSync(DOVECOT) ? DOVECOT : undefined
}
