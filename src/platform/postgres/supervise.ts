import { textOf } from '#platform/platform-error.ts'
import { pause } from '../wait.ts'
import { isAlive, type ProcessId } from './server/processes.ts'
import type { Log } from './setting.ts'

type Supervisor = {
  onDown(listener: () => void): void
  /** Ends the watch; afterwards nothing is restarted any more. */
  halt(): Promise<void>
}

type Watch = {
  server: ProcessId
  /** Brings the server up again or throws. */
  revive: (abort: AbortSignal) => Promise<ProcessId>
  /** Called about once a minute while the server runs. */
  tend: () => Promise<void>
  log: Log
}

const LOOK_MS = 500
const TEND_EVERY = 120
const SHORTEST_BACKOFF_MS = 250
const LONGEST_BACKOFF_MS = 60_000

/** Watches a server, which need not be a child of ours, and restarts it when it dies. */
export function supervise(watch: Watch): Supervisor {
  const abort = new AbortController()
  const listeners: (() => void)[] = []
  const ended = run(watch, abort.signal, () => {
    for (const listener of listeners) tell(listener, watch.log)
  })
  return {
    onDown: (listener) => {
      listeners.push(listener)
    },
    halt: async () => {
      abort.abort()
      await ended
    },
  }
}

async function run(watch: Watch, abort: AbortSignal, announce: () => void): Promise<void> {
  let server: ProcessId | undefined = watch.server
  let quickDeaths = 0
  while (server && !abort.aborted) {
    const since = Date.now()
    await untilGone(watch, server, abort)
    if (abort.aborted) return
    watch.log({ msg: 'The database went down', pid: server.pid })
    announce()
    // One that keeps dying soon after its start must not be restarted without a pause.
    quickDeaths = Date.now() - since > LONGEST_BACKOFF_MS ? 0 : quickDeaths + 1
    server = await reviveUntilUp(watch, Math.max(0, quickDeaths - 1), abort)
  }
}

async function untilGone(watch: Watch, server: ProcessId, abort: AbortSignal): Promise<void> {
  for (let look = 1; isAlive(server) && !abort.aborted; look++) {
    await pause(LOOK_MS, abort, false)
    if (look % TEND_EVERY !== 0) continue
    await watch.tend().catch((error) => {
      watch.log({ msg: 'Looking after the database failed', error: textOf(error) })
    })
  }
}

async function reviveUntilUp(
  watch: Watch,
  earlierFailures: number,
  abort: AbortSignal,
): Promise<ProcessId | undefined> {
  for (let failures = earlierFailures; !abort.aborted; failures++) {
    if (failures > 0) await pause(backoff(failures), abort, false)
    if (abort.aborted) return undefined
    try {
      const server = await watch.revive(abort)
      watch.log({ msg: 'The database is up again', pid: server.pid })
      return server
    } catch (error) {
      if (abort.aborted) return undefined
      watch.log({ msg: 'The database could not be restarted', error: textOf(error) })
    }
  }
  return undefined
}

function backoff(failures: number): number {
  return Math.min(LONGEST_BACKOFF_MS, SHORTEST_BACKOFF_MS * 2 ** (failures - 1))
}

function tell(listener: () => void, log: Log): void {
  try {
    listener()
  } catch (error) {
    log({ msg: 'A listener for the database going down failed', error: textOf(error) })
  }
}
