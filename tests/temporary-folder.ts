import { existsSync, readFileSync, statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'
/** A whole run needs about a third of it. */
const ENOUGH_BYTES = 8 * 1024 ** 3

/**
 * Tests make, sync and throw away whole databases, and a sync takes milliseconds on a disk. Where
 * there is plenty of memory the temporary folder lies in it, unless someone has chosen another. For
 * the set-up of a run: the processes that run the tests inherit it.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return
  if (isMountedForPrograms() && freeBytes() >= ENOUGH_BYTES) process.env.TMPDIR = MEMORY
}

/** One test copies the programs of PostgreSQL and runs them; some containers forbid that here. */
function isMountedForPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const options = mounts.findLast((line) => line.split(' ')[1] === MEMORY)?.split(' ')[3]
  return options !== undefined && !options.split(',').includes('noexec')
}

function freeBytes(): number {
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, process.availableMemory())
}
