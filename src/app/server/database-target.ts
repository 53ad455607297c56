import { mkdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import type { Settings } from '#kernel/server/settings.ts'
import { startPostgres } from '#platform/postgres/launcher.ts'
import type { DatabaseTarget } from '#platform/postgres/setting.ts'

type OpenTarget = { target: DatabaseTarget; isEmbedded: boolean; stop(): Promise<void> }

const OLDEST = 150_000

/** The external server when DATABASE_URL names one, else Kontor's own in the data folder. */
export async function openTarget(settings: Settings, log: Logger): Promise<OpenTarget> {
  if (settings.databaseUrl) {
    await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
    const target = { connectionString: settings.databaseUrl }
    await refuseOldServer(target)
    return { target, isEmbedded: false, stop: async () => undefined }
  }
  const postgres = await startPostgres({ dataDir: settings.dataDir, log: (line) => log.info(line) })
  postgres.onDown(() => log.warn('the database went down and is being restarted'))
  return { target: postgres.connection, isEmbedded: true, stop: () => postgres.stop() }
}

async function refuseOldServer(target: DatabaseTarget): Promise<void> {
  const db = openDatabase(openPool(target, () => undefined))
  try {
    const { rows } = await sql<{
      version: string
    }>`select current_setting('server_version_num') as version`.execute(db)
    const version = Number(rows[0]?.version)
    if (version < OLDEST)
      throw new Error('DATABASE_URL leads to a PostgreSQL older than 15; Kontor needs 15 or newer.')
  } finally {
    await db.destroy()
  }
}
