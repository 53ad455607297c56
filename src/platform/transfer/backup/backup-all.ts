import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFile } from '../../files/copy-file.ts'
import { syncFolder, writeDurably } from '../../files/durable.ts'
import { writeAtomically } from '../../files/write-atomically.ts'
import { backedUpCluster, backupCluster } from '../../postgres/backup/backup.ts'
import { readManifest } from '../../postgres/backup/manifest.ts'
import type { Connection } from '../../postgres/setting.ts'
import { INFO_FILE, writeInfo } from './backup-info.ts'
import { type Sums, writeSums } from './backup-sums.ts'
import { type CopiedFiles, copyStoredFiles } from './copy-stored-files.ts'

type BackupSource = {
  /** A running embedded server and where its cluster is. */
  postgres: { connection: Connection; dataDir: string }
  /** The folder of the stored files; undefined when they are in S3. */
  files: string | undefined
  /** Without it encrypted settings cannot be read again. */
  secret: string | undefined
}

type BackedUp = { files: number; bytes: number }

/** The parts of a backup, by their names in its folder. */
export const PARTS = { database: 'database', files: 'files', secret: 'secret' } as const

/**
 * Copies database, stored files and secret into one folder while Kontor runs. The folder gets its
 * name only when it is whole.
 *
 * @example await backupAll({ postgres, files: join(dataDir, 'files'), secret }, '/backups/montag')
 */
export async function backupAll(source: BackupSource, folder: string): Promise<BackedUp> {
  return await writeAtomically(folder, async (temporary) => {
    await mkdir(temporary, { mode: 0o700 })
    return await fill(source, temporary)
  })
}

async function fill({ postgres, files, secret }: BackupSource, folder: string): Promise<BackedUp> {
  // Twice, before and after the database: a row may come or go while it is copied, but whatever row
  // the backup holds, its file was there at one of the two times.
  const copied: CopiedFiles = new Map()
  const copyFiles = async () => {
    if (files) await copyStoredFiles(files, join(folder, PARTS.files), copied)
  }
  await copyFiles()
  const database = await backupCluster(postgres, join(folder, PARTS.database))
  await copyFiles()
  await writeInfo(folder, files !== undefined)
  const sums = await sumsOfDatabase(join(folder, PARTS.database))
  for (const [path, { sha256 }] of copied) sums.set(`${PARTS.files}/${path}`, sha256)
  const single = [INFO_FILE]
  if (secret !== undefined) {
    await writeDurably(join(folder, PARTS.secret), secret)
    single.push(PARTS.secret)
  }
  for (const name of single) sums.set(name, (await hashFile(join(folder, name))).sha256)
  await writeSums(folder, sums)
  await syncFolder(folder)
  const bytes = [...copied.values()].reduce((sum, { size }) => sum + size, database.bytes)
  return { files: sums.size, bytes }
}

/** The copy of the database brings a list of its own, made while copying. */
async function sumsOfDatabase(folder: string): Promise<Sums> {
  const { files } = await readManifest(folder)
  const sums: Sums = new Map()
  const prefix = `${PARTS.database}/`
  for (const { path, sha256 } of files) {
    sums.set(prefix + join(backedUpCluster(''), path), sha256)
  }
  sums.set(`${prefix}manifest.json`, (await hashFile(join(folder, 'manifest.json'))).sha256)
  return sums
}
