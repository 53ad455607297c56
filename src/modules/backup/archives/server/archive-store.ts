import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '#kernel/server/settings.ts'
import { diskStorage } from '#platform/storage/disk-storage.ts'
import { s3Storage } from '#platform/storage/s3-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { ArchivePlace } from '#platform/transfer/archive/format/open-archive.ts'

type Where = { settings: Settings }

/** Archives lie beside the files: in a folder of their own, or in the same bucket. */
export function archiveStore({ settings }: Where): Storage {
  return settings.s3 ? s3Storage(settings.s3) : diskStorage(settings.dataDir)
}

export function placeOf(where: Where, name: string): ArchivePlace & { storage: Storage } {
  return { storage: archiveStore(where), key: keyOf(name) }
}

export function keyOf(name: string): string {
  return `backups/${name}`
}

/** Where they are, for people who look after the machine. */
export function describePlace({ settings }: Where): string {
  const { s3, dataDir } = settings
  return s3 ? `${s3.endpoint}/${s3.bucket}/backups` : join(dataDir, 'backups')
}

/** Room left for archives; null where nobody knows. */
export async function freeBytes({ settings }: Where): Promise<number | null> {
  if (settings.s3) return null
  const { bavail, bsize } = await statfs(settings.dataDir)
  return bavail * bsize
}
