import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { sql } from 'kysely'
import type { Context } from '#kernel/server/context.ts'
import type { SystemState } from '../contract.ts'
import { type FactTables, findLastBackup } from './last-backup.ts'

/** How the server is doing right now, measured and not remembered. */
export async function measureSystem({ db, settings }: Context<FactTables>): Promise<SystemState> {
  const [database, disk, last_backup_at] = await Promise.all([
    measureDatabase(db),
    measureDisk(settings.dataDir),
    findLastBackup(db),
  ])
  return {
    database,
    disk,
    memory: { total: totalmem(), used: process.memoryUsage.rss() },
    runtime: `Node ${process.versions.node}`,
    started_at: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    last_backup_at,
  }
}

async function measureDatabase(db: Context<FactTables>['db']): Promise<SystemState['database']> {
  const { rows } = await sql<{ version: string; size: number }>`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as size`.execute(db)
  const [row] = rows
  return { ok: row !== undefined, version: row?.version ?? '', size: row?.size ?? 0 }
}

async function measureDisk(folder: string): Promise<SystemState['disk']> {
  const { blocks, bavail, bsize } = await statfs(folder)
  return { total: blocks * bsize, free: bavail * bsize }
}
