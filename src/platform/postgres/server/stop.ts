import { waitUntil } from '../../wait.ts'
import type { Log } from '../setting.ts'
import type { ProcessId } from './processes.ts'
import { isAlive, postgresProcessesIn, signal } from './processes.ts'

const FAST_MS = 10_000
const IMMEDIATE_MS = 5_000
const LAST_MS = 5_000

/**
 * Ends whatever server runs on a cluster: fast (open transactions are rolled back, all is written),
 * then immediate, then by force. Returns also when the server was dead already.
 */
export async function stopServers(cluster: string, log: Log): Promise<void> {
  for (const found of postgresProcessesIn(cluster)) {
    if (found.isPostmaster) await stopOne(found, log)
  }
  await endOrphans(cluster)
}

/**
 * Waits until the children of a dead server have gone, and ends those that do not. They would keep
 * the shared memory in use, and a new server must never run beside them.
 */
export async function endOrphans(cluster: string): Promise<void> {
  const isGone = () => postgresProcessesIn(cluster).length === 0
  if (await waitUntil(isGone, { timeoutMs: LAST_MS })) return
  for (const found of postgresProcessesIn(cluster)) signal(found, 'SIGKILL')
  await waitUntil(isGone, { timeoutMs: LAST_MS })
}

async function stopOne(server: ProcessId, log: Log): Promise<void> {
  const isGone = () => !isAlive(server)
  signal(server, 'SIGINT')
  if (await waitUntil(isGone, { timeoutMs: FAST_MS })) return
  log({ msg: 'The database did not stop in time, stopping it at once', pid: server.pid })
  signal(server, 'SIGQUIT')
  if (await waitUntil(isGone, { timeoutMs: IMMEDIATE_MS })) return
  signal(server, 'SIGKILL')
  await waitUntil(isGone, { timeoutMs: LAST_MS })
}
