import { findBinaries } from './binaries/binaries.ts'
import { bringUp } from './bring-up.ts'
import { removeLeftovers } from './cluster/staging.ts'
import { acquireLock, type Lock } from './folder/lock.ts'
import { recordPlace } from './folder/place.ts'
import { prepare, prepareDataDir } from './prepare.ts'
import { capLog } from './server/log-file.ts'
import { stopServers } from './server/stop.ts'
import type { Connection, Log } from './setting.ts'
import { supervise } from './supervise.ts'

type PostgresOptions = {
  /** KONTOR_DATA_DIR; the cluster lives in its folder `postgres`. */
  dataDir: string
  log: Log
  startTimeoutMs?: number
  /** Default true; false only for tests. */
  fsync?: boolean
}

export type RunningPostgres = {
  connection: Connection
  /** Where the cluster really is. */
  dataDir: string
  /** True when the server was left running by an earlier Kontor. */
  adopted: boolean
  stop(): Promise<void>
  onDown(listener: () => void): void
}

/**
 * Brings up Kontor's own PostgreSQL: creates it at the first start, adopts one that outlived a
 * killed Kontor, restarts it when it dies.
 *
 * @example const postgres = await startPostgres({ dataDir: './data', log: (line) => log.info(line) })
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const installed = findBinaries()
  const dataDir = await prepareDataDir(options.dataDir)
  const locks = [await acquireLock(dataDir)]
  try {
    const setting = await prepare({ ...options, dataDir }, installed, locks)
    await removeLeftovers(setting.place)
    const abort = new AbortController().signal
    const up = await bringUp({ setting, abort, mayCreate: true })
    await recordPlace(setting.place)
    const revive = async (given: AbortSignal) =>
      (await bringUp({ setting, abort: given, mayCreate: false })).server
    const tend = async () => await capLog(setting.logFile)
    const supervisor = supervise({ server: up.server, revive, tend, log: setting.log })
    const stop = async () => {
      await supervisor.halt()
      await stopServers(setting.place.cluster, setting.log)
      await releaseAll(locks)
    }
    let stopped: Promise<void> | undefined
    return {
      connection: up.connection,
      dataDir: setting.place.cluster,
      adopted: up.adopted,
      stop: () => {
        stopped ??= stop()
        return stopped
      },
      onDown: supervisor.onDown,
    }
  } catch (error) {
    await releaseAll(locks)
    throw error
  }
}

async function releaseAll(locks: Lock[]): Promise<void> {
  for (const lock of locks) await lock.release()
}
