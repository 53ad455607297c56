import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PlatformError } from '#platform/platform-error.ts'
import { copyHashed, inParallel } from '../../files/copy-file.ts'
import { MINIMUM_FREE_BYTES, requireFreeSpace } from '../../files/disk.ts'
import { findBinaries } from '../binaries/binaries.ts'
import { mark } from '../cluster/marker.ts'
import { resetPassword } from '../cluster/reset-password.ts'
import { removeLeftovers, stagedCluster, withStaging } from '../cluster/staging.ts'
import { swapIn } from '../cluster/swap.ts'
import { acquireLock } from '../folder/lock.ts'
import { giveTo } from '../folder/owner.ts'
import { recordPlace } from '../folder/place.ts'
import { inspect } from '../inspect.ts'
import { prepare, prepareDataDir } from '../prepare.ts'
import { withClient } from '../server/ask.ts'
import { runOnce } from '../server/run-once.ts'
import { DATABASE, type Log, type Setting } from '../setting.ts'
import { backedUpCluster, verifyBackup } from './backup.ts'
import { invalid, type Manifest } from './manifest.ts'

/**
 * Puts a backup in place of the cluster of a data folder. The backup is checked, unpacked beside
 * the cluster and started there for proof; only then it takes the cluster's place, which is kept
 * as `postgres.before-restore-<time>`.
 */
export async function restoreCluster(
  backupDir: string,
  dataDir: string,
  options: { log?: Log; fsync?: boolean } = {},
): Promise<void> {
  const installed = findBinaries()
  const manifest = await verifyBackup(backupDir)
  const folder = await prepareDataDir(dataDir)
  const locks = [await acquireLock(folder)]
  try {
    const log = options.log ?? (() => undefined)
    const setting = await prepare({ ...options, log, dataDir: folder }, installed, locks)
    await refuseRunning(setting)
    await removeLeftovers(setting.place)
    const bytes = manifest.files.reduce((sum, file) => sum + file.size, 0)
    await requireFreeSpace(dirname(setting.place.cluster), bytes + MINIMUM_FREE_BYTES)
    const kept = await unpackAndSwap(setting, backupDir, manifest)
    await recordPlace(setting.place)
    log({ msg: 'The backup was restored', folder: setting.place.cluster, kept })
  } finally {
    for (const lock of locks) await lock.release()
  }
}

async function unpackAndSwap(
  setting: Setting,
  backupDir: string,
  manifest: Manifest,
): Promise<string | undefined> {
  const { place } = setting
  return await withStaging(place, async (folder) => {
    const cluster = stagedCluster(folder)
    await unpack(backupDir, manifest, cluster)
    await giveTo(place.owner, cluster)
    const { signal: abort } = new AbortController()
    await resetPassword(setting, cluster, abort)
    await runOnce(setting, { cluster, database: DATABASE, abort }, readCatalogue)
    await mark(cluster, place.owner)
    return await swapIn(place, cluster)
  })
}

async function unpack(backupDir: string, manifest: Manifest, cluster: string): Promise<void> {
  await mkdir(cluster, { mode: 0o700 })
  for (const path of [...manifest.folders].sort())
    await mkdir(join(cluster, path), { mode: 0o700, recursive: true })
  await inParallel(manifest.files, async (file) => {
    const source = join(backedUpCluster(backupDir), file.path)
    const copied = await copyHashed(source, join(cluster, file.path))
    if (copied.sha256 !== file.sha256)
      throw invalid(backupDir, `the file ${file.path} was changed meanwhile`)
  })
}

/** Reading every catalogue row makes the server check the checksums of those pages. */
const readCatalogue: Parameters<typeof runOnce<void>>[2] = async (connection) => {
  await withClient(connection, async (client) => {
    await client.query('select count(*) from pg_class join pg_attribute on attrelid = pg_class.oid')
  })
}

async function refuseRunning(setting: Setting): Promise<void> {
  const { state } = await inspect(setting)
  if (['absent', 'half-initialised', 'stopped', 'stale-pid', 'zombie'].includes(state)) return
  throw new PlatformError(
    'already-running',
    `A database server still runs on ${setting.place.cluster}. Stop it before restoring: start Kontor and stop it again properly.`,
  )
}
