import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { codeOf, PlatformError } from '#platform/platform-error.ts'
import { type Copied, copyHashed, hashFile, inParallel } from '../../files/copy-file.ts'
import type { BackupFile } from './manifest.ts'

// Their contents are rebuilt at the start; the log is copied separately and only as far as needed.
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
/** Files of temporary tables (`t3_16385`) among them. */
const LEFT_OUT =
  /^(postmaster\.|pgsql_tmp|pg_internal\.init|backup_label|tablespace_map|t\d+_\d+|.*\.tmp$)/
const CONTROL = 'global/pg_control'
const WAL_SEGMENT = /^[0-9A-F]{24}$/
/** With segments of 16 MB, the default. */
const SEGMENTS_PER_LOG = 256
const TRIES = 20

/** Copies all but the log of a cluster that has been told that a backup runs. */
export async function copyCluster(
  cluster: string,
  target: string,
): Promise<{ folders: string[]; files: BackupFile[] }> {
  const found = await listCluster(cluster)
  for (const folder of found.folders) await mkdir(join(target, folder), { mode: 0o700 })
  const files: BackupFile[] = []
  await inParallel(found.files, async (path) => {
    if (path === CONTROL) return
    const copied = await copyHashed(join(cluster, path), join(target, path)).catch((error) => {
      // A table dropped while copying; the log says so too.
      if (codeOf(error) === 'ENOENT') return undefined
      throw error
    })
    if (copied) files.push({ path, ...copied })
  })
  files.push({ path: CONTROL, ...(await copyControl(cluster, target)) })
  return { folders: found.folders, files }
}

/** Copies the log segments from the first to the last; throws when one is missing. */
export async function copyWal(
  cluster: string,
  target: string,
  range: { first: string; last: string },
): Promise<BackupFile[]> {
  const names = (await readdir(join(cluster, 'pg_wal')))
    .filter((name) => WAL_SEGMENT.test(name) && name >= range.first && name <= range.last)
    .sort()
  const isWhole = names[0] === range.first && names.at(-1) === range.last
  if (!isWhole || segmentNumber(range.last) - segmentNumber(range.first) !== names.length - 1) {
    throw new PlatformError('backup-failed', 'The backup was not made: part of the log is gone.')
  }
  const files: BackupFile[] = []
  for (const name of names) {
    const path = join('pg_wal', name)
    files.push({ path, ...(await copyHashed(join(cluster, path), join(target, path))) })
  }
  return files
}

async function listCluster(cluster: string): Promise<{ folders: string[]; files: string[] }> {
  const folders: string[] = []
  const files: string[] = []
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
      // A database dropped meanwhile.
      if (codeOf(error) === 'ENOENT') return []
      throw error
    })
    const unlogged = unloggedIn(entries.map(({ name }) => name))
    for (const entry of entries) {
      const path = relative(cluster, join(folder, entry.name))
      if (LEFT_OUT.test(entry.name) || unlogged(entry.name)) continue
      if (entry.isFile()) files.push(path)
      if (!entry.isDirectory()) continue
      folders.push(path)
      if (!EMPTIED.has(path)) await visit(join(folder, entry.name))
    }
  }
  await visit(cluster)
  return { folders, files }
}

/**
 * Tables whose rows no log and no backup may hold begin empty after a restore, from the file `_init`;
 * their other files are left out.
 */
function unloggedIn(names: readonly string[]): (name: string) => boolean {
  const numbers = new Set(
    names.filter((name) => name.endsWith('_init')).map((name) => name.slice(0, -'_init'.length)),
  )
  return (name) => {
    const number = /^\d+/.exec(name)?.[0]
    return number !== undefined && numbers.has(number) && !name.endsWith('_init')
  }
}

/** The server rewrites this small file now and then: taken last, and only when read twice alike. */
async function copyControl(cluster: string, target: string): Promise<Copied> {
  const [from, to] = [join(cluster, CONTROL), join(target, CONTROL)]
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const copied = await copyHashed(from, to)
    if ((await hashFile(from)).sha256 === copied.sha256) return copied
    await rm(to)
  }
  throw new PlatformError('backup-failed', 'The backup was not made: pg_control keeps changing.')
}

function segmentNumber(name: string): number {
  const log = Number.parseInt(name.slice(8, 16), 16)
  return log * SEGMENTS_PER_LOG + Number.parseInt(name.slice(16), 16)
}
