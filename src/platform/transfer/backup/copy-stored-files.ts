import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { codeOf } from '#platform/platform-error.ts'
import { copyHashed, inParallel } from '../../files/copy-file.ts'
import { syncFolder } from '../../files/durable.ts'
import { TEMPORARY } from '../../storage/sweep-folder.ts'

/** What has been copied so far, by path: the hash, and how the source looked. */
export type CopiedFiles = Map<string, { sha256: string; size: number; stamp: string }>

/**
 * Copies all stored files that are new or changed since the last call with the same `copied`.
 * Files that vanish meanwhile stay away; those that vanished after they were copied are kept.
 */
export async function copyStoredFiles(
  source: string,
  target: string,
  copied: CopiedFiles,
): Promise<void> {
  await inParallel(await storedFiles(source), async (path) => {
    const stamp = await stampOf(join(source, path))
    if (stamp === undefined || copied.get(path)?.stamp === stamp) return
    const to = join(target, path)
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    await rm(to, { force: true })
    const done = await orNothing(() => copyHashed(join(source, path), to))
    if (done) copied.set(path, { ...done, stamp })
  })
  await makeNamesLast(target)
}

/** Copied files are safe on the disk already; this makes their names so, in all folders below. */
export async function makeNamesLast(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (entry.isDirectory()) await syncFolder(join(entry.parentPath, entry.name))
  }
  await syncFolder(folder)
}

/** Finished files only; a path is a storage key. */
export async function storedFiles(folder: string): Promise<string[]> {
  const read = () => readdir(folder, { recursive: true, withFileTypes: true })
  const entries = (await orNothing(read)) ?? []
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith(TEMPORARY))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

async function stampOf(path: string): Promise<string | undefined> {
  const found = await orNothing(() => stat(path, { bigint: true }))
  return found && `${found.ino} ${found.size} ${found.mtimeNs}`
}

async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
