import { randomBytes } from 'node:crypto'
import { access, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type pg from 'pg'
import { PlatformError, textOf } from '#platform/platform-error.ts'
import { hashFile, inParallel } from '../../files/copy-file.ts'
import { requireFreeSpace } from '../../files/disk.ts'
import { renameDurably, syncFolder, writeDurably } from '../../files/durable.ts'
import { findBinaries } from '../binaries/binaries.ts'
import { withClient } from '../server/ask.ts'
import type { Connection } from '../setting.ts'
import { copyCluster, copyWal } from './backup-files.ts'
import { type BackupFile, invalid, type Manifest, readManifest, writeManifest } from './manifest.ts'

type Source = { connection: Connection; dataDir: string }

/** For write-ahead log and growth while copying. */
const RESERVE_BYTES = 256 * 1024 * 1024

/**
 * Copies a running cluster, file by file, so that every row committed before the call is in it.
 * The target appears only when it is whole.
 *
 * @example await backupCluster(running, '/backups/2026-11-20')
 */
export async function backupCluster(
  running: Source,
  targetDir: string,
): Promise<{ bytes: number; files: number }> {
  const target = resolve(targetDir)
  const temporary = `${target}.${randomBytes(6).toString('hex')}.tmp`
  await refuseExisting(target)
  try {
    await mkdir(backedUpCluster(temporary), { recursive: true, mode: 0o700 })
    const files = await withClient(running.connection, async (client) => {
      await refuseTablespaces(client)
      const { rows } = await client.query<{ size: string }>(
        'select sum(pg_database_size(oid)) as size from pg_database',
      )
      await requireFreeSpace(temporary, Number(rows[0]?.size) + RESERVE_BYTES)
      return await copyHot(client, running.dataDir, temporary)
    })
    await renameDurably(temporary, target)
    return { bytes: files.reduce((sum, file) => sum + file.size, 0), files: files.length }
  } catch (error) {
    if (error instanceof PlatformError) throw error
    throw failed(`it broke off (${textOf(error)})`, error)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

/** Reads a whole backup and throws a clear error when anything in it is missing, changed or old. */
export async function verifyBackup(dir: string): Promise<Manifest> {
  const manifest = await readManifest(dir)
  const { major } = findBinaries()
  if (Number.parseInt(manifest.postgres, 10) !== major) {
    throw invalid(dir, `it was made by PostgreSQL ${manifest.postgres}, not by ${major}`)
  }
  await refuseUnknownFiles(dir, manifest)
  await inParallel(manifest.files, async (file) => {
    const found = await hashFile(join(backedUpCluster(dir), file.path)).catch(() => undefined)
    if (!found) throw invalid(dir, `the file ${file.path} is missing`)
    if (found.size !== file.size) throw invalid(dir, `the file ${file.path} is cut off`)
    if (found.sha256 !== file.sha256) throw invalid(dir, `the file ${file.path} was changed`)
  })
  return manifest
}

/** Where a backup keeps the cluster's files. */
export function backedUpCluster(dir: string): string {
  return join(dir, 'cluster')
}

async function copyHot(client: pg.Client, cluster: string, dir: string): Promise<BackupFile[]> {
  // Without a slot the server may recycle the log that the copy needs while it is being made.
  const slot = `kontor_backup_${randomBytes(6).toString('hex')}`
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot])
  const start = await one<{ lsn: string; version: string; now: Date }>(
    client,
    `select pg_backup_start('kontor', true)::text as lsn, current_setting('server_version') as version, now() as now`,
  )
  const copied = await copyCluster(cluster, backedUpCluster(dir))
  const stop = await one<{ lsn: string; label: string; wal: string }>(
    client,
    'select lsn::text, labelfile as label, pg_walfile_name(lsn) as wal from pg_backup_stop(false)',
  )
  const label = join(backedUpCluster(dir), 'backup_label')
  await writeDurably(label, stop.label)
  const firstWal = /START WAL LOCATION: \S+ \(file (\w+)\)/.exec(stop.label)?.[1] ?? ''
  const wal = await copyWal(cluster, backedUpCluster(dir), { first: firstWal, last: stop.wal })
  const files = [...copied.files, { path: 'backup_label', ...(await hashFile(label)) }, ...wal]
  await writeManifest(dir, {
    postgres: start.version,
    createdAt: start.now.toISOString(),
    startLsn: start.lsn,
    stopLsn: stop.lsn,
    folders: copied.folders,
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
  })
  for (const folder of ['', ...copied.folders]) await syncFolder(join(backedUpCluster(dir), folder))
  return files
}

async function one<T extends pg.QueryResultRow>(client: pg.Client, sql: string): Promise<T> {
  const { rows } = await client.query<T>(sql)
  const [row] = rows
  if (!row) throw new Error('the database gave no answer')
  return row
}

async function refuseTablespaces(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select 1 from pg_tablespace where spcname !~ '^pg_'`)
  if (rows.length > 0) throw failed('the database uses tablespaces outside its folder')
}

async function refuseExisting(target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const exists = await access(target).then(
    () => true,
    () => false,
  )
  if (exists) throw failed(`${target} exists already`)
}

function failed(why: string, cause?: unknown): PlatformError {
  return new PlatformError('backup-failed', `The backup was not made: ${why}.`, cause)
}

async function refuseUnknownFiles(dir: string, manifest: Manifest): Promise<void> {
  const known = new Set([...manifest.folders, ...manifest.files.map((file) => file.path)])
  const cluster = backedUpCluster(dir)
  const entries = await readdir(cluster, { withFileTypes: true, recursive: true }).catch(() => [])
  for (const entry of entries) {
    const path = relative(cluster, join(entry.parentPath, entry.name))
    const isPlain = entry.isFile() || entry.isDirectory()
    if (!known.has(path) || !isPlain) throw invalid(dir, `the file ${path} does not belong to it`)
  }
}
