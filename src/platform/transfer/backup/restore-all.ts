import { access, mkdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyHashed, inParallel } from '../../files/copy-file.ts'
import { renameDurably, writeDurably } from '../../files/durable.ts'
import { restoreCluster } from '../../postgres/backup/restore.ts'
import { timeInName } from '../../postgres/cluster/cluster-files.ts'
import { acquireLock } from '../../postgres/folder/lock.ts'
import { giveTo } from '../../postgres/folder/owner.ts'
import { prepareDataDir } from '../../postgres/prepare.ts'
import { PARTS } from './backup-all.ts'
import { unusable } from './backup-sums.ts'
import { makeNamesLast } from './copy-stored-files.ts'
import type { VerifiedBackup } from './verify-backup.ts'

type Options = {
  dataDir: string
  /** True when KONTOR_SECRET is set: then none is kept in the data folder. */
  hasOwnSecret: boolean
  /** Default true; false only for tests. */
  fsync?: boolean
}

/**
 * Puts a verified backup in place of the data folder's database, files and secret. Those are kept
 * beside as `….before-restore-<time>`. Repeating it after an interruption is safe.
 */
export async function restoreAll(backup: VerifiedBackup, options: Options): Promise<void> {
  const dataDir = await prepareDataDir(options.dataDir)
  const staging = join(dataDir, 'restore-staging')
  const discard = () => rm(staging, { recursive: true, force: true })
  const names = await whileLocked(dataDir, async () => {
    await discard()
    return await unpack(backup, staging, options).catch(async (error: unknown) => {
      await discard()
      throw error
    })
  })
  try {
    await giveToOwner(dataDir, staging)
    // First the long and doubtful part; what remains are a few renames.
    await restoreCluster(join(backup.folder, PARTS.database), dataDir, { fsync: options.fsync })
    await whileLocked(dataDir, async () => {
      const suffix = `before-restore-${timeInName()}`
      for (const name of names) await swap(join(staging, name), join(dataDir, name), suffix)
    })
  } finally {
    await discard()
  }
}

/** Throws when a Kontor uses the data folder. */
export async function refuseRunning(dataDir: string): Promise<void> {
  if (await isThere(dataDir))
    await whileLocked(await prepareDataDir(dataDir), async () => undefined)
}

async function whileLocked<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = await acquireLock(dataDir)
  try {
    return await work()
  } finally {
    await lock.release()
  }
}

/** Returns the names of what lies ready in the staging folder. */
async function unpack(
  { folder, files, hasFiles, secret }: VerifiedBackup,
  staging: string,
  { hasOwnSecret }: Options,
): Promise<string[]> {
  const names: string[] = []
  await mkdir(staging, { mode: 0o700 })
  if (secret !== undefined && !hasOwnSecret) {
    await writeDurably(join(staging, PARTS.secret), secret)
    names.push(PARTS.secret)
  }
  if (!hasFiles) return names
  await mkdir(join(staging, PARTS.files), { mode: 0o700 })
  await inParallel([...files], async ([key, sum]) => {
    const to = join(staging, PARTS.files, key)
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    const { sha256 } = await copyHashed(join(folder, PARTS.files, key), to)
    if (sha256 !== sum) throw unusable(folder, `${key} wurde währenddessen verändert`)
  })
  await makeNamesLast(join(staging, PARTS.files))
  return [...names, PARTS.files]
}

async function swap(incoming: string, place: string, suffix: string): Promise<void> {
  if (await isThere(place)) await renameDurably(place, `${place}.${suffix}`)
  await renameDurably(incoming, place)
}

async function isThere(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}

/** Root may restore what belongs to the user that runs Kontor. */
async function giveToOwner(dataDir: string, path: string): Promise<void> {
  const { uid, gid } = await stat(dataDir)
  await giveTo({ uid, gid, name: '', isOther: process.getuid?.() === 0 && uid !== 0 }, path)
}
