import { setTimeout as pause } from 'node:timers/promises'
import { type Db, openDatabase, openPool } from '#kernel/server/database.ts'
import { createLog } from '#kernel/server/log.ts'
import type { Settings } from '#kernel/server/settings.ts'
import { PlatformError, textOf } from '#platform/platform-error.ts'
import { type AttachedPostgres, attachPostgres } from '#platform/postgres/attach.ts'
import { startPostgres } from '#platform/postgres/launcher.ts'
import type { DatabaseTarget } from '#platform/postgres/setting.ts'
import { openTarget } from '../server/database-target.ts'
import { CommandError } from './command.ts'

type OpenedDatabase = {
  target: DatabaseTarget
  /** Kontor's own server; undefined when DATABASE_URL names another one. */
  embedded?: AttachedPostgres
}

/** How long a Kontor that is just starting or stopping may take. */
const PATIENCE_MS = 30_000

/**
 * Gives work the database, whether Kontor runs or not: a running embedded server is used beside it,
 * else one is started and stopped again.
 *
 * @example await withDatabase(settings, async ({ target }) => migrateTarget(target))
 */
export async function withDatabase<T>(
  settings: Settings,
  work: (database: OpenedDatabase) => Promise<T>,
): Promise<T> {
  if (settings.databaseUrl) {
    const { target } = await openExternal(settings)
    return await work({ target })
  }
  const { stop, ...embedded } = await attachOrStart(settings.dataDir)
  const forget = whenInterrupted(stop)
  try {
    return await work({ target: embedded.connection, embedded })
  } finally {
    forget()
    await stop()
  }
}

/** The same with a pool of connections. */
export async function withTables<T>(settings: Settings, work: (db: Db) => Promise<T>): Promise<T> {
  return await withDatabase(settings, async ({ target }) => await onTarget(target, work))
}

/** Opens the database for one piece of work. */
export async function onTarget<T>(
  target: DatabaseTarget,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const db = openDatabase(openPool(target, () => undefined))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

async function openExternal(settings: Settings) {
  try {
    return await openTarget(settings, createLog('silent'), 0)
  } catch (error) {
    throw new CommandError(`Die Datenbank aus DATABASE_URL ist nicht nutzbar: ${textOf(error)}`, {
      cause: error,
    })
  }
}

type Opened = AttachedPostgres & { stop(): Promise<void> }

async function attachOrStart(dataDir: string): Promise<Opened> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const running = await attachPostgres(dataDir)
    if (running) return { ...running, stop: async () => undefined }
    try {
      const { connection, stop, ...started } = await startPostgres({
        dataDir,
        log: () => undefined,
      })
      return { connection, dataDir: started.dataDir, stop }
    } catch (error) {
      const isBusy = error instanceof PlatformError && error.code === 'already-running'
      if (!isBusy || Date.now() >= deadline) throw error
      await pause(250)
    }
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * On Ctrl-C or a polite end of the process, cleans up first. Returns what takes this back.
 *
 * @example const forget = whenInterrupted(() => postgres.stop())
 */
function whenInterrupted(cleanUp: () => Promise<void>): () => void {
  const end = () => {
    void cleanUp().finally(() => process.exit(130))
  }
  for (const signal of SIGNALS) process.once(signal, end)
  return () => {
    for (const signal of SIGNALS) process.off(signal, end)
  }
}
