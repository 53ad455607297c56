import { join } from 'node:path'
import { diskStorage } from './disk-storage.ts'
import type { S3Settings } from './s3-client.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** @example const storage = openStorage(settings) */
export function openStorage(settings: { dataDir: string; s3?: S3Settings }): Storage {
  return settings.s3 ? s3Storage(settings.s3) : diskStorage(join(settings.dataDir, 'files'))
}
