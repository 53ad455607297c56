import type { Setting } from './setting.ts'
import { PORT } from './setting.ts'
import { socketsOption } from './sockets.ts'

/** The server's command line. Given there, the settings win over any file in the cluster. */
export function serverOptions(
  setting: Setting,
  cluster: string,
  extra: Record<string, string>,
): string[] {
  const settings = {
    ...BASE,
    unix_socket_directories: socketsOption(setting.place.sockets),
    ...(setting.fsync ? {} : UNSAFE_BUT_FAST),
    ...extra,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', cluster, ...options]
}

const BASE = {
  // Private: reachable through the socket only, which lies in a folder of mode 0700.
  listen_addresses: '',
  port: String(PORT),
  unix_socket_permissions: '0700',
  ssl: 'off',
  // The file is given as stderr; the collector would be one more process and a pipe.
  logging_collector: 'off',
  log_destination: 'stderr',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
  max_connections: '100',
  shared_buffers: '128MB',
  idle_in_transaction_session_timeout: '60s',
}

/** For tests only: a crash of the machine may destroy the cluster. */
const UNSAFE_BUT_FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
