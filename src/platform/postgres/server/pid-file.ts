import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '#platform/platform-error.ts'

/** What a server wrote into its data directory; numbers are NaN in an empty or cut file. */
type PidFile = { pid: number; port: number; sockets: string; isReady: boolean }

/** Reads `postmaster.pid`; undefined when there is none. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  try {
    const lines = (await readFile(pidFilePath(cluster), 'utf8')).split('\n')
    return {
      pid: Number.parseInt(lines[0] ?? '', 10),
      port: Number.parseInt(lines[3] ?? '', 10),
      sockets: lines[4] ?? '',
      isReady: lines[7]?.trim() === 'ready',
    }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

export function pidFilePath(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}
