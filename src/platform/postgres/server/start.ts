import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PlatformError, textOf } from '#platform/platform-error.ts'
import { pause } from '../../wait.ts'
import { program } from '../binaries/binaries.ts'
import { runAs } from '../folder/owner.ts'
import { type Connection, PORT, type Setting } from '../setting.ts'
import { ask, isOurs } from './ask.ts'
import { logSize, logTail, openLog } from './log-file.ts'
import { isAlive, type ProcessId, readProcess } from './processes.ts'
import { clearSockets, socketsOption } from './sockets.ts'

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

/** A server process, and where its part of the log begins. */
export type Launched = ProcessId & { logOffset: number }

const DROPS_UNTIL_CRASH_LOOP = 5
const LONGEST_RECOVERY = 10

/** Starts a server on a cluster that surely has none; `extra` adds settings by name. */
export async function launch(
  setting: Setting,
  cluster: string,
  extra: Record<string, string> = {},
): Promise<Launched> {
  const { binaries, place, logFile } = setting
  await clearSockets(place.sockets)
  const log = await openLog(logFile)
  try {
    const logOffset = await logSize(logFile)
    const child = spawn(program(binaries, 'postgres'), serverOptions(setting, cluster, extra), {
      ...runAs(place.owner),
      // Tells from the first moment on which cluster this process works for.
      cwd: cluster,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: serverEnvironment(),
    })
    // The failure to spawn reaches us through `once`; a later one must not end Kontor.
    child.on('error', () => undefined)
    child.unref()
    await once(child, 'spawn')
    const pid = child.pid ?? 0
    return { pid, startTime: readProcess(pid)?.startTime ?? '', logOffset }
  } catch (error) {
    throw new PlatformError(
      'start-failed',
      `The PostgreSQL program ${program(binaries, 'postgres')} cannot be run as OS user ${place.owner.name} (${textOf(error)}). It needs Linux with glibc (not Alpine), and root must be allowed to switch users; else set DATABASE_URL.`,
      error,
    )
  } finally {
    await log.close()
  }
}

type Waiting = {
  server: Launched
  cluster: string
  connection: Connection
  abort: AbortSignal
}

/**
 * Waits until the server answers a query and proves to be ours. While it says that it is
 * recovering, the time is prolonged: a long recovery is no failure.
 */
export async function waitReady(
  setting: Setting,
  waiting: Waiting,
): Promise<'ready' | 'denied' | 'no-database'> {
  const { server, cluster, connection, abort } = waiting
  const latest = Date.now() + setting.startTimeoutMs * LONGEST_RECOVERY
  let deadline = Date.now() + setting.startTimeoutMs
  let drops = 0
  let last = ''
  while (Date.now() < Math.min(deadline, latest)) {
    if (abort.aborted) throw new PlatformError('stopped', 'The start was given up by a stop.')
    if (!isAlive(server)) throw await failure(setting, server, 'start-failed')
    const answer = await ask(connection)
    if (answer.kind === 'ready') {
      if (await isOurs(answer.dataDirectory, cluster)) return 'ready'
      throw foreign(connection.host, answer.dataDirectory)
    }
    if (answer.kind === 'denied' || answer.kind === 'no-database') return answer.kind
    if (answer.kind === 'starting') deadline = Date.now() + setting.startTimeoutMs
    if (answer.kind === 'dropped') drops += 1
    if (drops >= DROPS_UNTIL_CRASH_LOOP) throw await failure(setting, server, 'crash-loop')
    last = answer.reason
    await pause(50 + 200 * drops, abort)
  }
  setting.log({ msg: 'The database did not get ready in time', reason: last })
  throw await failure(setting, server, 'start-timeout')
}

function serverEnvironment(): NodeJS.ProcessEnv {
  // Nothing else: PGDATA and the like would change its behaviour, and it needs no secrets of ours.
  const { PATH, LD_LIBRARY_PATH } = process.env
  return { PATH, ...(LD_LIBRARY_PATH ? { LD_LIBRARY_PATH } : {}), LC_ALL: 'C', TZ: 'UTC' }
}

async function failure(
  setting: Setting,
  server: Launched,
  code: 'start-failed' | 'crash-loop' | 'start-timeout',
): Promise<PlatformError> {
  const what = {
    'start-failed': 'The database did not start.',
    'crash-loop': 'The database crashes whenever it is used; its files may be damaged.',
    'start-timeout': 'The database is still not ready; it goes on starting, so try again later.',
  }[code]
  const tail = await logTail(setting.logFile, server.logOffset)
  return new PlatformError(code, `${what} The last lines of ${setting.logFile}:\n${tail}`)
}

function foreign(sockets: string, dataDirectory: string): PlatformError {
  return new PlatformError(
    'foreign-server',
    `Another database server (on ${dataDirectory}) answers in ${sockets}. Stop it, or give this Kontor its own KONTOR_DATA_DIR.`,
  )
}

/** The server's command line. Given there, the settings win over any file in the cluster. */
function serverOptions(setting: Setting, cluster: string, extra: Record<string, string>): string[] {
  const settings = {
    ...BASE,
    unix_socket_directories: socketsOption(setting.place.sockets),
    ...(setting.fsync ? {} : UNSAFE_BUT_FAST),
    ...extra,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', cluster, ...options]
}
