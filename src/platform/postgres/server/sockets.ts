import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf, PlatformError } from '#platform/platform-error.ts'
import { giveTo, type Owner } from '../folder/owner.ts'
import { barrierTo } from '../folder/reach.ts'
import { PORT } from '../setting.ts'

// The system allows 108 bytes for a socket's path, the closing zero included.
const LONGEST_SOCKET_PATH = 107
const SOCKET_FILE = `.s.PGSQL.${PORT}`

/** A short name for a data folder, the same at every start. */
export function placeName(dataDir: string): string {
  return createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
}

/** Makes the private folder for the socket: beside the cluster, or in /tmp when the path is long. */
export async function prepareSockets(
  parent: string,
  dataDir: string,
  owner: Owner,
): Promise<string> {
  const short = `kontor-${placeName(dataDir)}`
  const candidates = [join(parent, 'postgres-sockets'), join(tmpdir(), short), join('/tmp', short)]
  for (const folder of candidates) {
    const length = Buffer.byteLength(join(folder, SOCKET_FILE))
    if (length <= LONGEST_SOCKET_PATH && (await makePrivate(folder, owner))) return folder
  }
  throw new PlatformError(
    'unreachable-folder',
    `The database needs a private folder with a short path, but none of these can be used: ${candidates.join(', ')}. Choose a shorter KONTOR_DATA_DIR or another TMPDIR.`,
  )
}

/**
 * Removes socket files of a dead server. Its lock file names a process number; once another
 * process has that number, PostgreSQL would refuse to start for ever.
 */
export async function clearSockets(sockets: string): Promise<void> {
  for (const name of await readdir(sockets)) {
    if (name.startsWith('.s.PGSQL.')) await rm(join(sockets, name), { force: true })
  }
}

/** The value of `unix_socket_directories`: a list, so a folder with a comma must be quoted. */
export function socketsOption(sockets: string): string {
  return `"${sockets.replaceAll('"', '""')}"`
}

async function makePrivate(folder: string, owner: Owner): Promise<boolean> {
  if (owner.isOther && (await barrierTo(folder, owner).catch(() => folder))) return false
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') return false
  }
  const found = await lstat(folder)
  // In a shared folder somebody else may have made one with this name: never use that.
  if (!found.isDirectory() || ![process.getuid?.(), owner.uid].includes(found.uid)) return false
  await chmod(folder, 0o700)
  if (found.uid !== owner.uid) await giveTo(owner, folder)
  return true
}
