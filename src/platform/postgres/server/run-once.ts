import { PlatformError } from '#platform/platform-error.ts'
import { type Connection, connectionOf, type Setting } from '../setting.ts'
import { launch, waitReady } from './start.ts'
import { stopServers } from './stop.ts'

type Run = {
  cluster: string
  database: string
  abort: AbortSignal
  /** More settings of the server, by name. */
  extra?: Record<string, string>
}

/** Starts a server for one piece of work on a cluster nobody else uses, and stops it again. */
export async function runOnce<T>(
  setting: Setting,
  run: Run,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const { cluster, abort } = run
  const connection = connectionOf(setting, run.database)
  try {
    const server = await launch(setting, cluster, run.extra)
    const outcome = await waitReady(setting, { server, cluster, connection, abort })
    if (outcome === 'ready') return await work(connection)
    throw new PlatformError(
      'start-failed',
      `The folder ${cluster} holds a PostgreSQL database, but not one of Kontor. Move that folder away, or choose another KONTOR_DATA_DIR.`,
    )
  } finally {
    await stopServers(cluster, setting.log)
  }
}
