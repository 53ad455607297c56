import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#platform/platform-error.ts'

/** A name no key can have, so an unfinished file is never mistaken for a finished one. */
export const TEMPORARY = '.part-'

/** Removes unfinished files last written before `olderThan`, in all folders below. */
export async function sweepFolder(folder: string, olderThan: number): Promise<number> {
  let removed = 0
  for await (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removed += await sweepFolder(path, olderThan)
    else if (entry.name.startsWith(TEMPORARY)) removed += await removeIfOld(path, olderThan)
  }
  return removed
}

async function* entriesOf(folder: string) {
  try {
    yield* await opendir(folder)
  } catch (error) {
    // A folder may vanish meanwhile, and before the first file there is none at all.
    if (codeOf(error) !== 'ENOENT') throw error
  }
}

async function removeIfOld(path: string, olderThan: number): Promise<number> {
  const found = await stat(path).catch(() => undefined)
  if (!found || found.mtimeMs >= olderThan) return 0
  await rm(path, { force: true })
  return 1
}
