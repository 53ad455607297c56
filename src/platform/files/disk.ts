import { statfs } from 'node:fs/promises'
import { PlatformError } from '#platform/platform-error.ts'

const MEGABYTE = 1024 * 1024

/** Below this PostgreSQL would soon panic and stay down (measured: WAL needs room to recover). */
export const MINIMUM_FREE_BYTES = 512 * MEGABYTE

const NETWORK_FILE_SYSTEMS = new Map([
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x517b, 'SMB'],
  [0x5346414f, 'AFS'],
])

/** Throws when fewer bytes are free in the folder than needed. */
export async function requireFreeSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= bytes) return
  const [has, needs] = [free, bytes].map((size) => Math.floor(size / MEGABYTE))
  throw new PlatformError(
    'disk-full',
    `Only ${has} MB are free in ${folder}, but the database needs ${needs} MB. Free some space or choose another folder with KONTOR_DATA_DIR.`,
  )
}

/** Throws when the folder lies on a file system that cannot promise that written data is safe. */
export async function refuseNetworkFileSystem(folder: string): Promise<void> {
  const { type } = await statfs(folder)
  const name = networkFileSystemName(type)
  if (!name) return
  throw new PlatformError(
    'network-filesystem',
    `${folder} lies on a network drive (${name}), where a database can be damaged. Choose a folder on a local disk with KONTOR_DATA_DIR, or set DATABASE_URL.`,
  )
}

/** The name of a network file system by the number `statfs` reports, else undefined. */
export function networkFileSystemName(type: number): string | undefined {
  // Some systems report the number signed.
  return NETWORK_FILE_SYSTEMS.get(type >>> 0)
}
