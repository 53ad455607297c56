import { statfs } from 'node:fs/promises'
import { MINIMUM_FREE_BYTES } from '#platform/files/disk.ts'

/** Bytes that may still be written to the disk of a folder before the reserve is touched. */
export async function spareDiskBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({
    bavail: Number.POSITIVE_INFINITY,
    bsize: 1,
  }))
  return bavail * bsize - MINIMUM_FREE_BYTES
}
